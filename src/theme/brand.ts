// Names of the brand in code. Its other names are content (`siteSettings`); colours are in `tokens.ts`, fonts in `fonts/sources.ts`.

/** Fallback for SITE_URL in built pages. */
export const DEFAULT_SITE = "https://www.copro-energie-conseil.example";

/** The white paper's file name (product specification, section 7). */
export const FILE_NAME = "livre-blanc-efficacite-energetique-copropriete.pdf";

/** Subject of the e-mail that is the fallback for a failed study request. */
export const MAIL_SUBJECT = "Demande d’étude";
