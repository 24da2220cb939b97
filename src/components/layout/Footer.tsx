/** The footer of every page: brand, contact, services and legal pages. */
import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { entryAnchor, legalKinds, namedLegalKinds, pagePath } from "../../content/formats/links";
import { Logo } from "../../theme/Logo";
import { below, from, print, withoutScript } from "../../theme/media";
import { colors, fontSizes, space, targets, widths } from "../../theme/tokens";
import { column } from "../Section";
import { typeset } from "../typeset";
import { ContactDetails } from "./ContactDetails";
import { SectionLink } from "./SectionLink";

interface FooterProps extends Queries.FooterServices {
  settings: Queries.FooterSettings;
  onHomePage: boolean;
}

const footer = css({
  background: colors.ink,
  color: colors.surface,
  fontSize: fontSizes.small,
  h2: { marginBottom: space(1), color: colors.brand, fontSize: fontSizes.body },
  ul: { display: "grid", gap: space(0.5) },
  a: { color: "inherit" },
  "a:hover": { color: colors.brand, textDecorationThickness: "0.15em" },
  // A touch target of 24 px (WCAG 2.5.8).
  "li a": { display: "inline-block", minHeight: targets.line },
  "> :last-child": { borderTop: `1px solid ${colors.inkSoft}`, p: { paddingBlock: space(2) } },
  // Without scripts, nothing else prevents the jump to the top of the page.
  [withoutScript]: { 'a[href="#"]': { pointerEvents: "none" } },
});
const parts = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${space(2.5)} ${space(2)}`,
  paddingBlock: space(4),
  "> :nth-of-type(-n + 2)": { [below.tablet]: { gridColumn: "1 / -1" } },
  [from.tablet]: { gap: `${space(4)} ${space(6)}` },
  [from.wide]: { gridTemplateColumns: "2fr auto 1.2fr 1.2fr" },
  "p:first-of-type": { fontSize: fontSizes.lead },
  "p + p": { marginTop: space(1), maxWidth: widths.shortText },
  // Links to services and legal pages.
  "> :nth-of-type(n + 3)": { [print]: { display: "none" } },
});

/** Placeholder target of a legal link without its page. A browser that follows it scrolls to the top. */
const NOWHERE = "#";

interface LegalLinkProps {
  kind: (typeof legalKinds)[number];
  isPublished: boolean;
}

function LegalLink({ kind, isPublished }: LegalLinkProps) {
  if (isPublished) return <Link to={pagePath(kind)}>{kind}</Link>;
  return (
    <a href={NOWHERE} onClick={(event) => event.preventDefault()}>
      {kind}
    </a>
  );
}

export function Footer({ settings, services, onHomePage }: FooterProps) {
  const published: readonly string[] = settings.legalPages.map(({ kind }) => kind);
  // The kinds that the product specification names are listed even without a page.
  const listed: readonly string[] = [...namedLegalKinds, ...published];
  return (
    <footer css={footer}>
      <div css={[column, parts]}>
        <div>
          <p>
            <Logo name={settings.brandName} />
          </p>
          <p>{typeset(settings.footerText)}</p>
        </div>
        <div>
          <h2>{settings.footerContactHeading}</h2>
          <ContactDetails settings={settings} />
        </div>
        <div>
          <h2>{settings.footerServicesHeading}</h2>
          <ul>
            {services.map(({ title }) => (
              <li key={title}>
                <SectionLink to={entryAnchor("service", title)} isOnSamePage={onHomePage}>
                  {typeset(title)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{settings.footerLegalHeading}</h2>
          <ul>
            {legalKinds
              .filter((kind) => listed.includes(kind))
              .map((kind) => (
                <li key={kind}>
                  <LegalLink kind={kind} isPublished={published.includes(kind)} />
                </li>
              ))}
          </ul>
        </div>
      </div>
      <div>
        <div css={column}>
          <p>{settings.copyright}</p>
        </div>
      </div>
    </footer>
  );
}

export const fragment = graphql`
  fragment FooterSettings on SiteSettings {
    brandName
    footerText
    footerServicesHeading
    footerContactHeading
    footerLegalHeading
    legalPages {
      kind
    }
    copyright
    ...ContactDetailsSettings
  }
  fragment FooterServices on HomePage {
    services {
      title
    }
  }
`;
