import { css } from "@emotion/react";
import { type ReactNode, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { Form } from "react-final-form";

import { onReturn } from "../browser/navigation";
import { Fold } from "../components/Fold";
import { Choice, Field, useRegistered } from "../forms/Field";
import * as styles from "../forms/field.styles";
import { below, between, from, print } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { type Day, dayOf } from "./day";
import { type Entries, type FieldName, fields, type Problems, readEntries, type Typed } from "./fields";

/** The fields that give the first dates. The others are folded, by what they are for; the estimate follows its own. */
export const FIRST = ["contractEnd", "notice", "meter", "meeting"] as const;
const FOR_VOTE = ["copropriete", "energy", "delegate", "ceiling", "duration", "convocationDays"] as const;
const FOR_ESTIMATE = ["lots", "cost", "consumption", "price"] as const;
const FOLDED = [...FOR_VOTE, ...FOR_ESTIMATE];

/** The styles of the groups within the form, which are only on the screen, and only where the browser runs scripts. */
export const groupStyles = css({
  "> fieldset, > details": [
    styles.needsScript,
    {
      [print]: { display: "none" },
      // A focused field is in view below the header and, in a narrow window, the next date.
      [below.desktop]: { "& :is(input, select)": { scrollMarginTop: space(20) } },
    },
  ],
  "> fieldset": {
    "p:first-child": [noteText, { gridColumn: "1 / -1", marginBottom: space(2) }],
    [between.tabletAndDesktop]: {
      "> div": { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)" },
      select: { paddingInline: `${space(1)} ${space(4)}` },
    },
  },
  "&& > details": {
    gridColumn: "1 / -1",
    summary: strongText,
    "> div": { display: "grid", gap: space(4), maxWidth: "none" },
    [from.desktop]: { "> div": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
    fieldset: { padding: 0, border: 0 },
  },
});
/** The unit beside the notice. */
export function NoticeUnit() {
  const { label, options } = fields.noticeUnit;
  return <Choice {...useRegistered("noticeUnit").attributes} aria-label={label} options={options} />;
}

interface GroupProps {
  legend: string;
  names: readonly FieldName[];
  children?: ReactNode;
}

/** Fields under a legend, after a sentence about them. */
export const Group = ({ legend, names, children }: GroupProps) => (
  <fieldset css={styles.group}>
    <legend>{legend}</legend>
    <div>
      {children}
      {names.map((name) => (
        <Field
          key={name}
          id={`dossier-${name}`}
          field={{ name, ...fields[name] }}
          unit={name === "notice" && <NoticeUnit />}
        />
      ))}
    </div>
  </fieldset>
);

/** All other fields, folded. They unfold where one has a problem, or a text that is not typed now but comes back. */
export function FoldedFields({ typed, problems }: { typed: Typed; problems: Problems }) {
  const element = useRef<HTMLDetailsElement>(null);
  const isWrong = FOLDED.some((name) => problems[name]);
  const isFilled = FOLDED.some((name) => typed[name]);
  useEffect(() => {
    if (element.current && (isWrong || isFilled)) element.current.open = true;
  }, [isWrong, isFilled]);
  return (
    <Fold
      id="precisions"
      label="Plus de précisions"
      ref={element}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true;
      }}
    >
      <Group legend="Pour les résolutions et le calendrier" names={FOR_VOTE} />
      <Group legend="Pour l’estimation" names={FOR_ESTIMATE} />
    </Fold>
  );
}

/** The name of the form on the page. */
export const formName = "dossier";

/** What is known of the form at each input. */
export interface FormState {
  /** The visitor's day. */
  today: Day;
  typed: Typed;
  entries: Entries;
  /** What is wrong in the fields that were left. */
  problems: Problems;
}

interface AssemblyFormProps {
  /** The law's period of convocation. */
  convocationDays: number;
  children: (state: FormState) => ReactNode;
}

const visitorsDay = () => dayOf(new Date());
const state = { values: true, errors: true, touched: true };
const nothingToSubmit = () => undefined;

/** Reads what is typed, for what is shown within. */
export function AssemblyForm({ convocationDays, children }: AssemblyFormProps) {
  const today = useSyncExternalStore(onReturn, visitorsDay, visitorsDay);
  const read = useCallback(
    (typed: Typed) => readEntries(typed, today, convocationDays),
    [today, convocationDays],
  );
  const findProblems = useCallback((typed: Typed) => read(typed).problems, [read]);
  return (
    <Form<Typed> onSubmit={nothingToSubmit} validate={findProblems} subscription={state}>
      {({ values, errors = {}, touched = {} }) =>
        children({
          today,
          typed: values,
          entries: read(values),
          problems: Object.fromEntries(Object.entries(errors).filter(([name]) => touched[name])),
        })
      }
    </Form>
  );
}
