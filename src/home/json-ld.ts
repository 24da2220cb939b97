import type { FaqItem } from "../content-model/types/faqItem";
import type { SiteSettings } from "../content-model/types/siteSettings";

export type OrganisationSettings = Pick<
  SiteSettings,
  "brandName" | "footerText" | "tagline" | "email" | "phone" | "serviceArea"
>;

/** The home page's structured data (schema.org), from the page's content: the organisation, its service area, the questions. */
export function homeJsonLd(
  settings: OrganisationSettings,
  questions: readonly FaqItem[],
  siteUrl: string,
): object {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "ProfessionalService",
        "@id": `${siteUrl}/#organisation`,
        name: settings.brandName,
        description: settings.footerText,
        slogan: settings.tagline,
        url: `${siteUrl}/`,
        image: `${siteUrl}/social.png`,
        email: settings.email,
        telephone: settings.phone,
        areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
      },
      {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  };
}
