import { graphql, type PageProps } from "gatsby";

import { type LinkedTerms, TermLinks } from "../components/glossary/TermLinks";
import type { FooterSettings } from "../components/layout/Footer";
import { PageLayout } from "../components/layout/PageLayout";
import { Seo } from "../components/layout/Seo";
import type { ContactSection } from "../content/types/contactSection";
import type { HomePage } from "../content/types/homePage";
import { Advantages } from "../sections/home/Advantages";
import { AssemblyLink } from "../sections/home/AssemblyLink";
import { Contact } from "../sections/home/Contact";
import { Faq, paragraphs } from "../sections/home/Faq";
import { Hero } from "../sections/home/Hero";
import { homeJsonLd } from "../sections/home/json-ld";
import { Process } from "../sections/home/Process";
import { References } from "../sections/home/References";
import { Services } from "../sections/home/Services";
import { StudyRequestForm } from "../study-request/StudyRequestForm";

export interface HomeQuery {
  site: { siteMetadata: { siteUrl: string; studyRequestEndpoint: string } };
  siteSettings: FooterSettings;
  whitePaperPage: LinkedTerms;
  homePage: HomePage;
  contactSection: ContactSection;
}

/** The page context that `gatsby-node.ts` gives. */
export interface HomeContext {
  /** The deadlines of tenders that had passed when the site was built; missing if there are none. */
  pastDeadlines?: readonly string[];
}

/** The texts that may lead to the glossary, in the order of the page. Lists have no links. */
const paragraphsOf = ({ homePage: page, contactSection }: HomeQuery) =>
  [
    page.heroText,
    page.servicesIntroduction,
    ...page.services.map(({ description }) => description),
    page.processIntroduction,
    ...page.steps.map(({ description }) => description),
    ...page.advantages.map(({ description }) => description),
    page.referencesNote,
    page.tendersIntroduction,
    ...page.questions.flatMap(({ answer }) => paragraphs(answer)),
    contactSection.introduction,
  ].map((text) => [text]);

/** `/`: the landing page. */
export default function Home({ data, pageContext }: PageProps<HomeQuery, HomeContext>) {
  const { siteSettings: settings, homePage: page } = data;
  const { siteUrl, studyRequestEndpoint } = data.site.siteMetadata;
  return (
    <PageLayout settings={settings} services={page.services} page="home">
      <Seo
        settings={settings}
        siteUrl={siteUrl}
        path="/"
        title={page.seoTitle}
        description={page.seoDescription}
        jsonLd={homeJsonLd(settings, siteUrl)}
      />
      <TermLinks page={data.whitePaperPage} paragraphs={paragraphsOf(data)}>
        <Hero page={page} />
        <Services page={page} />
        <AssemblyLink page={page} />
        <Process page={page} />
        <Advantages page={page} />
        <References page={page} pastDeadlines={pageContext.pastDeadlines} />
        <Faq page={page} />
        <Contact page={data.contactSection} settings={settings}>
          <StudyRequestForm page={data.contactSection} settings={settings} endpoint={studyRequestEndpoint} />
        </Contact>
      </TermLinks>
    </PageLayout>
  );
}

export const query = graphql`
  query HomeQuery {
    site {
      siteMetadata {
        siteUrl
        studyRequestEndpoint
      }
    }
    siteSettings {
      ...PageLayoutSettings
      ...SeoSettings
    }
    whitePaperPage {
      ...LinkedTerms
    }
    homePage {
      seoTitle
      seoDescription
      ...HeroContent
      ...ServicesContent
      ...AssemblyLinkContent
      ...ProcessContent
      ...AdvantagesContent
      ...ReferencesContent
      ...FaqContent
    }
    contactSection {
      ...ContactContent
      ...DataNoticeContent
    }
  }
`;
