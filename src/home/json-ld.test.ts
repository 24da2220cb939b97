import { faqItem } from "../content-model/types/faqItem";
import { siteSettings } from "../content-model/types/siteSettings";
import { entriesOf, entryOf } from "../testing/content";
import { homeJsonLd } from "./json-ld";

const settings = entryOf(siteSettings);
const questions = entriesOf(faqItem);

it("gives search engines the organisation, its service area and the questions, from the page's content", () => {
  expect(homeJsonLd(settings, questions, "https://site.example")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      expect.objectContaining({
        "@type": "ProfessionalService",
        name: settings.brandName,
        url: "https://site.example/",
        image: "https://site.example/social.png",
        email: settings.email,
        telephone: settings.phone,
        areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
      }),
      {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      },
    ],
  });
});
