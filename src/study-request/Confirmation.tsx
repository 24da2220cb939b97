import { css } from "@emotion/react";
import type { Ref } from "react";

import { space } from "../theme/tokens";
import * as styles from "./form.styles";

const frame = css(styles.message, { marginBottom: space(4) });
const next = css({ marginTop: space(1) });

const headingId = "demande-envoyee";

/** The confirmation that stays when the toast is gone. It gets the focus, so that a screen reader reads it. */
export function Confirmation({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={headingId} css={frame}>
      <h3 id={headingId}>Merci, votre demande est entre nos mains.</h3>
      <p css={next}>
        Un conseiller prépare votre audit et revient vers vous. Pour une autre copropriété, le formulaire est
        prêt.
      </p>
    </div>
  );
}
