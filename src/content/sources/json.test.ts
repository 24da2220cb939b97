import { readJson } from "./json";

describe("JSON that was written by hand", () => {
  it("may begin with a byte order mark", () => {
    expect(readJson("\uFEFF[]")).toEqual({ value: [] });
  });

  it.each([
    ['{"a": 1,}', "une virgule en trop, ou un nom de champ sans guillemets, ligne 1, colonne 9"],
    ["[1,]", "une valeur manquante, ou une virgule en trop, ligne 1, colonne 4"],
    ["[1\n2]", "une virgule manquante, ligne 2, colonne 1"],
    ['{"a": "b', "un texte sans guillemet fermant sur sa ligne, ligne 1, colonne 7"],
    ['{"a": "b\nc"}', "un texte sans guillemet fermant sur sa ligne, ligne 1, colonne 7"],
    ['{"a": 1', "une accolade fermante manquante, ligne 1, colonne 8"],
    ["[1\r\n", "un crochet fermant manquant, ligne 2, colonne 1"],
    ["[] []", "une faute de syntaxe, ligne 1, colonne 4"],
  ])("of %j has its first syntax error named in French, with line and column", (json, error) => {
    const text = json.replace(/\s+/g, " ").trim();
    expect(readJson(json)).toEqual({ syntaxError: `${error}, près de « ${text} »` });
  });

  it.each(["", " \n"])("may not be empty: %j", (json) => {
    expect(readJson(json)).toEqual({ syntaxError: "un fichier vide" });
  });

  it.each([
    ['[{"a": 1}, {"a": "Qui signe le contrat" "b": 2}]', "une virgule manquante", 41, "dans l’entrée n° 2"],
    ['[{"points": ["a" "b"]}]', "une virgule manquante", 18, "dans l’entrée n° 1"],
    ['[{"a": 1} {"a": 2}]', "une virgule manquante", 11, "après l’entrée n° 1"],
    ['[{"a": 1}, {"a": 2},]', "une valeur manquante, ou une virgule en trop", 21, "après l’entrée n° 2"],
  ])("names the entry in which, or after which, the fault is: %s", (json, error, column, place) => {
    const read = readJson(json);
    const expected = `${error}, ligne 1, colonne ${column}, ${place}, près de « `;
    expect("syntaxError" in read ? read.syntaxError.slice(0, expected.length) : read).toBe(expected);
  });
});
