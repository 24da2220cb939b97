import type { Mark } from "./marks";

/** A page's marks, in reading order. */
export type PdfPage = readonly Mark[];

/** An entry of the outline that PDF readers show beside the pages. Pages count from 1. */
export interface Bookmark {
  title: string;
  page: number;
}

/** What a file says of itself. */
export interface PdfMetadata {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  language: "fr-FR";
  /** A day, as `2026-12-31`. */
  date: string;
}

/** A document as marks on pages, ready to be drawn. */
export interface PdfLayout {
  pages: readonly PdfPage[];
  bookmarks: readonly Bookmark[];
  metadata: PdfMetadata;
}
