import { parse, type ParseError, printParseErrorCode } from "jsonc-parser";

type ErrorCode = ReturnType<typeof printParseErrorCode>;

/** Messages for editors about syntax errors in a JSON file. */
const SYNTAX_ERRORS: Partial<Record<ErrorCode, string>> = {
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

function describeError(json: string, { error, offset }: ParseError): string {
  const before = json.slice(0, offset).split("\n");
  const column = (before.at(-1)?.length ?? 0) + 1;
  return `${SYNTAX_ERRORS[printParseErrorCode(error)] ?? "une erreur"}, ligne ${before.length}, colonne ${column}`;
}

/** Reads JSON that was written by hand. @returns its value, or a message in French about its first syntax error. */
export function readJson(json: string): { value: unknown } | { syntaxError: string } {
  // Windows Notepad may add a byte order mark.
  const text = json.replace(/^\uFEFF/, "");
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  return first ? { syntaxError: describeError(text, first) } : { value };
}
