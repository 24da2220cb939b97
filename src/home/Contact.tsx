import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { staysInSight } from "../components/in-sight";
import { pointList } from "../components/point-list";
import { container } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { ContactDetails, type ContactDetailsSettings } from "../layout/ContactDetails";
import { from } from "../theme/media";
import { colors, fontSizes, radii, shadows, space } from "../theme/tokens";

export type ContactContent = Pick<HomePage, "contactHeading" | "contactIntroduction" | "contactPromises">;

interface ContactProps {
  page: ContactContent;
  settings: ContactDetailsSettings;
  /** The study-request form. */
  children: ReactNode;
}

/** What we promise, how else to reach us, and the form. */
export const Contact = ({ page, settings, children }: ContactProps) => (
  <section
    id="contact"
    aria-labelledby="contact-titre"
    tabIndex={-1}
    css={{ background: colors.turquoiseSoft }}
  >
    <div
      css={[
        container,
        {
          display: "grid",
          gap: space(6),
          paddingBlock: space(9),
          [from.desktop]: {
            gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
            gap: space(8),
            paddingBlock: space(14),
          },
        },
      ]}
    >
      <div css={staysInSight}>
        <h2 id="contact-titre">{page.contactHeading}</h2>
        <p css={{ marginTop: space(3), fontSize: fontSizes.lead }}>{page.contactIntroduction}</p>
        <ul css={[pointList, { marginTop: space(4), fontWeight: 600 }]}>
          {page.contactPromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <ContactDetails
          settings={settings}
          css={{
            display: "grid",
            gap: space(0.5),
            marginTop: space(4),
            paddingTop: space(3),
            borderTop: `1px solid ${colors.ink}`,
            a: { color: colors.actionStrong },
          }}
        />
      </div>
      <div
        css={{
          padding: `${space(4)} clamp(1.25rem, 4vw, 2.5rem)`,
          borderRadius: radii.medium,
          background: colors.surface,
          boxShadow: shadows.raised,
        }}
      >
        {children}
      </div>
    </div>
  </section>
);

export const fragment = graphql`
  fragment ContactContent on HomePage {
    contactHeading
    contactIntroduction
    contactPromises
  }
`;
