import { graphql } from "gatsby";

/**
 * The home page's structured data (schema.org), from the content: the organisation and its service area. Not the questions: since
 * August 2023 Google shows such results for authorities and health sites only, and they would double the answers in the page.
 */
export function homeJsonLd(settings: Queries.OrganisationSettings, siteUrl: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#organisation`,
    name: settings.brandName,
    description: settings.footerText,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social.png`,
    email: settings.email,
    telephone: settings.phone,
    areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
  };
}

export const fragment = graphql`
  fragment OrganisationSettings on SiteSettings {
    brandName
    footerText
    email
    phone
    serviceArea
  }
`;
