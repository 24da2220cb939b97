import type { ContentType } from "./content-type";
import { advantage } from "./types/advantage";
import { clientReference } from "./types/clientReference";
import { faqItem } from "./types/faqItem";
import { homePage } from "./types/homePage";
import { negotiation } from "./types/negotiation";
import { processStep } from "./types/processStep";
import { service } from "./types/service";
import { siteSettings } from "./types/siteSettings";
import { stat } from "./types/stat";
import { tender } from "./types/tender";
import { whitePaperChapter } from "./types/whitePaperChapter";
import { whitePaperPage } from "./types/whitePaperPage";

/** All content types of the site, in the order of the editors' guide. */
export const contentTypes = [
  siteSettings,
  homePage,
  negotiation,
  stat,
  service,
  processStep,
  advantage,
  clientReference,
  tender,
  faqItem,
  whitePaperPage,
  whitePaperChapter,
] satisfies readonly ContentType[];
