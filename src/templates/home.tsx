import { graphql, type PageProps } from "gatsby";

import { AnswerBand } from "../assembly/AnswerBand";
import { ExampleThumbnails } from "../assembly/ExampleThumbnails";
import { TermLinks } from "../components/glossary/TermLinks";
import { WithContactBar } from "../components/layout/ContactBar";
import { PageLayout } from "../components/layout/PageLayout";
import { Advantages } from "../sections/home/Advantages";
import { Buildings } from "../sections/home/Buildings";
import { Contact } from "../sections/home/Contact";
import { Faq } from "../sections/home/Faq";
import { Hero } from "../sections/home/Hero";
import { Process } from "../sections/home/Process";
import { References } from "../sections/home/References";
import { Services } from "../sections/home/Services";
import { Stats } from "../sections/home/Stats";
import { StudyRequestForm } from "../study-request/StudyRequestForm";

/** Schema.org. No FAQPage: Google shows it for authorities and health sites only (August 2023), and its texts would be on the page twice. */
const homeJsonLd = (settings: Queries.HomeQuery["siteSettings"], siteUrl: string) => ({
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
});

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { siteSettings: settings, homePage: page } = data;
  const { siteUrl, studyRequestEndpoint, builtOn } = data.site.siteMetadata;
  return (
    <PageLayout
      data={data}
      path="/"
      title={page.seoTitle}
      description={page.seoDescription}
      image={page.shareImage}
      jsonLd={homeJsonLd(settings, siteUrl)}
    >
      <TermLinks page={data.whitePaperPage}>
        <Hero page={page} />
        <AnswerBand page={page} texts={data.assemblyFile} builtOn={builtOn} />
        <Stats page={page} />
        <Buildings page={page} />
        <WithContactBar phone={settings.phone}>
          <Services page={page} />
          <Process page={page} />
          <Advantages page={data.advantagesSection} dossier={<ExampleThumbnails />} />
          <References page={data.referencesSection} builtOn={builtOn} />
          <Faq page={page} />
        </WithContactBar>
        <Contact page={data.contactSection} settings={settings}>
          <StudyRequestForm page={data.contactSection} settings={settings} endpoint={studyRequestEndpoint} />
        </Contact>
      </TermLinks>
    </PageLayout>
  );
}

export const query = graphql`
  query HomeQuery {
    ...PageLayoutContent
    site {
      siteMetadata {
        builtOn
        studyRequestEndpoint
      }
    }
    whitePaperPage {
      ...LinkedTerms
    }
    homePage {
      seoTitle
      seoDescription
      shareImage {
        ...ShareImage
      }
      ...HeroContent
      ...AnswerBandContent
      ...BuildingsContent
      ...StatsContent
      ...ServicesContent
      ...ProcessContent
      ...FaqContent
    }
    assemblyFile {
      ...AnswerBandTexts
    }
    advantagesSection {
      ...AdvantagesContent
    }
    referencesSection {
      ...ReferencesContent
    }
    contactSection {
      ...ContactContent
      ...DataNoticeContent
    }
  }
`;
