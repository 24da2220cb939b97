/** The types of the sections' props. Types only, so that no code of the model is sent to the browser. */
import type { Entry } from "./content-type";
import type { advantage } from "./types/advantage";
import type { clientReference } from "./types/clientReference";
import type { faqItem } from "./types/faqItem";
import type { homePage } from "./types/homePage";
import type { negotiation } from "./types/negotiation";
import type { processStep } from "./types/processStep";
import type { service } from "./types/service";
import type { siteSettings } from "./types/siteSettings";
import type { stat } from "./types/stat";
import type { tender } from "./types/tender";
import type { whitePaperChapter } from "./types/whitePaperChapter";
import type { whitePaperPage } from "./types/whitePaperPage";

export type SiteSettings = Entry<typeof siteSettings>;
export type HomePage = Entry<typeof homePage>;
export type Negotiation = Entry<typeof negotiation>;
export type Stat = Entry<typeof stat>;
export type Service = Entry<typeof service>;
export type ProcessStep = Entry<typeof processStep>;
export type Advantage = Entry<typeof advantage>;
export type ClientReference = Entry<typeof clientReference>;
export type Tender = Entry<typeof tender>;
export type FaqItem = Entry<typeof faqItem>;
export type WhitePaperPage = Entry<typeof whitePaperPage>;
export type WhitePaperChapter = Entry<typeof whitePaperChapter>;
export type { Block, ContentImage, Span } from "./content-type";
