import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Form, useForm } from "react-final-form";

import { textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { useToday } from "../components/use-today";
import { setTexts, TICKED } from "../forms/elements";
import { Checkbox, Field, Group } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import type { IsoDay } from "../french/dates";
import { needsScript } from "../theme/without-scripts";
import { type Entries, readEntries } from "./rules/entries";
import {
  dossierDraft,
  dossierFields,
  type FieldName,
  type FieldTexts,
  groups,
  type Typed,
} from "./rules/fields";

const FOLDED = [groups.vote, groups.estimate];

const usual: Typed = { notice: "3 mois" };
const usualButton = css(textButton, { justifySelf: "start", padding: 0, textAlign: "start" });

/** Fills in a cautious notice on request: the form never assumes one. */
function UsualNotice() {
  const form = useForm();
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.form) setTexts(form, currentTarget.form, usual);
  };
  return (
    <button type="button" onClick={use} css={usualButton}>
      {"Je ne le connais pas\u00a0: compter 3\u00a0mois"}
    </button>
  );
}

const Box = ({ name }: { name: "openEnded" | "onAgenda" | "voted" }) => (
  <Checkbox field={{ name, label: dossierFields[name].label }} />
);

/** Checkboxes and buttons below a field. */
const BELOW: Partial<Record<FieldName, ReactNode>> = {
  contractEnd: <Box name="openEnded" />,
  notice: <UsualNotice />,
  meeting: (
    <>
      <Box name="onAgenda" />
      <Box name="voted" />
    </>
  ),
};

type Hints = Partial<Record<FieldName, string>>;

/** A name of a field that is not a box. */
export type InputName = Exclude<FieldName, "openEnded" | "onAgenda" | "voted">;

interface NamedFieldsProps {
  names: readonly InputName[];
  /** Override the fields' own. */
  hints?: Hints;
  /** Of which nothing can be typed: the end of a contract without one. */
  disabled?: readonly InputName[];
}

export const NamedFields = ({ names, hints = {}, disabled = [] }: NamedFieldsProps) =>
  names.map((name) => (
    <Field
      key={name}
      field={{ name, ...dossierFields[name], hint: hints[name] ?? dossierFields[name].hint }}
      below={BELOW[name]}
      disabled={disabled.includes(name)}
    />
  ));

/** The end of the contract, or none. */
export const EndField = ({ typed }: { typed: Typed }) => (
  <NamedFields names={["contractEnd"]} disabled={typed.openEnded === TICKED ? ["contractEnd"] : []} />
);

const inGrid = css({ display: "contents", "&[hidden]": { display: "none" } });

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
  const names = FOLDED.flatMap((group): readonly InputName[] => group.names);
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
  problems: FieldTexts;
}

interface AssemblyFormProps {
  "aria-label"?: string;
  className?: string;
  periods: Queries.AnswerPeriods;
  children: (state: FormState) => ReactNode;
}

const state = { values: true, touched: true };
const nothingToSubmit = () => undefined;

/** A form with live results. The home page and the guide share its draft. */
export function AssemblyForm({ periods, children, ...attributes }: AssemblyFormProps) {
  const today = useToday();
  const findProblems = useCallback(
    (typed: Typed) => readEntries(typed, today, periods).problems,
    [today, periods],
  );
  return (
    <Form<Typed> onSubmit={nothingToSubmit} validate={findProblems} subscription={state}>
      {({ values: typed, touched = {} }) => {
        const entries = readEntries(typed, today, periods);
        const shown = Object.entries(entries.problems).filter(([name]) => touched[name]);
        return (
          <FormElement
            {...attributes}
            name="dossier"
            draft={dossierDraft}
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
