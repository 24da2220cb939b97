/** Finds comments that say more than the columns that are read. */
import { anchorOf } from "../content/links";
import { quoted } from "../contract/read-day";
import type { Source } from "./cells";

/** « Commentaire », « Observations du gestionnaire », but not « Remarque », a result in this tool's own CSV file. */
const COMMENT = /^(?:commentaires?|observations?|remarques|notes?|infos?|precisions?|divers|suivi)(?:-|$)/;

/** A day, or a word on the end of the contract: « fin au 30/06/2027 », « dénoncé », « avenant signé ». */
const ON_CONTRACT =
  /\b\d\d?-\d\d?-(?:20)?\d\d\b|\b(?:resili|denonc|avenant|prolong|renouvel|reconduit|annul)/;

/** French remarks on the comments of a contract. Their columns are not read, so that the visitor reads them. */
export function remarksOnComments({ table, row }: Source): readonly string[] {
  const isUsed = (column: number) => table.uses.some((use) => use.column === column);
  return table.headings.flatMap((heading, column) => {
    const text = row.cells[column] ?? "";
    const isComment = COMMENT.test(anchorOf(heading)) && !isUsed(column);
    if (!isComment || !ON_CONTRACT.test(anchorOf(text))) return [];
    return [`${heading.toLowerCase()} ${quoted(text)}\u00a0: à lire avec l’échéance`];
  });
}
