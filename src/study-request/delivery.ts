import { useSyncExternalStore } from "react";

import type { StudyRequest } from "./fields";
import { askBeforeLeaving, noteWhenLeft, noteWhileSending, takeNote } from "./left-page";
import { newRequestId } from "./request-id";
import { type DeliveryProblem, isUnknown, submitStudyRequest } from "./submission";
import type { Progress } from "./upload";

/** The state of this tab's request. */
export type Delivery =
  | { state: "none" }
  /** `confirmed`: the last request, whose confirmation is still on the page. */
  | { state: "sending"; confirmed: StudyRequest | undefined }
  | { state: "sent"; request: StudyRequest }
  | { state: "failed"; problem: DeliveryProblem };

const none = { state: "none" } as const;

/** Outside of React: a delivery continues on other pages of the site, and its result is shown when the visitor returns. */
let delivery: Delivery = none;
let progress: Progress | undefined;
/** The identifier of the current request, from the first change of a field until the request has arrived. */
let currentId: string | undefined;
let cancelling = new AbortController();
let forgetNote: (() => void) | undefined;

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const notify = () => listeners.forEach((listener) => listener());

function setDelivery(next: Delivery) {
  delivery = next;
  notify();
}

export const useDelivery = () =>
  useSyncExternalStore<Delivery>(
    subscribe,
    () => delivery,
    () => none,
  );

/** What a component shows of the progress. It renders again only when that changes. */
export const useProgress = <Shown extends string | number | undefined>(
  show: (progress: Progress | undefined) => Shown,
) =>
  useSyncExternalStore(
    subscribe,
    () => show(progress),
    () => show(undefined),
  );

/** @returns the identifier of the current request. The first call makes it. */
export const requestId = () => (currentId ??= newRequestId());

/** Delivers a request, and does nothing while another is under way. */
export async function deliver(request: StudyRequest, endpoint: string): Promise<void> {
  if (delivery.state === "sending") return;
  const id = requestId();
  cancelling = new AbortController();
  forgetNote?.();
  forgetNote = endpoint ? noteWhileSending(id) : undefined;
  const stopAsking = endpoint ? askBeforeLeaving() : undefined;
  setDelivery({ state: "sending", confirmed: delivery.state === "sent" ? delivery.request : undefined });

  const problem = await submitStudyRequest(request, endpoint, {
    id,
    signal: cancelling.signal,
    onProgress(next) {
      progress = next;
      notify();
    },
  });

  stopAsking?.();
  progress = undefined;
  forgetNote?.();
  forgetNote = problem && isUnknown(problem) ? noteWhenLeft(id) : undefined;
  if (!problem) currentId = undefined;
  setDelivery(problem ? { state: "failed", problem } : { state: "sent", request });
}

/** The request whose confirmation is on the page. It is only in this tab's memory. */
export function confirmedRequest(delivery: Delivery): StudyRequest | undefined {
  if (delivery.state === "sent") return delivery.request;
  return delivery.state === "sending" ? delivery.confirmed : undefined;
}

export const cancelDelivery = () => cancelling.abort();

/**
 * For a form that appears: reports a request that an earlier document of this history entry left unfinished, and keeps its
 * identifier.
 */
export function resumeDelivery(): void {
  if (delivery.state !== "none") return;
  const left = takeNote();
  if (!left) return;
  currentId = left;
  forgetNote = noteWhenLeft(left);
  setDelivery({ state: "failed", problem: "left" });
}

/** For a form that leaves the page: its result has been shown, so it is forgotten. */
export function forgetResult(): void {
  if (delivery.state !== "sending") delivery = none;
}
