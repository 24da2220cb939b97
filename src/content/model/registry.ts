import type { ContentType } from "./content-type";
import { assemblyFile } from "./types/assemblyFile";
import { contactSection } from "./types/contactSection";
import { contractAnswer } from "./types/contractAnswer";
import { homePage } from "./types/homePage";
import { portfolio } from "./types/portfolio";
import { siteSettings } from "./types/siteSettings";
import { whitePaperPage } from "./types/whitePaperPage";
import { whitePaperPdf } from "./types/whitePaperPdf";

/** The types of which the site has exactly one entry. */
export const singleTypes: readonly ContentType[] = [
  siteSettings,
  homePage,
  contactSection,
  whitePaperPage,
  whitePaperPdf,
  assemblyFile,
  contractAnswer,
  portfolio,
];

/** A type, then the types that its fields list. */
const withListed = (type: ContentType): ContentType[] => [
  type,
  ...Object.values(type.fields).flatMap(({ listedType }) => (listedType ? withListed(listedType) : [])),
];

/** All content types of the site, in the order of the editors' guide. A listed type comes after the page that lists it. */
export const contentTypes = singleTypes.flatMap(withListed);

/** The type with a given id. */
export const typeWithId = (id: string) => contentTypes.find((type) => type.id === id);
