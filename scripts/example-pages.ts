/** Finds the two pages of the example dossier that the site shows as pictures: the first page, and that of the comparison. */
import { createHash } from "node:crypto";

import type { DossierContent } from "../src/assembly/rules/content";
import type { Dossier } from "../src/assembly/rules/dossier";
import { exampleDossier } from "../src/assembly/rules/example";
import { layOutDossier } from "../src/pdf/dossier/dossier-pdf";

type ExampleContent = DossierContent & { page: { exampleText: string } };
type PdfLayout = ReturnType<typeof layOutDossier>;

interface ExampleFile {
  /** « Exemple : contrat au 31 décembre 2027, préavis de 3 mois » */
  label: string;
  dossier: Dossier;
  layout: PdfLayout;
  /** Numbers count from 1. */
  pages: readonly { number: number; alt: string }[];
}

/** « Dossier d’assemblée générale : Le calendrier » */
function altOf({ bookmarks, metadata }: PdfLayout, number: number): string {
  const title = metadata.subject;
  const headings = bookmarks.filter((bookmark) => bookmark.page === number && bookmark.title !== title);
  return [title, headings.map((heading) => heading.title).join(", ")].filter(Boolean).join("\u00a0: ");
}

export function exampleFile(content: ExampleContent): ExampleFile {
  const { label, dossier } = exampleDossier(content, content.page);
  const layout = layOutDossier(dossier);
  const titles = [dossier.title, dossier.comparison.heading];
  const startPages = layout.bookmarks.filter(({ title }) => titles.includes(title)).map(({ page }) => page);
  const pages = [...new Set(startPages)].map((number) => ({ number, alt: altOf(layout, number) }));
  return { label, dossier, layout, pages };
}

/** A digest of what the pages show, without the PDF's tags. */
export function digestOf({ layout, pages }: ExampleFile): string {
  const shown = pages.map(({ number }) => layout.pages[number - 1]);
  const text = JSON.stringify(shown, (key, value: unknown) => (key === "tag" ? undefined : value));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
