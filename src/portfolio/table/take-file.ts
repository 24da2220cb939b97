import { bytesOf, EMPTY_FILE, type UnreadableFile } from "../../forms/read-file";

/** Unit: bytes. Ten times what the 500 lines of the largest table take. */
const LARGEST_FILE = 1_000_000;

const TOO_LARGE =
  "Ce tableau fait plus de 1\u00a0Mo\u00a0: gardez-en les colonnes utiles, ou 500\u00a0lignes, puis recommencez.";
const NOT_TEXT =
  "Ce fichier n’est pas un tableau en texte\u00a0: copiez les cellules et collez-les ici, ou enregistrez-le en CSV.";
const WEB_PAGE =
  "Ce fichier est une page web enregistrée sous un autre nom\u00a0: ouvrez-le dans votre tableur, puis enregistrez-le en CSV.";

/** « <html … », « <table … »: programs save such pages as .xls. */
const MARKUP = /^\s*<(?:!doctype|html|head|table|\?xml)/i;

export type TakenFile = { text: string; problem?: undefined } | { text?: undefined; problem: string };

/** Decodes UTF-8, or else Windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // A byte sequence is not UTF-8.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Takes a file as the text of a table. A problem is a French sentence for the visitor. */
export async function takeFile(file: File): Promise<TakenFile> {
  if (file.size > LARGEST_FILE) return { problem: TOO_LARGE };
  const read = await bytesOf(file).catch((error: unknown) => (error as UnreadableFile).message);
  if (typeof read === "string") return { problem: read };
  const bytes = new Uint8Array(read);
  // XLS, XLSX, ODS and UTF-16 have null bytes.
  if (bytes.includes(0)) return { problem: NOT_TEXT };
  const text = decode(bytes);
  if (text.trim() === "") return { problem: EMPTY_FILE };
  return MARKUP.test(text) ? { problem: WEB_PAGE } : { text };
}
