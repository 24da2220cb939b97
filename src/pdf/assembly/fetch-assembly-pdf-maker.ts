import type { AssemblyFile } from "../../assembly/assembly-file";
import { fetchOnce } from "../../browser/fetch-once";
import { fetchFonts } from "../fetch-fonts";
import type { FileSurroundings } from "./layout";

/** Makes the PDF of a file. Calls no server. */
export type AssemblyPdfMaker = (file: AssemblyFile, surroundings: FileSurroundings) => Blob;

/**
 * Fetches the code and the fonts for the PDF once. The code is in the file of the white paper's, with which it shares nearly all.
 * @throws (rejects) when a fetch fails; the next call retries.
 */
export const fetchAssemblyPdfMaker = fetchOnce(async (): Promise<AssemblyPdfMaker> => {
  const [{ createAssemblyPdf }, fonts] = await Promise.all([
    import(/* webpackChunkName: "white-paper-pdf" */ "./create-assembly-pdf"),
    fetchFonts(),
  ]);
  return (file, surroundings) => createAssemblyPdf(file, surroundings, fonts);
});
