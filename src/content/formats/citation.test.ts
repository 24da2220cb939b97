import { withFrenchSpaces } from "../../french/typography";
import { citationPattern, readCitation } from "./citation";

it.each([
  { line: citationPattern.example, title: "Loi du 10 juillet 1965", url: "https://www.legifrance.gouv.fr" },
  {
    line: "Un titre, 100 % : oui ? | Éditeur | https://exemple.fr/a%20b?c=1;d=2!e | 2026-11-20",
    title: "Un titre, 100 % : oui ?",
    url: "https://exemple.fr/a%20b?c=1;d=2!e",
  },
  { line: "Loi | Légifrance | https://exemple.fr | 2028-02-29", title: "Loi", url: "https://exemple.fr" },
  {
    line: "  Titre|Éditeur|https://exemple.fr/10%25|2026-02-28 ",
    title: "Titre",
    url: "https://exemple.fr/10%25",
  },
])("reads the source $line, with its address as it was typed", ({ line, title, url }) => {
  expect(readCitation(line)).toMatchObject({ title, url });
  expect(readCitation(withFrenchSpaces(line))).toMatchObject({ title: withFrenchSpaces(title), url });
});

it.each([
  // Without an address, or with one that is not https.
  "Loi | Légifrance | 2026-11-20",
  "Loi | Légifrance | | 2026-11-20",
  "Loi | Légifrance | http://exemple.fr | 2026-11-20",
  // Without a day, or with one of another format, or that does not exist.
  "Loi | Légifrance | https://exemple.fr",
  "Loi | Légifrance | https://exemple.fr | 20/11/2026",
  "Loi | Légifrance | https://exemple.fr | 2026-13-01",
  "Loi | Légifrance | https://exemple.fr | 2026-02-31",
  "Loi | Légifrance | https://exemple.fr | 2027-02-29",
  // Without a title, and with a space in the address.
  " | Légifrance | https://exemple.fr | 2026-11-20",
  "Loi | Légifrance | https://exemple.fr une page | 2026-11-20",
])("does not read the source « %s »", (line) => {
  expect(readCitation(line)).toBeNull();
});
