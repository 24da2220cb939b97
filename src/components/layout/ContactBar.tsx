import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { from, print } from "../../theme/media";
import { colors, contactBarHeight, gutters, shadows, space } from "../../theme/tokens";
import { primaryButton, secondaryButton } from "../Button";
import { PhoneLink } from "./ContactDetails";
import { SectionLink } from "./SectionLink";

/** Cut at its end, so that the bar slides away under what follows. Sections with `aboveBar` slide over the bar. */
const reach = css({ position: "relative", isolation: "isolate", overflow: "clip" });
/** From the end of the first screen to just after the last section. The bar sticks to the window's bottom within it. */
const track = css({
  position: "absolute",
  zIndex: 1,
  inset: `100svh 0 calc(-1 * ${contactBarHeight})`,
  display: "grid",
  alignItems: "end",
  pointerEvents: "none",
  // A low window, such as at 400 % zoom, has no room for it.
  "@media (max-height: 30em)": { display: "none" },
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
  a: { paddingInline: space(1) },
});

/** A part of the page that the bar never covers, such as fields. */
export const aboveBar = css({ position: "relative", zIndex: 2 });

interface WithContactBarProps {
  settings: Queries.ContactBarSettings;
  children: ReactNode;
}

/**
 * Sections with two links at the bottom of a phone's window: to call, and to the form that follows the sections. Styles alone show and
 * hide it, so it also works before the scripts.
 */
export const WithContactBar = ({ settings, children }: WithContactBarProps) => (
  <div css={reach}>
    {children}
    <div css={track}>
      <div css={bar}>
        <PhoneLink to={settings.phone} css={secondaryButton}>
          Appeler
        </PhoneLink>
        <SectionLink to="contact" onHomePage css={primaryButton}>
          Étude gratuite
        </SectionLink>
      </div>
    </div>
  </div>
);

export const fragment = graphql`
  fragment ContactBarSettings on SiteSettings {
    phone
  }
`;
