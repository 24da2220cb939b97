import type { AssemblyFile } from "../../assembly/assembly-file";
import type { FontFiles } from "../text/fonts";
import { createTypesetter } from "../text/typesetter";
import { createFaces } from "../writer/fonts";
import { writePdf } from "../writer/writer";
import { type FileSurroundings, layOutFile } from "./layout";

/**
 * Makes the file of an assembly as a tagged PDF. Calls no server.
 * @throws when a font file is not a TrueType font.
 */
export function createAssemblyPdf(
  file: AssemblyFile,
  surroundings: FileSurroundings,
  fonts: FontFiles,
): Blob {
  const layout = layOutFile(file, surroundings, createTypesetter(createFaces(fonts)));
  return new Blob([writePdf(layout, fonts)], { type: "application/pdf" });
}
