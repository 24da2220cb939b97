import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import type { RequestElements } from "./assembly-file";
import type { Entries } from "./entries";
import { fillIn, lacksValue } from "./fill-in";
import { valuesOf } from "./values";

/** The visitor's own elements for the contact form. The message contains only what that form has no field for. */
export function requestElements(entries: Entries, page: AssemblyFileEntry): RequestElements {
  const values = valuesOf(entries, page);
  const lines = page.liveRequestMessage.filter((line) => !lacksValue(line, values));
  return {
    ...(entries.copropriete && { copropriete: entries.copropriete }),
    ...(entries.lots !== null && { lots: entries.lots }),
    ...(entries.energy && { contract: entries.energy }),
    message: lines.map((line) => fillIn(line, values)).join("\n"),
  };
}
