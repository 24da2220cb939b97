import type { ContentType } from "./content-type";
import { advantagesSection } from "./types/advantagesSection";
import { assemblyDocuments } from "./types/assemblyDocuments";
import { assemblyFile } from "./types/assemblyFile";
import { contactSection } from "./types/contactSection";
import { homePage } from "./types/homePage";
import { portfolio } from "./types/portfolio";
import { referencesSection } from "./types/referencesSection";
import { siteSettings } from "./types/siteSettings";
import { whitePaperPage } from "./types/whitePaperPage";
import { whitePaperPdf } from "./types/whitePaperPdf";

/** The types that have exactly one entry each. */
export const singleTypes: readonly ContentType[] = [
  siteSettings,
  homePage,
  advantagesSection,
  referencesSection,
  contactSection,
  whitePaperPage,
  whitePaperPdf,
  assemblyFile,
  assemblyDocuments,
  portfolio,
];

const withListed = (type: ContentType): ContentType[] => [
  type,
  ...Object.values(type.fields).flatMap(({ listedType }) => (listedType ? withListed(listedType) : [])),
];

/** The order is that of the editors' guide: a listed type follows the page that lists it. */
export const contentTypes = singleTypes.flatMap(withListed);

export const isInPdf = ({ inPdf }: ContentType, name: string) =>
  inPdf === true || inPdf?.includes(name) === true;

export const typeWithId = (id: string) => contentTypes.find((type) => type.id === id);
