/** The form of a contract's record, and its fields. The home page and the guide each show some of them. */
import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { Form, useForm } from "react-final-form";

import { textButton } from "../components/Button";
import { Fold } from "../components/Fold";
import { useToday } from "../components/use-today";
import { promptOf } from "../contract/answer";
import type { Plan } from "../contract/plan";
import { type AnyForm, setTexts, TICKED } from "../forms/elements";
import { Checkbox, Field, Group } from "../forms/Field";
import { FormElement } from "../forms/FormElement";
import { useRecord } from "../forms/record";
import { addDays, dayInFrench, type IsoDay } from "../french/dates";
import { needsScript } from "../theme/without-scripts";
import { type Answered, answerFor } from "./rules/answer-for";
import type { AnswerContent } from "./rules/content";
import { dossierFields, dossierForm, type FieldName, type FieldTexts, groups } from "./rules/dossier-fields";
import { readAnswers } from "./rules/read-answers";

/** The groups of optional fields. */
const FOLDED = [groups.vote, groups.estimate];

const USUAL_NOTICE: FieldTexts = { notice: "3 mois" };
const usualButton = css(textButton, { justifySelf: "start", textAlign: "start" });

/** Fills in a cautious notice on request: the form never assumes one. */
function UsualNotice() {
  const form = useForm();
  const use = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget.form) setTexts(form, currentTarget.form, USUAL_NOTICE);
  };
  return (
    <button type="button" onClick={use} css={usualButton}>
      {"Inconnu\u00a0: compter 3\u00a0mois"}
    </button>
  );
}

type BoxName = "openEnded" | "onAgenda" | "voted" | "keepMeeting";

const Box = ({ name }: { name: BoxName }) => <Checkbox field={{ name, label: dossierFields[name].label }} />;

/** Checkboxes and buttons below a field. */
const BELOW: Partial<Record<FieldName, ReactNode>> = {
  contractEnd: <Box name="openEnded" />,
  notice: <UsualNotice />,
};

/** A name of a field that is not a box. */
export type InputName = Exclude<FieldName, BoxName>;

interface NamedFieldsProps {
  names: readonly InputName[];
  /** Fields that cannot be filled in, such as the end of a contract of indefinite duration. */
  disabled?: readonly InputName[];
}

export const NamedFields = ({ names, disabled = [] }: NamedFieldsProps) =>
  names.map((name) => (
    <Field
      key={name}
      field={{ name, ...dossierFields[name] }}
      below={BELOW[name]}
      disabled={disabled.includes(name)}
    />
  ));

/** The end of the contract, with the box for a contract without an end. */
export const EndField = ({ typed }: { typed: FieldTexts }) => (
  <NamedFields names={["contractEnd"]} disabled={typed.openEnded === TICKED ? ["contractEnd"] : []} />
);

/** The assembly and its boxes. The box « Garder » shows where the plan says that the assembly is too late. */
export function AssemblyField({ plan, typed }: { plan: Plan; typed: FieldTexts }) {
  const { label, hint } = dossierFields.meeting;
  const isKept = typed.keepMeeting === TICKED;
  return (
    <Field
      field={{ name: "meeting", kind: "date", label, hint }}
      below={
        <>
          <Box name="onAgenda" />
          <Box name="voted" />
          <div hidden={!isKept && plan.state !== "assemblyTooLate"}>
            <Box name="keepMeeting" />
          </div>
        </>
      }
    />
  );
}

/** A wrapper whose fields are cells of the grid around it. */
const inGrid = css({ display: "contents", "&[hidden]": { display: "none" } });

/** @param isAsked see `asksForRenewal`. Hidden fields stay mounted, because the DOM holds what was typed. */
export const RenewalFields = ({ isAsked, typed }: { isAsked: boolean; typed: FieldTexts }) => (
  <div css={inGrid} hidden={!isAsked}>
    <NamedFields names={["renewal"]} />
    <div css={inGrid} hidden={typed.renewal !== "renews"}>
      <NamedFields names={["renewalMonths"]} />
    </div>
  </div>
);

/** The optional fields. They unfold on a problem, or when the record or the browser restores one of them. */
export function FoldedFields({ typed, problems }: Pick<FormState, "typed" | "problems">) {
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
          <NamedFields names={names} />
        </Group>
      ))}
    </Fold>
  );
}

/** The form's state after each input. */
export interface FormState {
  typed: FieldTexts;
  /** Says that the device has a wrong date. Else empty. */
  clockProblem: string;
  /** Stands in the place of the answer: the problem of the clock, or what to type. */
  prompt: string;
  answered: Answered;
  /** The problems of the fields that have lost the focus. */
  problems: FieldTexts;
}

interface AssemblyFormProps {
  "aria-label"?: string;
  className?: string;
  content: AnswerContent;
  builtOn: IsoDay;
  children: (state: FormState) => ReactNode;
}

/** The part of final-form's state that redraws the form. The texts come from the record. */
const subscription = { touched: true };
const nothingToSubmit = () => undefined;

/**
 * The clock is wrong if its day is before the day of the build. One day less is allowed, for time zones in the west.
 * @returns what stands in the answer's place, or an empty text.
 */
const clockProblemOf = (today: IsoDay, builtOn: IsoDay): string =>
  today < addDays(builtOn, -1)
    ? `Votre appareil est au ${dayInFrench(today)}\u00a0: réglez sa date, et les dates seront justes.`
    : "";

/** Unticks « Garder cette assemblée » when the assembly's day changes, because the visitor has kept another assembly. */
function untickKept({ currentTarget, target }: SyntheticEvent<HTMLFormElement>, form: AnyForm): void {
  const isAssemblyDay = (target as HTMLInputElement).name === "meeting";
  if (isAssemblyDay) setTexts(form, currentTarget, { keepMeeting: "" } satisfies FieldTexts);
}

/** A form whose results follow each input. The home page and the guide share its record. */
export function AssemblyForm({ content, builtOn, children, ...attributes }: AssemblyFormProps) {
  const today = useToday();
  // The record has its texts at the first rendering, so that a link from another page arrives at the answer's text.
  // Final-form gets its values only after that.
  const { texts: typed } = useRecord(dossierForm).record;
  const { page } = content;
  const clockProblem = clockProblemOf(today, builtOn);
  const prompt = clockProblem || promptOf(content.page.stories);
  const findProblems = useCallback(
    (typed: FieldTexts) => readAnswers(typed, today, page).problems,
    [today, page],
  );
  return (
    <Form<FieldTexts> onSubmit={nothingToSubmit} validate={findProblems} subscription={subscription}>
      {({ form, touched = {} }) => {
        const answered = answerFor(clockProblem ? {} : typed, content, today);
        const shownProblems = Object.entries(answered.visitorAnswers.problems).filter(
          ([name]) => touched[name],
        );
        return (
          <FormElement
            {...attributes}
            recordForm={dossierForm}
            autoComplete="off"
            onChange={(event) => untickKept(event, form)}
            // The print styles show only a filled-in form (GlobalStyles.tsx).
            data-filled={typed.contractEnd ? "" : undefined}
          >
            {children({ typed, clockProblem, prompt, answered, problems: Object.fromEntries(shownProblems) })}
          </FormElement>
        );
      }}
    </Form>
  );
}
