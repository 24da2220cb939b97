import { css } from "@emotion/react";

import { smallText } from "../../theme/text";
import { colors, drawings, space } from "../../theme/tokens";

interface LegendProps {
  /** The window that counts. */
  window: "lit" | "dark";
  children: string;
}

const panes = { lit: colors.turquoise, dark: colors.inkSoft };

const legend = css(smallText, { display: "flex", alignItems: "center", gap: space(1) });
const sample = css({ flex: "none", width: drawings.legend });

/** The legend of a drawing: what one of its windows stands for. */
export const Legend = ({ window, children }: LegendProps) => (
  <p css={legend}>
    <svg viewBox="0 0 11 15" aria-hidden="true" css={sample}>
      <path d="M0 0h11v15H0z" fill={colors.ink} />
      <path d="M2 2h7v11H2z" fill={panes[window]} />
    </svg>
    {children}
  </p>
);
