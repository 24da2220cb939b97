/** The bar of two links at the bottom of a phone's window, while its sections are in view. */
import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { from, lowWindow, print } from "../../theme/media";
import { colors, contactBarHeight, gutters, shadows, space } from "../../theme/tokens";
import { primaryButton, secondaryButton } from "../Button";
import { PhoneLink } from "./ContactDetails";

/** The box of the sections clips the bar at their end. */
const reach = css({ position: "relative", isolation: "isolate", overflow: "clip" });
/** The bar is sticky within this track, which starts one screen after the first of its sections and ends just below the last. */
const track = css({
  position: "absolute",
  zIndex: 1,
  inset: `100svh 0 calc(-1 * ${contactBarHeight})`,
  display: "grid",
  alignItems: "end",
  pointerEvents: "none",
  // A low window, such as at 400 % zoom, has no room for the bar.
  [lowWindow]: { display: "none" },
  [from.tablet]: { display: "none" },
  [print]: { display: "none" },
});
const bar = css({
  position: "sticky",
  bottom: 0,
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: space(1.5),
  minHeight: contactBarHeight,
  padding: `${space(1)} ${gutters.page}`,
  background: colors.surface,
  boxShadow: shadows.raised,
  borderTop: `1px solid ${colors.line}`,
  pointerEvents: "auto",
  // Tab also reaches the bar after the end of its track, where the next section would cover the focused link (WCAG 2.4.11).
  "&:focus-within": { position: "fixed", inset: "auto 0 0" },
  a: { paddingInline: space(1) },
});

/** Sections with a sticky bar on phones. CSS alone shows the bar, so it works before hydration. */
export const WithContactBar = ({ phone, children }: { phone: string; children: ReactNode }) => (
  <div css={reach}>
    {children}
    <div css={track}>
      <div css={bar}>
        <PhoneLink to={phone} css={secondaryButton}>
          Appeler
        </PhoneLink>
        <a href="#contact" css={primaryButton}>
          Étude gratuite
        </a>
      </div>
    </div>
  </div>
);
