import { createDocument, type WhitePaperContent } from "./document";
import type { FontFiles } from "./fonts";
import { layOut } from "./layout";
import { createTypesetter } from "./typesetter";
import { writePdf } from "./writer";

/**
 * Makes the white paper from the site's content, without a call to any server.
 * @throws when a font file is no TrueType font.
 */
export function createWhitePaper(content: WhitePaperContent, fonts: FontFiles): Blob {
  const layout = layOut(createDocument(content), createTypesetter(fonts));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
