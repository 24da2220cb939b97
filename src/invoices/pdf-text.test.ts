import { lines, makePdf, pairs, type Text } from "./testing/make-pdf";
import { read } from "./testing/read";

const contract: Text[] = [
  [40, 40, "Facture d’électricité du 4 novembre 2026", 12],
  ...pairs(40, 80, { PDL: "12 345 678 901 234", "Fin de contrat": "31/12/2027" }),
];

/** Of a font so small that as many stand within the page: pdf.js leaves out texts beyond its border. */
const tiny = (count: number, text: string): Text => [
  40,
  150,
  Array.from({ length: count }, () => text).join("\n"),
  0.01,
];

it("reads an invoice whose page is as dense as general conditions", async () => {
  const conditions = lines(
    40,
    150,
    Array.from({ length: 120 }, () => "Article du contrat. ".repeat(5)),
    4,
  );
  const { contracts } = await read(makePdf([[...contract, ...conditions]]));
  expect(contracts).toMatchObject([{ end: { value: "2027-12-31" } }]);
});

it.each([
  ["more than 20 000 texts", tiny(20_001, "Facture gaz echeance")],
  ["texts of more than 100 000 characters", tiny(10, "contrat echeance, ".repeat(600))],
])("stops at a page with %s, which no invoice has", async (_, text) => {
  const reading = read(makePdf([[...contract, text]]));
  await expect(reading).rejects.toMatchObject({
    reason: "slow",
    message: expect.stringMatching(/^Ce PDF est trop long à lire\s:/) as unknown,
  });
});
