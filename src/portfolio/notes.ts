/** French notes on how a table was read. */
import { quoted } from "../contract/read-day";
import { counted } from "../french/numbers";
import { MOST_ROWS, type Table } from "./table";

/** Lines without a contract that a note names one by one. */
const MOST_NAMED = 6;

function skippedNote({ skipped }: Table): string {
  const named = skipped.slice(0, MOST_NAMED).map(({ line, text }) => `${line} ${quoted(text)}`);
  const more = skipped.length > MOST_NAMED ? ", etc." : "";
  return `${counted(skipped.length, "ligne")} sans contrat (titre, total ou note)\u00a0: ${named.join(", ")}${more}`;
}

export function notesOn(table: Table): readonly string[] {
  const notes: string[] = [];
  if (table.unread > 0) {
    const lines = counted(table.rows.length + table.unread, "ligne");
    notes.push(`Le tableau a ${lines}\u00a0: les ${MOST_ROWS} premières sont lues.`);
  }
  if (table.skipped.length > 0) notes.push(skippedNote(table));
  if (table.hasLostAccents)
    notes.push(
      "Des accents sont illisibles\u00a0: copiez de nouveau les cellules, ou enregistrez le fichier en UTF-8.",
    );
  return notes;
}
