import { nameUse } from "./columns";
import { recognise } from "./recognise";
import { tablesOfHeadings } from "./testing/headings";
import { contractsOf } from "./testing/read";

it.each(tablesOfHeadings.map((expected) => [Object.keys(expected).join(" | "), expected]))(
  "reads the columns of %s",
  (_, expected) => {
    const headings = Object.keys(expected);
    const { uses } = recognise(headings);
    const fieldOf = (column: number) => {
      const use = uses.find((each) => each.column === column);
      return use ? nameUse(use) : "";
    };
    const fields = Object.fromEntries(headings.map((heading, column) => [heading, fieldOf(column)]));
    expect(fields).toEqual(expected);
  },
);

it.each([
  ["SDC", "Terme"],
  ["  copropriété ", "FIN DE CONTRAT"],
  ["Nom de la résidence", "Date d’expiration"],
  ["N°", "Échéance du contrat"],
  ["Adresse", "Fin"],
])("recognises « %s » and « %s », in any order", (name, end) => {
  const [contract] = contractsOf(
    `Fournisseur d’énergie,${end},${name},Nom du syndic\nX,31/12/2027,Les Tilleuls,Y`,
  );
  expect(contract).toMatchObject({ name: "Les Tilleuls", end: "2027-12-31", line: 2, energy: null });
});
