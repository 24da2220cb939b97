import { dataOf, htmlOf, type Page, PAGES, visibleText, withoutHashes } from "../contentful/built-site";
import type { SiteCopy } from "../contentful/site-copy";
import { type Edition, fields } from "./content-edits";

/** What the built site shows: the visible text of every page, and the data of its scripts, including the PDF's. */
export type Shown = Readonly<Record<Page, { text: string; data: string }>>;

const pages = Object.keys(PAGES) as Page[];

/** Replaces spaces of any kind by one plain space: phone numbers contain non-breaking ones. */
const withPlainSpaces = (text: string) => text.replace(/\s+/g, " ");

export const shownBy = (site: SiteCopy) =>
  Object.fromEntries(
    pages.map((page) => [
      page,
      {
        text: withPlainSpaces(visibleText(htmlOf(site, page))),
        data: withPlainSpaces(withoutHashes(JSON.stringify(dataOf(site, page)))),
      },
    ]),
  ) as Shown;

/** What the site shows with another edition of the content. A cold build of each edition would take too long. */
export function withEdition(shown: Shown, from: Edition, to: Edition): Shown {
  const replace = (text: string) =>
    fields.reduce((result, field) => result.replaceAll(from[field], to[field]), text);
  return Object.fromEntries(
    pages.map((page) => [page, { text: replace(shown[page].text), data: replace(shown[page].data) }]),
  ) as Shown;
}

/** Whole pages, for builds of the same content. */
export const pagesOf = (site: SiteCopy) => pages.map((page) => withoutHashes(htmlOf(site, page)));
