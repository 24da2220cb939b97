import { isRecord, isText } from "../guards";
import { inItems } from "../in-words";
import { unsupportedIn } from "../markdown";
import type { Field } from "../model/content-type";
import { expectation, wrongPart } from "../model/kinds";
import { invisibleIn, unprintableIn } from "./character-problems";
import type { ContentProblem } from "./problems";

type Finding = Pick<ContentProblem, "expected" | "found">;

/** A placeholder, or a brace that belongs to none. */
const BRACES = /\{[^{}]*\}|[{}]/g;

/** What the texts of a value contain or lack. */
function textProblems({ kind, placeholders, mayOmitNames }: Field, value: unknown, inPdf = false): Finding[] {
  const texts: unknown = isRecord(value) ? value.alt : value;
  const without = (expected: string, find: (text: string) => string | undefined): Finding[] => {
    const findIn = (text: unknown) => (isText(text) ? find(text) : undefined);
    const found = Array.isArray(texts) ? inItems(texts, findIn) : findIn(texts);
    return found ? [{ expected, found }] : [];
  };
  const printable = "un texte sans caractère que le PDF ne peut pas écrire : remplacez-le par des mots";
  const names = placeholders.join(", ");
  const braces = names ? `seulement les repères ${names}` : "un texte sans accolade";
  const formatting = "seulement la mise en forme que cite l’aide du champ";
  return [
    ...without("un texte sans caractère invisible", invisibleIn),
    ...(inPdf ? without(printable, unprintableIn) : []),
    ...(kind === "verbatim" ? [] : without(formatting, (text) => unsupportedIn(text, kind === "markdown"))),
    ...without(braces, (text) => text.match(BRACES)?.find((brace) => !placeholders.includes(brace))),
    ...(mayOmitNames ? [] : placeholders).flatMap((name) =>
      without(`le repère ${name}`, (text) => (text.includes(name) ? undefined : `un texte sans ${name}`)),
    ),
  ];
}

/** All that is wrong with a value of a field, except for the file of a picture and for lists of entries. `inPdf` is that of its type. */
export function valueProblems(field: Field, value: unknown, inPdf?: boolean): Finding[] {
  const found = wrongPart(field, value);
  return [...(found ? [{ expected: expectation(field), found }] : []), ...textProblems(field, value, inPdf)];
}
