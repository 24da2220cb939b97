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
import { needsScript } from "../theme/without-scripts";
import { type Entries, readEntries } from "./rules/entries";
import { draft, type FieldName, fields, groups, type Typed } from "./rules/fields";

const FOLDED = [groups.vote, groups.estimate];

/** The field of the notice's unit. It follows a unit that is typed with the notice: « 45 jours ». */
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
    <Choice
      {...useRegistered("noticeUnit").attributes}
      ref={select}
      aria-label={label}
      title={label}
      options={options}
    />
  );
}

type Hints = Partial<Record<FieldName, string>>;

/** @param hints override the fields' own. */
export const NamedFields = ({ names, hints = {} }: { names: readonly FieldName[]; hints?: Hints }) =>
  names.map((name) => (
    <Field
      key={name}
      field={{ name, ...fields[name], hint: hints[name] ?? fields[name].hint }}
      unit={name === "notice" && <NoticeUnit />}
    />
  ));

const inGrid = css({ display: "contents", "&[hidden]": { display: "none" } });

/** On the home page the field appears once the small meter's button has set it. */
export const MeterField = ({ typed }: { typed: Typed }) => (
  <div css={inGrid} hidden={!typed.meter}>
    <NamedFields names={["meter"]} />
  </div>
);

/** @param isAsked see `asksForRenewal`. Hidden fields stay mounted, because the DOM holds what was typed. */
export const RenewalFields = ({ isAsked, typed }: { isAsked: boolean; typed: Typed }) => (
  <div css={inGrid} hidden={!isAsked}>
    <NamedFields names={["renewal"]} />
    <div css={inGrid} hidden={typed.renewal !== "renews"}>
      <NamedFields names={["renewalMonths"]} />
    </div>
  </div>
);

/** The optional fields. They unfold on a problem, or when a draft or the browser restores one of them. */
export function FoldedFields(props: Pick<FormState, "typed" | "problems"> & { hints: Hints }) {
  const { typed, problems, hints } = props;
  const element = useRef<HTMLDetailsElement>(null);
  const names = FOLDED.flatMap((group): readonly FieldName[] => group.names);
  const isWrong = names.some((name) => problems[name]);
  const isFilled = names.some((name) => typed[name]);
  useEffect(() => {
    if (element.current && (isWrong || isFilled)) element.current.open = true;
  }, [isWrong, isFilled]);
  return (
    <Fold id="precisions" label="Plus de précisions" ref={element} {...needsScript}>
      {FOLDED.map(({ legend, names }) => (
        <Group key={legend} legend={legend}>
          <NamedFields names={names} hints={hints} />
        </Group>
      ))}
    </Fold>
  );
}

/** The form's state after each input. */
export interface FormState {
  /** The visitor's day. */
  today: IsoDay;
  typed: Typed;
  entries: Entries;
  /** The problems of the fields that have lost the focus. */
  problems: Typed;
}

interface AssemblyFormProps {
  "aria-label"?: string;
  className?: string;
  /** The legal period, in days. */
  convocationDays: number;
  children: (state: FormState) => ReactNode;
}

const state = { values: true, touched: true };
const nothingToSubmit = () => undefined;

/** A form with live results. The home page and the guide share its draft. */
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
          <FormElement
            {...attributes}
            name="dossier"
            draft={draft}
            autoComplete="off"
            // A hook for the print styles.
            data-filled={typed.contractEnd ? "" : undefined}
          >
            {children({ today, typed, entries, problems: Object.fromEntries(shown) })}
          </FormElement>
        );
      }}
    </Form>
  );
}
