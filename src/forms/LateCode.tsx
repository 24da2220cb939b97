import { css } from "@emotion/react";
import { type ComponentType, useCallback, useState } from "react";

import { secondaryButton } from "../components/Button";
import { alertText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { MOST_LOADING, within } from "./within";

type State = "idle" | "loading" | "loaded" | "failed";

/** A component whose code is fetched at the first use. `fetch` may be called again, also after a failure. */
export interface LateCode<Props> {
  /** Undefined until it is loaded. */
  Part: ComponentType<Props> | undefined;
  state: State;
  fetch: () => void;
}

/** @param load a dynamic import, as a function of the module. Code that is not there after 30 seconds has failed. */
export function useLateCode<Props>(load: () => Promise<ComponentType<Props>>): LateCode<Props> {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [state, setState] = useState<State>("idle");
  const fetch = useCallback(() => {
    setState((former) => (former === "loaded" ? former : "loading"));
    within(MOST_LOADING, new Error("The code has not come in time."), load()).then(
      (loaded) => {
        // React calls a function that it gets as a state: this one returns the component.
        setPart(() => loaded);
        setState("loaded");
      },
      () => setState("failed"),
    );
  }, [load]);
  return { Part, state, fetch };
}

const NOT_LOADED =
  "La lecture des factures n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.";

const failure = css({ display: "grid", gap: space(1), justifyItems: "start" });

interface LateCodeSignProps {
  of: Pick<LateCode<never>, "state" | "fetch">;
  /** What is said from the first moment on. */
  loading: string;
  /** What to know of the files, in the same live region. */
  note?: string;
}

/** Says that code is being loaded, or that it is not, with a way to try again. Its live regions are there before their texts. */
export const LateCodeSign = ({ of: { state, fetch }, loading, note = "" }: LateCodeSignProps) => (
  <div css={failure}>
    <div aria-live="polite">
      {state === "loading" && <p css={strongText}>{loading}</p>}
      {note && <p key={note}>{note}</p>}
    </div>
    <div role="alert" css={alertText}>
      {state === "failed" && <p>{NOT_LOADED}</p>}
    </div>
    {state === "failed" && (
      <button type="button" css={secondaryButton} onClick={fetch}>
        Réessayer
      </button>
    )}
  </div>
);
