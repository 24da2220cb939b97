import { writePdf } from "../../pdf/jspdf/writer";
import type { FontFiles } from "../../pdf/text/fonts";
import { createTypesetter } from "../../pdf/text/typesetter";
import type { AssemblyFile } from "../assembly-file";
import { type FileSurroundings, layOutFile } from "./layout";
import { readableFile } from "./readable";

/**
 * Makes the file of an assembly as a tagged PDF. Calls no server.
 * @throws when a font file is not a TrueType font.
 */
export function createAssemblyPdf(
  file: AssemblyFile,
  surroundings: FileSurroundings,
  fonts: FontFiles,
): Blob {
  const layout = layOutFile(readableFile(file), surroundings, createTypesetter(fonts));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
