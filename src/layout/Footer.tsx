import { graphql } from "gatsby";

import { container } from "../components/Section";
import type { Service, SiteSettings } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, space } from "../theme/tokens";
import { Brand } from "./Brand";
import { ContactDetails, type ContactDetailsSettings } from "./ContactDetails";

export type FooterSettings = Pick<
  SiteSettings,
  | "brandName"
  | "tagline"
  | "footerText"
  | "footerServicesHeading"
  | "footerContactHeading"
  | "footerLegalHeading"
  | "legalNoticeLabel"
  | "legalNoticeUrl"
  | "privacyPolicyLabel"
  | "privacyPolicyUrl"
  | "termsLabel"
  | "termsUrl"
  | "copyright"
> &
  ContactDetailsSettings;

/** The services stand in a list of the home page. */
export interface FooterServices {
  services: readonly Pick<Service, "title">[];
}

interface FooterProps extends FooterServices {
  settings: FooterSettings;
  /** Carries the anchor of the contact details where the page has no contact section of its own. */
  contactId?: string;
}

const headingStyles = { fontSize: fontSizes.body, color: colors.turquoise, marginBottom: space(2) };
const listStyles = { display: "grid", gap: space(1) };

/** The end of every page: what we do, how to reach us, the legal pages. */
export function Footer({ settings, services, contactId }: FooterProps) {
  const legal = [
    { label: settings.legalNoticeLabel, href: settings.legalNoticeUrl },
    { label: settings.privacyPolicyLabel, href: settings.privacyPolicyUrl },
    { label: settings.termsLabel, href: settings.termsUrl },
  ];
  return (
    <footer
      css={{
        background: colors.ink,
        color: colors.surface,
        fontSize: fontSizes.small,
        "a, a:hover": { color: "inherit" },
        // A finger needs 24 px to hit a line of a list (WCAG 2.5.8).
        "li a": { display: "inline-block", minHeight: "1.75rem" },
      }}
    >
      <div
        css={[
          container,
          {
            display: "grid",
            gap: `${space(5)} ${space(6)}`,
            paddingBlock: space(8),
            [from.tablet]: { gridTemplateColumns: "repeat(2, 1fr)" },
            [from.wide]: { gridTemplateColumns: "2fr 1.4fr 1.2fr 1.2fr" },
          },
        ]}
      >
        <div>
          <p css={{ fontFamily: fonts.display, fontWeight: 700, fontSize: fontSizes.lead }}>
            <Brand name={settings.brandName} />
          </p>
          <p css={{ marginTop: space(2), maxWidth: "38ch" }}>{settings.footerText}</p>
          <p css={{ marginTop: space(2), maxWidth: "38ch", color: colors.turquoiseSoft }}>
            {settings.tagline}
          </p>
        </div>
        <div>
          <h2 css={headingStyles}>{settings.footerServicesHeading}</h2>
          <ul css={listStyles}>
            {services.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
        <div id={contactId} tabIndex={contactId ? -1 : undefined}>
          <h2 css={headingStyles}>{settings.footerContactHeading}</h2>
          <ContactDetails settings={settings} css={listStyles} />
        </div>
        <div>
          <h2 css={headingStyles}>{settings.footerLegalHeading}</h2>
          <ul css={listStyles}>
            {legal.map(({ label, href }) => (
              <li key={label}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div css={{ borderTop: `1px solid ${colors.inkSoft}` }}>
        <p css={[container, { paddingBlock: space(3) }]}>{settings.copyright}</p>
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment FooterSettings on SiteSettings {
    brandName
    tagline
    footerText
    footerServicesHeading
    footerContactHeading
    footerLegalHeading
    legalNoticeLabel
    legalNoticeUrl
    privacyPolicyLabel
    privacyPolicyUrl
    termsLabel
    termsUrl
    copyright
    ...ContactDetailsSettings
  }
`;

export const servicesFragment = graphql`
  fragment FooterServices on HomePage {
    services {
      title
    }
  }
`;
