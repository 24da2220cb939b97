import { css } from "@emotion/react";
import { useCallback, useState } from "react";

import { secondaryButton } from "../components/Button";
import { alertText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { MOST_LOADING, withTimeout } from "./with-timeout";

type State = "idle" | "loading" | "loaded" | "failed";

/** Code that is fetched at the first use, or before. `fetch` may be called again, also after a failure. */
export interface LateCode<Code> {
  /** Undefined until it is loaded. */
  code: Code | undefined;
  state: State;
  fetch: () => void;
}

/** @param load a dynamic import, as a function of the module. Code that is not there after 30 seconds has failed. */
export function useLateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<State>("idle");
  const fetch = useCallback(() => {
    setState((former) => (former === "loaded" ? former : "loading"));
    withTimeout(MOST_LOADING, new Error("The code has not come in time."), load()).then(
      (loaded) => {
        // React calls a function that it gets as a state, such as a component: this one returns it.
        setCode(() => loaded);
        setState("loaded");
      },
      () => setState("failed"),
    );
  }, [load]);
  return { code, state, fetch };
}

const failure = css({ display: "grid", gap: space(1), justifyItems: "start" });

interface LateCodeSignProps {
  of: Pick<LateCode<unknown>, "state" | "fetch">;
  /** What is said from the first moment on. */
  loading: string;
  /** « La lecture des factures », feminine: what could not be loaded. */
  what: string;
  /** What to know of the files, in the same live region. */
  note?: string;
}

/** Says that code is being loaded, or that it is not, with a way to try again. Its live regions are there before their texts. */
export const LateCodeSign = ({ of: { state, fetch }, loading, what, note = "" }: LateCodeSignProps) => (
  <div css={failure}>
    <div aria-live="polite">
      {state === "loading" && <p css={strongText}>{loading}</p>}
      {note && <p key={note}>{note}</p>}
    </div>
    <div role="alert" css={alertText}>
      {state === "failed" && (
        <p>{`${what} n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.`}</p>
      )}
    </div>
    {state === "failed" && (
      <button type="button" css={secondaryButton} onClick={fetch}>
        Réessayer
      </button>
    )}
  </div>
);
