/** Draws pages of the dossier as pictures, from the file that a visitor downloads. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Dossier } from "../../assembly/rules/dossier";
import { layOutFile } from "../assembly/assembly-pdf";
import type { PdfLayout } from "../marks";
import { writePdf } from "../writer/writer";
import { readFonts } from "./measure";

/** A drawn page. The digest tells the pictures of two contents apart. */
export interface PagePicture {
  alt: string;
  path: string;
  digest: string;
}

/** « Dossier d’assemblée générale : Le calendrier » */
function altOf({ title }: Dossier, { bookmarks }: PdfLayout, number: number): string {
  const headings = bookmarks.filter((bookmark) => bookmark.page === number && bookmark.title !== title);
  return [title, headings.map((heading) => heading.title).join(", ")].filter(Boolean).join("\u00a0: ");
}

/** Numbers of the first page and of the page that begins the comparison. */
function shownPages({ comparison }: Dossier, { bookmarks }: PdfLayout): number[] {
  const offers = bookmarks.find(({ title }) => title === comparison.heading);
  return [1, ...(offers ? [offers.page] : [])];
}

/** Draws pages of a PDF into PNG files. @throws (rejects) when a page cannot be drawn. */
async function drawPages(
  file: ArrayBuffer,
  width: number,
  pages: readonly { number: number; path: string }[],
): Promise<void> {
  // Imported here, so that a canvas that does not load is a failure of the drawing, and not of Gatsby's start.
  const [{ createCanvas }, { getDocument }] = await Promise.all([
    import("@napi-rs/canvas"),
    import("pdfjs-dist/legacy/build/pdf.mjs"),
  ]);
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  try {
    const pdf = await task.promise;
    for (const { number, path } of pages) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
      const canvas = createCanvas(width, Math.round(viewport.height));
      // pdf.js is typed for browsers, and draws on this canvas as well.
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      await writeFile(path, canvas.toBuffer("image/png"));
    }
  } finally {
    await task.destroy();
  }
}

/**
 * Draws the first page and the comparison of a dossier, unless the folder has the pictures of the same file. @param width unit: pixels.
 * @throws (rejects) when a page cannot be drawn.
 */
export async function pictureDossier(
  dossier: Dossier,
  folder: string,
  width: number,
): Promise<PagePicture[]> {
  const layout = layOutFile(dossier);
  const file = await writePdf(layout, readFonts()).arrayBuffer();
  const fileDigest = createHash("sha256").update(new Uint8Array(file)).digest("hex").slice(0, 32);
  const pages = shownPages(dossier, layout).map((number) => {
    const digest = `${fileDigest}-${width}-${number}`;
    return { number, digest, alt: altOf(dossier, layout, number), path: join(folder, `${digest}.png`) };
  });
  const missing = pages.filter(({ path }) => !existsSync(path));
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    await drawPages(file, width, missing);
  }
  return pages.map(({ alt, path, digest }) => ({ alt, path, digest }));
}
