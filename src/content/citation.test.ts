import { citationPattern, readCitation } from "./citation";
import { withFrenchSpaces } from "./typography";

it.each([
  [citationPattern.example, "Loi du 10 juillet 1965", "https://www.legifrance.gouv.fr"],
  [
    "Un titre, 100 % : oui ? | Éditeur | https://exemple.fr/a%20b?c=1;d=2!e | 2026-11-20",
    "Un titre, 100 % : oui ?",
    "https://exemple.fr/a%20b?c=1;d=2!e",
  ],
  ["Loi | Légifrance | https://exemple.fr | 2028-02-29", "Loi", "https://exemple.fr"],
  ["  Titre|Éditeur|https://exemple.fr/10%25|2026-02-28 ", "Titre", "https://exemple.fr/10%25"],
])("reads « %s », with its address as it was typed", (line, title, url) => {
  expect(readCitation(line)).toMatchObject({ title, url });
  expect(readCitation(withFrenchSpaces(line))).toMatchObject({ title: withFrenchSpaces(title), url });
});

it.each([
  "Loi | Légifrance | 2026-11-20",
  "Loi | Légifrance | | 2026-11-20",
  "Loi | Légifrance | http://exemple.fr | 2026-11-20",
  "Loi | Légifrance | https://exemple.fr",
  "Loi | Légifrance | https://exemple.fr | 20/11/2026",
  "Loi | Légifrance | https://exemple.fr | 2026-13-01",
  "Loi | Légifrance | https://exemple.fr | 2026-02-31",
  "Loi | Légifrance | https://exemple.fr | 2027-02-29",
  " | Légifrance | https://exemple.fr | 2026-11-20",
  "Loi | Légifrance | https://exemple.fr une page | 2026-11-20",
])("does not read « %s »", (line) => {
  expect(readCitation(line)).toBeNull();
});
