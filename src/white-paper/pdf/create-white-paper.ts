import { writePdf } from "../../pdf/jspdf/writer";
import type { FontFiles } from "../../pdf/text/fonts";
import { createTypesetter } from "../../pdf/text/typesetter";
import { createDocument, type WhitePaperContent } from "../document";
import { layOut } from "./layout";

/**
 * Makes the PDF from the site's content. Calls no server.
 * @throws when a font file is not a TrueType font.
 */
export function createWhitePaper(content: WhitePaperContent, fonts: FontFiles): Blob {
  const layout = layOut(createDocument(content), createTypesetter(fonts));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
