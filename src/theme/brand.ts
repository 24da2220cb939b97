/**
 * What names the brand, beside the content (`siteSettings`), the colours (`tokens.ts`), the fonts (`fonts/sources.ts`), the logo and
 * the drawings.
 */
/** The address in the built pages when SITE_URL is not set. */
export const DEFAULT_SITE = "https://www.copro-energie-conseil.example";

/** The guide's file name (product specification, section 7). */
export const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

/** The subject of the e-mail that is proposed when a study request was not sent. */
export const MAIL_SUBJECT = "Demande d’étude";
