import type { Fields } from "../content-type";
import {
  choice,
  date,
  entryList,
  type FieldKind,
  image,
  integer,
  longText,
  markdown,
  optional,
  percentage,
  text,
  textList,
  verbatim,
} from "../field";
import { stat } from "../types/stat";

const words = { label: "Nouveau champ", help: "Un champ que l’on vient d’ajouter." };

/** A new field of each kind, as a developer would add it to a type. */
export const addedFields = {
  addedText: text(words),
  addedLongText: longText(words),
  addedMarkdown: markdown(words),
  addedVerbatim: verbatim({ ...words, pattern: { source: "^#.+$", example: "#ancre" } }),
  addedChoice: choice({ ...words, options: ["Oui", "Non"] }),
  addedTextList: textList({ ...words, items: { min: 1, max: 2 } }),
  addedInteger: integer({ ...words, min: 1, max: 9 }),
  addedDate: date(words),
  addedImage: image({ ...words, minWidth: 100 }),
  addedEntryList: entryList({ ...words, type: stat, items: { min: 1, max: 9 } }),
  addedPercentage: percentage(words),
  addedOptionalText: optional(text(words)),
} satisfies Fields & Record<`added${Capitalize<FieldKind>}`, unknown>;
