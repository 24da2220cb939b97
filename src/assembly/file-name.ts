import { anchorOf } from "../content/links";

/** Maximum length of the copropriété's part of a name. A path of Windows has 260 characters in all. */
const MAX_LENGTH = 60;

/**
 * The name under which a visitor saves a file: `dossier-assemblee-les-erables.pdf`. It has only letters without accents, digits
 * and hyphens, so it is safe on every system; a copropriété's name without any of them is left out.
 * @param copropriete the name as typed, or "".
 */
export function fileName(copropriete: string, extension: "pdf" | "ics"): string {
  const plain = anchorOf(copropriete.replace(/œ/gi, "oe").replace(/æ/gi, "ae"));
  const parts = ["dossier-assemblee", plain.slice(0, MAX_LENGTH).replace(/-$/, "")];
  return `${parts.filter(Boolean).join("-")}.${extension}`;
}
