import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { Band } from "../components/Band";
import { Column } from "../components/Column";
import { Heading } from "../components/Heading";
import { pointList } from "../components/point-list";
import { Split, staysInView } from "../components/Split";
import type { HomePage } from "../content-model/types/homePage";
import { ContactDetails, type ContactDetailsSettings } from "../layout/ContactDetails";
import { strongText } from "../theme/text";
import { colors, gutters, radii, shadows, space } from "../theme/tokens";

export type ContactContent = Pick<HomePage, "contactHeading" | "contactIntroduction" | "contactPromises">;

interface ContactProps {
  page: ContactContent;
  settings: ContactDetailsSettings;
  /** The study-request form. */
  children: ReactNode;
}

const promises = css(pointList, strongText, { marginTop: space(4) });
const details = css({
  display: "grid",
  gap: space(0.5),
  marginTop: space(4),
  paddingTop: space(3),
  borderTop: `1px solid ${colors.ink}`,
  a: { color: colors.actionStrong },
});
const panel = css({
  padding: `${space(4)} ${gutters.panel}`,
  borderRadius: radii.medium,
  background: colors.surface,
  boxShadow: shadows.raised,
});

/** Our promises, other ways to reach us, and the form. */
export const Contact = ({ page, settings, children }: ContactProps) => (
  <Band id="contact" tone="turquoise">
    <Column>
      <Split ratio={[2, 3]}>
        <div css={staysInView}>
          <Heading of="contact" introduction={page.contactIntroduction}>
            {page.contactHeading}
          </Heading>
          <ul css={promises}>
            {page.contactPromises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
          <ContactDetails settings={settings} css={details} />
        </div>
        <div css={panel}>{children}</div>
      </Split>
    </Column>
  </Band>
);

export const fragment = graphql`
  fragment ContactContent on HomePage {
    contactHeading
    contactIntroduction
    contactPromises
  }
`;
