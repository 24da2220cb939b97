import { graphql, type PageProps } from "gatsby";

import type {
  Advantage,
  ClientReference,
  FaqItem,
  HomePage,
  Negotiation,
  ProcessStep,
  Service,
  SiteSettings,
  Stat,
  Tender,
} from "../content-model/entries";
import { Advantages } from "../home/Advantages";
import { Contact } from "../home/Contact";
import { Faq } from "../home/Faq";
import { Hero } from "../home/Hero";
import { homeJsonLd } from "../home/json-ld";
import { Process } from "../home/Process";
import { References } from "../home/References";
import { Services } from "../home/Services";
import { PageLayout } from "../layout/PageLayout";
import { Seo } from "../layout/Seo";
import { StudyRequest } from "../study-request/StudyRequest";

interface HomeData {
  site: { siteMetadata: { siteUrl: string; studyRequestEndpoint: string } };
  siteSettings: SiteSettings;
  homePage: HomePage;
  allNegotiation: { nodes: Negotiation[] };
  allStat: { nodes: Stat[] };
  allService: { nodes: Service[] };
  allProcessStep: { nodes: ProcessStep[] };
  allAdvantage: { nodes: Advantage[] };
  allClientReference: { nodes: ClientReference[] };
  allTender: { nodes: Tender[] };
  allFaqItem: { nodes: FaqItem[] };
}

/** `/`: the landing page. */
export default function Home({ data }: PageProps<HomeData>) {
  const { siteSettings: settings, homePage: page } = data;
  const { siteUrl, studyRequestEndpoint } = data.site.siteMetadata;
  return (
    <PageLayout settings={settings} services={data.allService.nodes} page="home">
      <Seo
        settings={settings}
        siteUrl={siteUrl}
        path="/"
        title={page.seoTitle}
        description={page.seoDescription}
        jsonLd={homeJsonLd(settings, data.allFaqItem.nodes, siteUrl)}
      />
      <Hero page={page} negotiations={data.allNegotiation.nodes} stats={data.allStat.nodes} />
      <Services page={page} services={data.allService.nodes} />
      <Process page={page} steps={data.allProcessStep.nodes} />
      <Advantages page={page} advantages={data.allAdvantage.nodes} />
      <References page={page} references={data.allClientReference.nodes} tenders={data.allTender.nodes} />
      <Faq page={page} items={data.allFaqItem.nodes} />
      <Contact page={page} settings={settings}>
        <StudyRequest dataNotice={page.dataNotice} settings={settings} endpoint={studyRequestEndpoint} />
      </Contact>
    </PageLayout>
  );
}

export const query = graphql`
  query HomePage {
    site {
      siteMetadata {
        siteUrl
        studyRequestEndpoint
      }
    }
    siteSettings {
      ...SiteSettingsFields
    }
    homePage {
      seoTitle
      seoDescription
      heroEyebrow
      heroTitle
      heroText
      heroPrimaryButton
      heroSecondaryButton
      heroImage {
        alt
        localFile {
          childImageSharp {
            gatsbyImageData(
              width: 640
              formats: [AUTO, WEBP, AVIF]
              placeholder: NONE
              outputPixelDensities: [0.5, 1, 1.5]
              sizes: "(min-width: 75rem) 31rem, (min-width: 56.25em) 44vw, 90vw"
              avifOptions: { quality: 45 }
            )
          }
        }
      }
      negotiationsHeading
      negotiationsNote
      servicesHeading
      servicesIntroduction
      processHeading
      processIntroduction
      processTotal
      advantagesHeading
      advantagesIntroduction
      referencesHeading
      referencesIntroduction
      referencesNote
      referenceLotsUnit
      referenceSavingLabel
      tendersHeading
      tendersIntroduction
      tenderDeadlineLabel
      faqHeading
      faqIntroduction
      contactHeading
      contactIntroduction
      contactPromises
      dataNotice
    }
    allNegotiation(sort: { order: ASC }) {
      nodes {
        building
        energy
        saving
      }
    }
    allStat(sort: { order: ASC }) {
      nodes {
        value
        label
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        title
        drawing
        description
        points
      }
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        title
        duration
        weeks
        description
      }
    }
    allAdvantage(sort: { order: ASC }) {
      nodes {
        title
        description
        figure
      }
    }
    allClientReference(sort: { order: ASC }) {
      nodes {
        name
        lots
        location
        saving
        service
      }
    }
    allTender(sort: { order: ASC }) {
      nodes {
        title
        deadline
        type
        status
      }
    }
    allFaqItem(sort: { order: ASC }) {
      nodes {
        question
        answer
      }
    }
  }
`;
