import { defaults } from "./fields";
import { requestDraft, textsToPrefill } from "./prefill";

const { factures, ...empty } = defaults;
const prefill = { nomCopropriete: "Les Érables", nombreLots: "100", typeContrat: "gaz", message: "Préavis" };

beforeEach(() => (requestDraft.prefilled = {}));

test("an empty form is prefilled with the known values, and otherwise keeps its defaults", () => {
  expect(factures).toEqual([]);
  expect({ ...empty, ...textsToPrefill({ typeContrat: null }, empty) }).toEqual(empty);
  expect(textsToPrefill(prefill, empty)).toEqual(prefill);
});

test("typed and chosen values stay", () => {
  const typed = { nom: "Syndic", typeContrat: "services", message: "Une question" };
  const { nomCopropriete, nombreLots } = prefill;
  expect(textsToPrefill(prefill, { ...empty, ...typed })).toEqual({ nomCopropriete, nombreLots });
});

test("a later prefill replaces the texts of an earlier one, unless they were edited", () => {
  const texts = { ...empty, ...textsToPrefill(prefill, empty), nomCopropriete: "Les Érables, bâtiment B" };
  const later = textsToPrefill({ nomCopropriete: "Les Tilleuls", nombreLots: "40" }, texts);
  expect({ ...texts, ...later }).toEqual({
    ...empty,
    nomCopropriete: "Les Érables, bâtiment B",
    nombreLots: "40",
  });
});
