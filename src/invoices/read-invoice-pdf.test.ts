/** Which files are read as invoices, which are refused and why, and which pages are left out. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { MOST_PAGES } from "./refusals";
import { lines, makeInvoicePdf, pairs, read, type TextToDraw } from "./testing/make-invoice-pdf";

const specimen = (name: string) => new Uint8Array(readFileSync(join(__dirname, "testing", `${name}.pdf`)));
const title: TextToDraw = [40, 40, "Facture d’électricité du 4 novembre 2026", 12];
const contract = pairs(40, 80, {
  PDL: "12345678901234",
  "Fin de contrat": "31/12/2027",
  Consommation: "2 kWh",
  "À payer": "9,10 €",
});
const slanted: TextToDraw[] = Array.from({ length: 20 }, (_, index) => [
  60 + index * 20,
  400,
  "Votre contrat",
  9,
  45,
]);
const crowded: TextToDraw[] = Array.from({ length: 11_000 }, () => [40, 40, "a"]);
const stamp = lines(40, 40, ["Reçu le 12/11/2026"]);
const conditions = lines(40, 40, ["Les conditions générales de vente de votre contrat."]);

it.each<readonly [string, readonly (readonly TextToDraw[])[], number[], number[]]>([
  ["all pages", [[title, ...contract], conditions], [], []],
  ["all but a page of slanted texts", [[title, ...contract], slanted], [2], []],
  ["all but a page with more texts than a page has", [[title, ...contract], crowded], [2], []],
  ["all but a page without a text", [[title, ...contract], []], [], [2]],
  ["all but a page with a stamp alone", [[title, ...contract], stamp], [], [2]],
])("reads %s, and names what was not read", async (_, pages, unread, bare) => {
  const { unreadPages, barePages, contracts } = await read(makeInvoicePdf(pages));
  expect({ unreadPages, barePages }).toEqual({ unreadPages: unread, barePages: bare });
  expect(contracts.flatMap(({ ends }) => ends.map(({ day }) => day))).toEqual(["2027-12-31"]);
});

it("gives the same file the same fingerprint, and another file another one", async () => {
  const files = [
    makeInvoicePdf([[title, ...contract]]),
    makeInvoicePdf([[title, ...contract, [40, 300, "PCE : GI123456"]]]),
  ];
  const [first, second] = await Promise.all(files.map(read));
  const [again] = await Promise.all(files.map(read));
  expect(again?.fingerprint).toBe(first?.fingerprint);
  expect(second?.fingerprint).not.toBe(first?.fingerprint);
});

function hugeImage() {
  const file = Buffer.from(specimen("10-image")).toString("latin1");
  return new Uint8Array(Buffer.from(file.replace("/Width 900", "/Width 90000"), "latin1"));
}
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const convocation = lines(40, 40, [
  "Convocation à l’assemblée générale du 15 mars 2027",
  "Ordre du jour : contrat de gaz, facture 2026 et échéance du contrat : 31/12/2027",
  "Les copropriétaires sont convoqués à la salle des fêtes, à dix-huit heures trente.",
]);

it.each<readonly [string, () => Uint8Array<ArrayBuffer>, string]>([
  ["an image", () => specimen("10-image"), "image"],
  ["an image that claims to be huge", () => hugeImage(), "image"],
  ["a scan with a stamp", () => makeInvoicePdf([stamp]), "image"],
  [
    "a scan with a poor text layer",
    () => makeInvoicePdf([lines(40, 40, ["Fct re dElectr 1te du 4 nvembre", "l2/ll/2O26, tot al a pay er"])]),
    "image",
  ],
  ["slanted pages", () => makeInvoicePdf([slanted]), "unread"],
  ["a password", () => makeInvoicePdf([[title]], { encryption: { userPassword: "a" } }), "password"],
  ["a damaged file", () => bytes("%PDF-1.7\n1 0 obj <<\nstartxref\n9\n%%EOF"), "damaged"],
  ["half of a file", () => specimen("01-elec-encadre-contrat").slice(0, 30_000), "damaged"],
  ["another file", () => bytes("<html>"), "notPdf"],
  ["an empty file", () => bytes(""), "empty"],
  ["a convocation", () => makeInvoicePdf([convocation]), "notInvoice"],
  [
    "more pages than are read",
    () => makeInvoicePdf(Array.from({ length: MOST_PAGES + 1 }, () => [title])),
    "long",
  ],
])("refuses %s with its own sentence", async (_, file, reason) => {
  await expect(read(file())).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(/\.$/) as unknown,
  });
});
