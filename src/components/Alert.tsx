import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { colors, radii, space } from "../theme/tokens";

const box = css({
  marginBlock: space(2),
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.error}`,
  borderRadius: radii.small,
  background: colors.errorSoft,
  color: colors.ink,
  a: { color: colors.error },
});

/** A live region that stays mounted, so that a failure rendered into it is announced. */
export const Alert = ({ children }: { children?: ReactNode }) => (
  <div role="alert">{children && <div css={box}>{children}</div>}</div>
);
