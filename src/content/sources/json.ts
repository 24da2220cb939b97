import { parse, type ParseError, printParseErrorCode, visit } from "jsonc-parser";

type ErrorCode = ReturnType<typeof printParseErrorCode>;

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

function positionOf(json: string, offset: number): string {
  const before = json.slice(0, offset).split("\n");
  return `ligne ${before.length}, colonne ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Of two values with the same name, JSON keeps the last. */
function describeDuplicate(json: string): string | undefined {
  const objects: Set<string>[] = [];
  let found: string | undefined;
  visit(json, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (name, offset) => {
      const names = objects.at(-1);
      if (names?.has(name)) found ??= `deux fois le champ « ${name} », ${positionOf(json, offset)}`;
      names?.add(name);
    },
  });
  return found;
}

/** @returns the value, or a French message about the first syntax error. */
export function readJson(json: string): { value: unknown } | { syntaxError: string } {
  // Windows Notepad may add a byte order mark.
  const text = json.replace(/^\uFEFF/, "");
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  const syntaxError = first
    ? `${SYNTAX_ERRORS[printParseErrorCode(first.error)] ?? "une erreur"}, ${positionOf(text, first.offset)}`
    : describeDuplicate(text);
  return syntaxError ? { syntaxError } : { value };
}
