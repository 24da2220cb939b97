/** Draws pages of a PDF as pictures, from the file that a visitor downloads. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { PdfLayout } from "../marks";
import { writePdf } from "../writer/writer";
import { readFonts } from "./measure";

/** A drawn page. The digest tells the pictures of two contents apart. */
interface PagePicture {
  alt: string;
  path: string;
  digest: string;
}

/** « Dossier d’assemblée générale : Le calendrier » */
function altOf({ bookmarks, metadata }: PdfLayout, number: number): string {
  const title = metadata.subject;
  const headings = bookmarks.filter((bookmark) => bookmark.page === number && bookmark.title !== title);
  return [title, headings.map((heading) => heading.title).join(", ")].filter(Boolean).join("\u00a0: ");
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

/** Where the pictures go, and their width in pixels. */
interface Drawing {
  folder: string;
  width: number;
}

/**
 * Draws the pages on which the titled parts begin, unless the folder has the pictures of the same file. @param titles those of bookmarks.
 * @throws (rejects) when a page cannot be drawn.
 */
export async function picturePages(
  layout: PdfLayout,
  titles: readonly string[],
  { folder, width }: Drawing,
): Promise<PagePicture[]> {
  const file = await writePdf(layout, readFonts()).arrayBuffer();
  const fileDigest = createHash("sha256").update(new Uint8Array(file)).digest("hex").slice(0, 32);
  const begun = layout.bookmarks.filter(({ title }) => titles.includes(title)).map(({ page }) => page);
  const pages = [...new Set(begun)].map((number) => {
    const digest = `${fileDigest}-${width}-${number}`;
    return { number, digest, alt: altOf(layout, number), path: join(folder, `${digest}.png`) };
  });
  const missing = pages.filter(({ path }) => !existsSync(path));
  if (missing.length > 0) {
    await mkdir(folder, { recursive: true });
    await drawPages(file, width, missing);
  }
  return pages.map(({ alt, path, digest }) => ({ alt, path, digest }));
}
