import { siteSettings } from "../../content/types/siteSettings";
import { entryOf } from "../../testing/content";
import { homeJsonLd } from "./json-ld";

const settings = entryOf(siteSettings);

it("gives search engines the organisation and its service area, from the page's content", () => {
  expect(homeJsonLd(settings, "https://site.example")).toEqual(
    expect.objectContaining({
      "@context": "https://schema.org",
      "@type": "ProfessionalService",
      name: settings.brandName,
      url: "https://site.example/",
      image: "https://site.example/social.png",
      email: settings.email,
      telephone: settings.phone,
      areaServed: { "@type": "AdministrativeArea", name: settings.serviceArea },
    }),
  );
});
