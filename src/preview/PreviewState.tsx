import { useEffect, useState } from "react";

import { type FollowingState, PREVIEW_STATE } from "../content/preview-state";

/** In ms. The server follows the drafts only while it is asked: see `Following`. */
const ASK_EVERY = 5000;

const STOPPED: FollowingState = { fault: "L’aperçu est arrêté." };

async function ask(): Promise<FollowingState> {
  try {
    const response = await fetch(PREVIEW_STATE);
    return response.ok ? ((await response.json()) as FollowingState) : STOPPED;
  } catch {
    return STOPPED;
  }
}

function inWords({ fault, changedAt }: FollowingState): string {
  if (fault) return `Cette page n’est plus à jour. ${fault} Elle le redeviendra d’elle-même.`;
  const following = "Elle suit ce que vous enregistrez, en quelques secondes.";
  if (!changedAt) return following;
  return `${following} Dernière lecture à ${new Date(changedAt).toLocaleTimeString("fr-FR")}.`;
}

/** Says in the banner of a live preview whether the page follows the drafts. Nothing is asked while the page is hidden. */
export const PreviewState = () => {
  const [state, setState] = useState<FollowingState>({});
  useEffect(() => {
    const update = () => {
      if (!document.hidden) void ask().then(setState);
    };
    update();
    const timer = setInterval(update, ASK_EVERY);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return <p aria-live={state.fault ? "polite" : "off"}>{inWords(state)}</p>;
};
