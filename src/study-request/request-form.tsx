/** The state of the study request and its submission. All of it is outside of React, so that it outlives the page. */
import { createForm, FORM_ERROR, type SubmissionErrors } from "final-form";
import type { ComponentType } from "react";
import { flushSync } from "react-dom";

import { prefetchToasts, showToast } from "../components/toast/Toasts";
import { formNamed, invalidFields } from "../forms/elements";
import { eraseRecord, followForm, recordState } from "../forms/record";
import { cleanText } from "../french/clean-text";
import { isSendable, unreadableFiles } from "./attached-files";
import type { ConfirmationProps } from "./Confirmation";
import type { Failure } from "./FormFoot";
import { type Attempt, keepAttempt, keepRecap, keptAttempt, keptRecap } from "./kept-request";
import { NotSentToast, SentToast } from "./OutcomeToasts";
import type { RecapLine } from "./recap";
import { requestFields, requestForm, type RequestTexts, type StudyRequest } from "./request-fields";

/** The last request that was sent, and the panel that shows it. */
export interface Sent {
  recap: readonly RecapLine[];
  Panel: ComponentType<ConfirmationProps>;
}

/** The form's values, and the last request that was sent. */
export interface RequestValues extends StudyRequest {
  sent?: Sent;
}

/** A browser's own message may be in another language, and says less than the field's suggestion. */
function messageOn(name: string): string {
  const field = requestFields.find((described) => described.name === name);
  const element = formNamed(requestForm.name)?.elements.namedItem(name) as
    HTMLInputElement | null | undefined;
  const isEmpty = element?.validity.valueMissing && !element.validity.badInput;
  return (isEmpty && field?.missing) || field?.suggestion || "Vérifiez cette réponse.";
}

const findProblems = () =>
  Object.fromEntries(invalidFields(requestForm.name).map((name) => [name, messageOn(name)]));

/**
 * Outlives its page: the outcome of a request may come on another page, and the form has it when it is shown again.
 * It has no initial values, because react-final-form would restore them when the form is mounted again.
 */
export const formApi = createForm<RequestValues>({
  validate: findProblems,
  // The endpoint is known when the page is mounted.
  onSubmit: () => undefined,
});

// The record follows the form on every page: a failure can remove files while the form is not shown.
formApi.subscribe(({ values }) => followForm(requestForm, values), { values: true });

/** The answers of the form, without empty files. */
function answersNow(): StudyRequest {
  const { texts, files } = recordState(requestForm).record;
  return { ...texts, factures: (files.factures ?? []).filter(isSendable) };
}

/** What was typed or attached while the request was sent. */
function addedTo(submitted: StudyRequest): Partial<StudyRequest> {
  const { factures, ...texts } = answersNow();
  const typed = Object.entries(texts).filter(
    ([name, text]) => text !== submitted[name as keyof RequestTexts],
  );
  const attached = factures.filter((file) => !submitted.factures.includes(file));
  return { ...Object.fromEntries(typed), factures: attached };
}

/** Empties the form (product specification, section 4), and leads to the panel. */
function confirmSent(submitted: StudyRequest, sent: Sent, headingId: string): void {
  const added = addedTo(submitted);
  // The native reset also clears `:user-invalid`, so that no empty field is marked as invalid.
  formNamed(requestForm.name)?.reset();
  flushSync(() => {
    formApi.restart({});
    eraseRecord(requestForm, added);
    formApi.change("sent", sent);
  });
  const heading = document.getElementById(headingId);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** Fetches the code that a submission and its panel need. */
async function fetchSubmission() {
  const [{ submitStudyRequest, problemMessages }, { recapOf }, { Confirmation, SENT_HEADING }] =
    await Promise.all([
      import(/* webpackChunkName: "submission" */ "./submission"),
      import(/* webpackChunkName: "submission" */ "./recap"),
      import(/* webpackChunkName: "submission" */ "./Confirmation"),
    ]);
  return { submitStudyRequest, problemMessages, recapOf, Confirmation, SENT_HEADING };
}

/** After a reload, shows the panel of a request that its visitor has yet to send by e-mail. A later call retries a failed fetch. */
export async function restoreSent(): Promise<void> {
  const recap = keptRecap();
  const isShown = () => formApi.getState().values.sent !== undefined;
  if (!recap || isShown()) return;
  const submission = await fetchSubmission().catch(() => undefined);
  if (submission && !isShown()) formApi.change("sent", { recap, Panel: submission.Confirmation });
}

/** Fetches what a submission needs. A later call retries a failed fetch. */
export function prefetchSubmission(): void {
  void fetchSubmission().catch(() => undefined);
  void restoreSent();
  prefetchToasts();
}

const notFetched =
  "Votre demande n’a pas pu être envoyée\u00a0: vérifiez votre connexion, puis renvoyez-la. Votre saisie est conservée.";

type Submission = Awaited<ReturnType<typeof fetchSubmission>>;

/** The code that shows the success, or why the request has not arrived, or may not have. */
type Outcome = { submission: Submission } | { failure: Failure };

/** Fetches the code, checks the files, then submits. */
async function fetchAndSubmit(request: StudyRequest, endpoint: string, number: string): Promise<Outcome> {
  const submission = await fetchSubmission().catch(() => undefined);
  if (!submission) return { failure: { message: notFetched, unreadable: [] } };
  // Without an endpoint the request goes to the console, and no file is read.
  const unreadable = endpoint ? await unreadableFiles(request.factures) : [];
  const problem =
    unreadable.length > 0 ? "unreadable" : await submission.submitStudyRequest(request, endpoint, number);
  return problem ? { failure: { message: submission.problemMessages[problem], unreadable } } : { submission };
}

/** Removes the files that could not be read. Where the form's own message is not on the page, a toast says that the request was not sent. */
function reportFailure(failure: Failure): SubmissionErrors {
  const { factures } = formApi.getState().values;
  formApi.change(
    "factures",
    factures.filter((file) => !failure.unreadable.includes(file)),
  );
  if (!formNamed(requestForm.name)) void showToast(<NotSentToast />, true).catch(() => undefined);
  return { [FORM_ERROR]: failure };
}

/** The last request that has not arrived, or may not have. */
let attempt: Attempt | undefined;

/** A retry has the same number, after a reload too; a request about another building has a new number. */
function numberOf({ nomCopropriete, adresse }: StudyRequest): string {
  const building = cleanText(`${nomCopropriete}\n${adresse}`);
  attempt ??= keptAttempt();
  if (attempt?.building !== building) attempt = { number: crypto.randomUUID(), building };
  keepAttempt(attempt);
  return attempt.number;
}

/** Makes the browser ask before it leaves the page, while a request is being sent. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before version 119 asks only if this is set.
  event.returnValue = true;
}

/** The form's `onSubmit`. */
export async function sendRequest(endpoint: string): Promise<SubmissionErrors | undefined> {
  const request = answersNow();
  const number = numberOf(request);
  if (endpoint) addEventListener("beforeunload", askToStay);
  const outcome = await fetchAndSubmit(request, endpoint, number);
  removeEventListener("beforeunload", askToStay);
  if ("failure" in outcome) return reportFailure(outcome.failure);
  const { recapOf, Confirmation, SENT_HEADING } = outcome.submission;
  attempt = undefined;
  keepAttempt(attempt);
  const recap = recapOf(request);
  if (!endpoint) keepRecap(recap);
  confirmSent(request, { recap, Panel: Confirmation }, SENT_HEADING);
  // If the toast cannot be loaded, the panel still tells the outcome.
  void showToast(<SentToast />).catch(() => undefined);
  return undefined;
}
