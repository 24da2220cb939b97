import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";

type ErrorName = ReturnType<typeof printParseErrorCode>;

const SYNTAX_ERRORS: Partial<Record<ErrorName, string>> = {
  InvalidSymbol: "un caractère ou un mot inattendu",
  PropertyNameExpected: "une virgule en trop, ou un nom de champ sans guillemets",
  ValueExpected: "une valeur manquante, ou une virgule en trop",
  ColonExpected: "un deux-points manquant",
  CommaExpected: "une virgule manquante",
  CloseBraceExpected: "une accolade fermante manquante",
  CloseBracketExpected: "un crochet fermant manquant",
  EndOfFileExpected: "du texte après la fin",
  InvalidCommentToken: "un commentaire",
  UnexpectedEndOfString: "un texte sans guillemet fermant sur sa ligne",
  InvalidUnicode: "un code \\u mal écrit",
  InvalidEscapeCharacter: "une barre oblique inverse mal placée",
  InvalidCharacter: "un caractère interdit dans un texte, tel qu’une tabulation",
};

/** @returns the value, or a French message about the first syntax error. */
export function readJson(json: string): { value: unknown } | { syntaxError: string } {
  // Windows Notepad may add a byte order mark.
  const text = json.replace(/^\uFEFF/, "");
  const found: string[] = [];
  const report = (error: string, line: number, column: number) =>
    found.push(`${error}, ligne ${line + 1}, colonne ${column + 1}`);
  /** Field names of each open object, the innermost last. */
  const openObjects: Set<string>[] = [];
  const visitor: JSONVisitor = {
    onError: (code, _offset, _length, line, column) =>
      report(SYNTAX_ERRORS[printParseErrorCode(code)] ?? "une erreur", line, column),
    onObjectBegin: () => void openObjects.push(new Set()),
    onObjectEnd: () => void openObjects.pop(),
    onObjectProperty: (name, _offset, _length, line, column) => {
      const names = openObjects.at(-1);
      // If two values have the same name, JSON.parse keeps the last.
      if (names?.has(name)) report(`deux fois le champ « ${name} »`, line, column);
      names?.add(name);
    },
  };
  visit(text, visitor, { disallowComments: true });
  const [syntaxError] = found;
  return syntaxError ? { syntaxError } : { value: JSON.parse(text) as unknown };
}
