import { createDocument, type WhitePaperContent } from "../document";
import { writePdf } from "./jspdf/writer";
import { layOut } from "./layout";
import type { FontFiles } from "./text/fonts";
import { createTypesetter } from "./text/typesetter";

/**
 * Makes the PDF from the site's content. Calls no server.
 * @throws when a font file is not a TrueType font.
 */
export function createWhitePaper(content: WhitePaperContent, fonts: FontFiles): Blob {
  const layout = layOut(createDocument(content), createTypesetter(fonts));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
