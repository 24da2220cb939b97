/** Reads JSON that editors wrote by hand, and names the first syntax error in French. */
import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";

import { quoted } from "../unknown-values";

type ErrorName = ReturnType<typeof printParseErrorCode>;

/** Faults that editors often make. A message about another fault has only its place. */
const SYNTAX_ERRORS: Partial<Record<ErrorName, string>> = {
  PropertyNameExpected: "une virgule en trop, ou un nom de champ sans guillemets",
  ValueExpected: "une valeur manquante, ou une virgule en trop",
  CommaExpected: "une virgule manquante",
  CloseBraceExpected: "une accolade fermante manquante",
  CloseBracketExpected: "un crochet fermant manquant",
  UnexpectedEndOfString: "un texte sans guillemet fermant sur sa ligne",
};

/** « dans l’entrée n° 2 », « après l’entrée n° 2 ». @param depth the number of open lists and objects. */
function placeOf(entryCount: number, depth: number): string {
  if (entryCount === 0) return "";
  return `, ${depth > 1 ? "dans" : "après"} l’entrée n° ${entryCount}`;
}

/** @returns the value, or a French message with the place of the first syntax error. */
export function readJson(json: string): { value: unknown } | { syntaxError: string } {
  // Windows Notepad may add a byte order mark.
  const text = json.replace(/^\uFEFF/, "");
  if (!/\S/.test(text)) return { syntaxError: "un fichier vide" };
  const found: string[] = [];
  /** The number of entries that have begun, if the file is a list of entries. */
  let entryCount = 0;
  /** Field names of each open object, the innermost last; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  const report = (error: string, offset: number, line: number, column: number) => {
    const place = placeOf(entryCount, open.length);
    found.push(`${error}, ligne ${line + 1}, colonne ${column + 1}${place}, près de ${quoted(text, offset)}`);
  };
  const begin = (names?: Set<string>) => {
    const isInList = open.length === 1 && open[0] === undefined;
    if (isInList) entryCount += 1;
    open.push(names);
  };
  const end = () => void open.pop();
  const visitor: JSONVisitor = {
    onError: (code, offset, _length, line, column) =>
      report(SYNTAX_ERRORS[printParseErrorCode(code)] ?? "une faute de syntaxe", offset, line, column),
    onArrayBegin: () => begin(),
    onArrayEnd: end,
    onObjectBegin: () => begin(new Set()),
    onObjectEnd: end,
    onObjectProperty: (name, offset, _length, line, column) => {
      const names = open.at(-1);
      // If two values have the same name, JSON.parse keeps the last.
      if (names?.has(name)) report(`deux fois le champ « ${name} »`, offset, line, column);
      names?.add(name);
    },
  };
  visit(text, visitor, { disallowComments: true });
  const [syntaxError] = found;
  return syntaxError ? { syntaxError } : { value: JSON.parse(text) as unknown };
}
