import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Form } from "react-final-form";

import { Fold } from "../components/Fold";
import { useToday } from "../components/use-today";
import { Choice, Field, Group, useRegistered } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import type { IsoDay } from "../french/dates";
import { type Entries, readEntries } from "./rules/entries";
import { draft, type FieldName, fields, groups, type Typed } from "./rules/fields";

const FOLDED = [groups.vote, groups.estimate];

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

/** A group of fields under its legend, below a note. */
export const FieldGroup = ({
  of,
  children,
}: {
  of: (typeof groups)[keyof typeof groups];
  children?: ReactNode;
}) => (
  <Group legend={of.legend}>
    {children}
    <NamedFields names={of.names} />
  </Group>
);

/** All other fields, folded. They unfold where one has a problem, or a text that is not typed now but comes back. */
export function FoldedFields({ typed, problems }: Pick<FormState, "typed" | "problems">) {
  const element = useRef<HTMLDetailsElement>(null);
  const names = FOLDED.flatMap((group): readonly FieldName[] => group.names);
  const [isWrong, isFilled] = [problems, typed].map((texts) => names.some((name) => texts[name]));
  useEffect(() => {
    if (element.current && (isWrong || isFilled)) element.current.open = true;
  }, [isWrong, isFilled]);
  return (
    <Fold id="precisions" label="Plus de précisions" ref={element}>
      {FOLDED.map((group) => (
        <FieldGroup key={group.legend} of={group} />
      ))}
    </Fold>
  );
}

/** What is known of the form at each input: `today` is the visitor's day, `problems` what is wrong in the fields that were left. */
export interface FormState {
  today: IsoDay;
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

const state = { values: true, touched: true };
const nothingToSubmit = () => undefined;

/** A form with the results of what is typed in it. The home page and the guide share its values. */
export function AssemblyForm({ convocationDays, children, ...attributes }: AssemblyFormProps) {
  const today = useToday();
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
