import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { Form } from "react-final-form";

import { Fold } from "../components/Fold";
import { Choice, Field, Group, useRegistered } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import { onReturn } from "../navigation/router";
import { type Day, dayOf } from "./day";
import { draft, type Entries, type FieldName, fields, readEntries, type Typed } from "./fields";

/** The fields that give the first dates. The others are folded, by what they are for; the estimate follows its own. */
export const FIRST = ["contractEnd", "notice", "meter", "meeting"] as const;
const FOR_VOTE = ["copropriete", "energy", "delegate", "ceiling", "duration", "convocationDays"] as const;
const FOR_ESTIMATE = ["lots", "cost", "consumption", "price"] as const;
const FOLDED = [...FOR_VOTE, ...FOR_ESTIMATE];

/** The unit beside the notice. */
function NoticeUnit() {
  const { label, options } = fields.noticeUnit;
  return <Choice {...useRegistered("noticeUnit").attributes} aria-label={label} options={options} />;
}

/** Fields by their names. Without their hints where the text above says it. */
export const NamedFields = ({ names, hinted = true }: { names: readonly FieldName[]; hinted?: boolean }) =>
  names.map((name) => (
    <Field
      key={name}
      field={{ name, ...fields[name], ...(!hinted && { hint: "" }) }}
      unit={name === "notice" && <NoticeUnit />}
    />
  ));

/** All other fields, folded. They unfold where one has a problem, or a text that is not typed now but comes back. */
export function FoldedFields({ typed, problems }: Pick<FormState, "typed" | "problems">) {
  const element = useRef<HTMLDetailsElement>(null);
  const [isWrong, isFilled] = [problems, typed].map((texts) => FOLDED.some((name) => texts[name]));
  useEffect(() => {
    if (element.current && (isWrong || isFilled)) element.current.open = true;
  }, [isWrong, isFilled]);
  return (
    <Fold id="precisions" label="Plus de précisions" ref={element}>
      <Group legend="Pour les résolutions et le calendrier">
        <NamedFields names={FOR_VOTE} />
      </Group>
      <Group legend="Pour l’estimation">
        <NamedFields names={FOR_ESTIMATE} />
      </Group>
    </Fold>
  );
}

/** What is known of the form at each input: `today` is the visitor's day, `problems` what is wrong in the fields that were left. */
export interface FormState {
  today: Day;
  typed: Typed;
  entries: Entries;
  problems: Typed;
}

interface AssemblyFormProps {
  "aria-label"?: string;
  "aria-labelledby"?: string;
  className?: string;
  /** The law's period of convocation. */
  convocationDays: number;
  children: (state: FormState) => ReactNode;
}

const visitorsDay = () => dayOf(new Date());
const state = { values: true, touched: true };
const nothingToSubmit = () => undefined;

/** A form with the results of what is typed in it. The home page and the guide share its values. */
export function AssemblyForm({ convocationDays, children, ...attributes }: AssemblyFormProps) {
  const today = useSyncExternalStore(onReturn, visitorsDay, visitorsDay);
  const findProblems = useCallback(
    (typed: Typed) => readEntries(typed, today, convocationDays).problems,
    [today, convocationDays],
  );
  return (
    <Form<Typed> onSubmit={nothingToSubmit} validate={findProblems} subscription={state}>
      {({ values: typed, touched = {} }) => {
        const entries = readEntries(typed, today, convocationDays);
        const shown = Object.entries(entries.problems).filter(([name]) => touched[name]);
        return (
          <FormElement {...attributes} name="dossier" draft={draft} autoComplete="off">
            {children({ today, typed, entries, problems: Object.fromEntries(shown) })}
          </FormElement>
        );
      }}
    </Form>
  );
}
