import { css } from "@emotion/react";
import { useCallback, useState } from "react";

import { secondaryButton } from "../components/Button";
import { alertText, strongText } from "../theme/text";
import { space } from "../theme/tokens";
import { LOADING_TIMEOUT, withTimeout } from "./with-timeout";

type State = "idle" | "loading" | "loaded" | "failed";

/** Code that is fetched at the first use, or before. `load` may be called again, also after a failure. */
export interface LateCode<Code> {
  /** Undefined until it is loaded. */
  code: Code | undefined;
  state: State;
  load: () => void;
}

/** @param importCode a dynamic import. Declare it outside of the component, so that it stays the same function. */
export function useLateCode<Code>(importCode: () => Promise<Code>): LateCode<Code> {
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<State>("idle");
  const load = useCallback(() => {
    setState((former) => (former === "loaded" ? former : "loading"));
    withTimeout(LOADING_TIMEOUT, new Error("The code has not come in time."), importCode()).then(
      (loaded) => {
        // A component is a function, and React calls a function that it gets as a state. So it gets one that returns the component.
        setCode(() => loaded);
        setState("loaded");
      },
      () => setState("failed"),
    );
  }, [importCode]);
  return { code, state, load };
}

const failure = css({ display: "grid", gap: space(1), justifyItems: "start" });

interface LateCodeSignProps {
  of: Pick<LateCode<unknown>, "state" | "load">;
  /** The message while the code is loaded. */
  loading: string;
  /** What could not be loaded: « La lecture des factures ». It must be feminine, as « chargée » is. */
  what: string;
  /** A remark in the same live region, such as which of two files is read. */
  note?: string;
}

/**
 * Says that code is being loaded, or could not be, with a button to try again.
 * The live regions stay in the page without a text, because a live region must exist before its text.
 */
export const LateCodeSign = ({ of: { state, load }, loading, what, note = "" }: LateCodeSignProps) => (
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
      <button type="button" css={secondaryButton} onClick={load}>
        Réessayer
      </button>
    )}
  </div>
);
