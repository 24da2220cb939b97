import { css } from "@emotion/react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Form, useForm, useFormState } from "react-final-form";

import { Fold } from "../components/Fold";
import { useToday } from "../components/use-today";
import { setTexts } from "../forms/elements";
import { Choice, Field, Group, useRegistered } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import type { IsoDay } from "../french/dates";
import { readPeriod } from "../french/notice";
import { type Entries, readEntries } from "./rules/entries";
import { draft, type FieldName, fields, groups, type Typed } from "./rules/fields";

const FOLDED = [groups.vote, groups.estimate];

/** The unit beside the notice. It follows a unit that is typed with the notice: « 45 jours ». */
function NoticeUnit() {
  const { label, options } = fields.noticeUnit;
  const form = useForm();
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const select = useRef<HTMLSelectElement>(null);
  const typed = readPeriod(values.notice ?? "");
  const unit = typed && !typed.isGuess ? typed.unit : values.noticeUnit;
  useEffect(() => {
    const element = select.current?.form;
    if (unit && element && unit !== select.current?.value) setTexts(form, element, { noticeUnit: unit });
  }, [form, unit, values.noticeUnit]);
  return (
    <Choice {...useRegistered("noticeUnit").attributes} ref={select} aria-label={label} options={options} />
  );
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

const inGrid = css({ display: "contents", "&[hidden]": { display: "none" } });

/**
 * The question on the renewal, shown only when the last day of receipt is past. Hidden fields stay in the page, which holds what was
 * typed.
 */
export const RenewalFields = ({ isLate, typed }: { isLate: boolean; typed: Typed }) => (
  <>
    <div css={inGrid} hidden={!isLate}>
      <NamedFields names={["renewal"]} />
    </div>
    <div css={inGrid} hidden={!isLate || typed.renewal !== "renews"}>
      <NamedFields names={["renewalMonths"]} />
    </div>
  </>
);

interface FieldGroupProps {
  of: (typeof groups)[keyof typeof groups];
  note?: string;
  children?: ReactNode;
}

/** A group of fields under its legend. `note` stands above them, `children` below. */
export const FieldGroup = ({ of, note, children }: FieldGroupProps) => (
  <Group legend={of.legend}>
    {note && <p>{note}</p>}
    <NamedFields names={of.names} />
    {children}
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
  /** Below the form. Its `useForm` is this form's. */
  below?: ReactNode;
  children: (state: FormState) => ReactNode;
}

const state = { values: true, touched: true };
const nothingToSubmit = () => undefined;

/** A form with the results of what is typed in it. The home page and the guide share its values. */
export function AssemblyForm({ convocationDays, below, children, ...attributes }: AssemblyFormProps) {
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
          <>
            <FormElement {...attributes} name="dossier" draft={draft} autoComplete="off">
              {children({ today, typed, entries, problems: Object.fromEntries(shown) })}
            </FormElement>
            {below}
          </>
        );
      }}
    </Form>
  );
}
