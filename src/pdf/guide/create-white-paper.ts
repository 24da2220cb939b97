import type { WhitePaperContent } from "../../content/white-paper";
import type { FontFiles } from "../text/fonts";
import { createTypesetter } from "../text/typesetter";
import { createFaces } from "../writer/fonts";
import { writePdf } from "../writer/writer";
import { createDocument } from "./document";
import { layOut } from "./layout";

/**
 * Makes the PDF from the site's content. Calls no server.
 * @throws when a font file is not a TrueType font.
 */
export function createWhitePaper(content: WhitePaperContent, fonts: FontFiles): Blob {
  const layout = layOut(createDocument(content), createTypesetter(createFaces(fonts)));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
