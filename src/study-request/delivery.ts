import { useSyncExternalStore } from "react";

import { cleanText } from "../content/invisible";
import { formName, type StudyRequest } from "./fields";
import { unreadableFiles } from "./files";
import { type RecapLine, recapOf } from "./recap";
import { type DeliveryProblem, isUnknown, submitStudyRequest } from "./submission";

/** The state of this tab's request. `recap`: of the last request, while its panel is on the page. */
export type Delivery = { recap?: readonly RecapLine[] | undefined } & (
  | { state: "none" }
  | { state: "sending"; request: StudyRequest }
  | { state: "sent"; request: StudyRequest }
  | { state: "failed"; problem: DeliveryProblem; unreadable: readonly File[] }
);

/** What the page's history entry keeps, for a reload and for Back and Forward. */
interface Kept {
  /** A request whose outcome is unknown: its identifier, and which building it is about. */
  attempt?: { id: string; building: string };
  /** A request that the visitor has to send by e-mail, because the site has no endpoint. */
  recap?: readonly RecapLine[];
}

const none = { state: "none" } as const;

/** Outside of React: a delivery continues on other pages of the site, and its result is shown when the visitor returns. */
let delivery: Delivery = none;
/** Undefined until a form appears, which reads what an earlier document has left. */
let kept: Kept | undefined;
/** The last request that has not arrived. Sent again, it has the same identifier. */
let attempt: Kept["attempt"];
let ending = new AbortController();

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const current = () => delivery;
export const useDelivery = () => useSyncExternalStore<Delivery>(subscribe, current, () => none);

function change(next: Delivery) {
  delivery = next;
  listeners.forEach((listener) => listener());
}

/** Other pages of the site have no form, and do not read the state. */
function keep(next: Kept) {
  kept = next;
  if (!document.forms.namedItem(formName)) return;
  // Chromium drops at a reload what `pagehide` has written. This listener can keep Firefox from caching the page, so it comes late.
  const listen = (next.attempt ?? next.recap) ? addEventListener : removeEventListener;
  listen("beforeunload", keepHere);
  try {
    history.replaceState({ ...(history.state as object | null), prefill: undefined, demande: next }, "");
  } catch {
    // Safari refuses more than a hundred changes in 30 s. Then a reload knows less, but the request is sent all the same.
  }
}

/** Writes the state into the current history entry: each link makes another one, and Back returns to one with a stale state. */
export const keepHere = () => keep(kept ?? {});

/** Delivers a request, and does nothing while another is under way. */
export async function deliver(request: StudyRequest, endpoint: string): Promise<undefined> {
  if (delivery.state === "sending") return;
  const { recap } = delivery;
  const building = cleanText(`${request.nomCopropriete}\n${request.adresse}`);
  // About another building it is another request.
  if (attempt?.building !== building) attempt = { id: crypto.randomUUID(), building };
  const leaving = new AbortController();
  if (endpoint) window.addEventListener("beforeunload", (event) => event.preventDefault(), leaving);
  keep(endpoint ? { attempt } : {});
  ending = new AbortController();
  change({ state: "sending", request, recap });

  const problem = await submitStudyRequest(request, endpoint, attempt.id, ending);
  const unreadable = problem === "unreadable" ? await unreadableFiles(request.factures) : [];

  leaving.abort();
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

/** For a form into which something is typed: from then on, the last request is no longer kept over a reload. */
export function beginRequest(): void {
  if (kept?.recap) keep({});
}

/**
 * For a form that appears: reports a request that an earlier document of this history entry left unfinished, or shows again the one
 * that its visitor has to send.
 * @returns a function for when the form leaves the page: a result that was shown is forgotten.
 */
export function resumeDelivery(): () => void {
  const { demande = {} } = (history.state ?? {}) as { demande?: Kept };
  if (!kept && demande.attempt) {
    attempt = demande.attempt;
    change({ state: "failed", problem: "left", unreadable: [] });
  } else if (!kept && demande.recap) {
    change({ state: "none", recap: demande.recap });
  }
  keep(kept ?? demande);
  const listening = new AbortController();
  for (const type of ["popstate", "hashchange", "pagehide"]) addEventListener(type, keepHere, listening);
  return () => {
    listening.abort();
    removeEventListener("beforeunload", keepHere);
    if (delivery.state === "sent") delivery = { state: "none", recap: kept?.recap };
  };
}
