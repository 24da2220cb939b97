/** What a build finds out about the PDF that visitors will make. */
export interface PdfFacts {
  pages: number;
  bytes: number;
}

/**
 * Puts the number of pages and the size into a text of content, such as « PDF accessible, {pages} pages, {taille} ».
 * Sizes are in units of 1000 bytes, as file managers and browsers have them.
 */
export const fillIn = (note: string, { pages, bytes }: PdfFacts): string =>
  note.replaceAll("{pages}", `${pages}`).replaceAll("{taille}", `${Math.round(bytes / 1000)}\u00a0Ko`);
