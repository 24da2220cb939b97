import { useSyncExternalStore } from "react";

import { cleanText } from "../content/invisible";
import { unreadableFiles } from "./attached-files";
import { formName, type StudyRequest } from "./fields";
import { type RecapLine, recapOf } from "./recap";
import { type DeliveryProblem, isUnknown, submitStudyRequest } from "./submission";

/** A delivery, and the recap of the last request while its panel is on the page. */
export type Delivery = { recap?: readonly RecapLine[] | undefined } & (
  | { state: "none" }
  | { state: "sending" | "sent"; request: StudyRequest }
  | { state: "failed"; problem: DeliveryProblem; unreadable: readonly File[] }
);

/** Stored in `history.state`, for a reload and for Back and Forward. */
interface Kept {
  /** A request whose outcome is unknown: its id and its building. */
  attempt?: { id: string; building: string };
  /** A request that the visitor has to send by e-mail, because the site has no endpoint. */
  recap?: readonly RecapLine[];
}

const none = { state: "none" } as const;

/** Module state: a delivery continues on other pages of the site, and its result shows when the visitor returns. */
let delivery: Delivery = none;
/** Undefined until restored from `history.state` on mount. */
let kept: Kept | undefined;
/** The last request that has not arrived. A retry has the same id. */
let attempt: Kept["attempt"];
/** Aborts the delivery under way. */
let ending = new AbortController();

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => delivery;
export const useDelivery = () => useSyncExternalStore<Delivery>(subscribe, current, () => none);

/** Sets the delivery, and renders the components that use it. */
function change(next: Delivery) {
  delivery = next;
  listeners.forEach((listener) => listener());
}

/** Stores the state in the current history entry. */
function keep(next: Kept) {
  kept = next;
  // Pages without the form do not read the state, so their entries do not get it.
  if (!document.forms.namedItem(formName)) return;
  const hasState = next.attempt !== undefined || next.recap !== undefined;
  // Chromium drops what `pagehide` writes at a reload. `beforeunload` can disable Firefox's bfcache, so it is added only if needed.
  if (hasState) addEventListener("beforeunload", keepHere);
  else removeEventListener("beforeunload", keepHere);
  try {
    history.replaceState({ ...(history.state as object | null), prefill: undefined, demande: next }, "");
  } catch {
    // Safari refuses more than 100 changes in 30 s. A reload then restores less, but the request is sent all the same.
  }
}

/** In-page links push history entries: rewrites the current one, so that Back finds no stale state. */
export const keepHere = () => keep(kept ?? {});

/** Does nothing while another delivery is under way. */
export async function deliver(request: StudyRequest, endpoint: string): Promise<undefined> {
  if (delivery.state === "sending") return;
  const { recap: lastRecap } = delivery;
  const building = cleanText(`${request.nomCopropriete}\n${request.adresse}`);
  // A request about another building is another request.
  if (attempt?.building !== building) attempt = { id: crypto.randomUUID(), building };
  // While the request is sent, the browser asks whether to leave the page.
  const sendingEnd = new AbortController();
  const { signal } = sendingEnd;
  if (endpoint) window.addEventListener("beforeunload", (event) => event.preventDefault(), { signal });
  keep(endpoint ? { attempt } : {});
  ending = new AbortController();
  change({ state: "sending", request, recap: lastRecap });

  const problem = await submitStudyRequest(request, endpoint, attempt.id, ending);
  const unreadable = problem === "unreadable" ? await unreadableFiles(request.factures) : [];

  sendingEnd.abort();
  if (problem) {
    keep(isUnknown(problem) ? { attempt } : {});
    change({ state: "failed", problem, unreadable });
  } else {
    attempt = undefined;
    const recap = recapOf(request);
    keep(endpoint ? {} : { recap });
    change({ state: "sent", request, recap });
  }
}

export const cancelDelivery = () => ending.abort("cancelled" satisfies DeliveryProblem);

/** From the first input on, a reload no longer restores the last request. */
export function beginRequest(): void {
  if (kept?.recap) keep({});
}

/** On mount: reports a request left unfinished by an earlier document, or restores one to send by e-mail. @returns the cleanup. */
export function resumeDelivery(): () => void {
  const { demande = {} } = (history.state ?? {}) as { demande?: Kept };
  if (!kept && demande.attempt) {
    attempt = demande.attempt;
    change({ state: "failed", problem: "left", unreadable: [] });
  } else if (!kept && demande.recap) {
    change({ state: "none", recap: demande.recap });
  }
  keep(kept ?? demande);
  const unmount = new AbortController();
  const { signal } = unmount;
  for (const type of ["popstate", "hashchange", "pagehide"]) addEventListener(type, keepHere, { signal });
  return () => {
    unmount.abort();
    removeEventListener("beforeunload", keepHere);
    if (delivery.state === "sent") delivery = { state: "none", recap: kept?.recap };
  };
}
