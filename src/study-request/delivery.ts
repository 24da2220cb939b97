import { useSyncExternalStore } from "react";

import type { StudyRequest } from "./fields";
import { askBeforeLeaving, noteWhenLeft, takeNote } from "./left-page";
import { newRequestId } from "./request-id";
import { type DeliveryProblem, isUnknown, submitStudyRequest } from "./submission";
import type { Progress } from "./upload";

/** What has become of the tab's request. */
export type Delivery =
  | { state: "none" }
  /** `confirmed`: the confirmation of the last one is still on the page. */
  | { state: "sending"; confirmed: boolean }
  | { state: "sent" }
  | { state: "failed"; problem: DeliveryProblem };

const none = { state: "none" } as const;

/** Not React's: a delivery goes on when its visitor looks at another page of the site, and is told when they are back. */
let delivery: Delivery = none;
let progress: Progress | undefined;
/** Of the request that is filled in, from its first sending until it has arrived. */
let id: string | undefined;
let cancelling = new AbortController();
let forgetNote: (() => void) | undefined;

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
const tell = () => listeners.forEach((listener) => listener());

function become(next: Delivery) {
  delivery = next;
  tell();
}

export const useDelivery = () =>
  useSyncExternalStore<Delivery>(
    subscribe,
    () => delivery,
    () => none,
  );

/** What a component shows of the progress. It is rendered again only where that changes. */
export const useProgress = <Shown extends string | number | undefined>(
  show: (progress: Progress | undefined) => Shown,
) =>
  useSyncExternalStore(
    subscribe,
    () => show(progress),
    () => show(undefined),
  );

/** Delivers a request, and does nothing while another is under way. */
export async function deliver(request: StudyRequest, endpoint: string): Promise<void> {
  if (delivery.state === "sending") return;
  id ??= newRequestId();
  cancelling = new AbortController();
  forgetNote?.();
  forgetNote = endpoint ? noteWhenLeft(id) : undefined;
  const stopAsking = endpoint ? askBeforeLeaving() : undefined;
  become({ state: "sending", confirmed: delivery.state === "sent" });

  const problem = await submitStudyRequest(request, endpoint, {
    id,
    signal: cancelling.signal,
    onProgress(next) {
      progress = next;
      tell();
    },
  });

  stopAsking?.();
  progress = undefined;
  if (!problem || !isUnknown(problem)) forgetNote?.();
  if (!problem) id = undefined;
  become(problem ? { state: "failed", problem } : { state: "sent" });
}

export const cancelDelivery = () => cancelling.abort();

/** The form is on the page: what an earlier document of this entry has left open becomes this one's. */
export function takeUpDelivery(): void {
  const left = takeNote();
  if (!left || id) return;
  id = left;
  forgetNote = noteWhenLeft(left);
  become({ state: "failed", problem: "left" });
}

/** The form leaves the page: what it has told is told. */
export function putDownDelivery(): void {
  if (delivery.state !== "sending") delivery = none;
}
