import { readFileSync } from "node:fs";
import { join } from "node:path";

import { readAddress, readName, readSupplier } from "./read-values";
import { MOST_PAGES } from "./refusals";
import expected from "./testing/expected.json";
import { lines, makePdf, pairs, table, type Text } from "./testing/make-pdf";
import { read, type Summary, summary } from "./testing/read";

const specimen = (name: string) => new Uint8Array(readFileSync(join(__dirname, "testing", `${name}.pdf`)));

const specimens = Object.entries(expected).flatMap(([name, wanted]) => {
  if ("refus" in wanted) return [];
  return [[name, "contrats" in wanted ? wanted.contrats : [wanted]] as const];
});

it.each(specimens)(
  "reads the specimen %s as a careful reader does, and nothing more",
  async (name, wanted) => {
    const { contracts } = await read(specimen(name));
    expect(contracts.map(summary)).toEqual(wanted.map((each) => expect.objectContaining(each) as unknown));
  },
);

const title: Text = [40, 40, "Facture d’électricité du 4 novembre 2026", 12];
const gasTitle: Text = [40, 40, "Facture de gaz naturel du 4 novembre 2026", 12];
const point = { PDL: "12 345 678 901 234" };
/** As on most invoices: the day of payment has the label of an end. */
const payment: Text[] = lines(40, 500, [
  "Montant total à payer TTC : 4 812,36 €",
  "Date d’échéance : 15/12/2026",
  "Mode de paiement : prélèvement automatique",
  "Période de consommation : du 01/10/2026 au 31/10/2026",
  "Prochaine facture vers le 05/12/2026",
]);

const NOTHING: Summary = { fin: null, preavis: null, reconduction: null };

const traps: readonly (readonly [what: string, texts: readonly Text[], wanted: Summary])[] = [
  ["the day of payment near an amount", pairs(40, 80, point), NOTHING],
  [
    "a day of payment under « à régler avant le »",
    [...pairs(40, 80, { ...point, "À régler avant le": "31/12/2027" }), [40, 130, "Votre contrat"]],
    NOTHING,
  ],
  [
    "an « échéance » under a heading of the contract, near an amount",
    [
      [40, 80, "Votre contrat"],
      ...pairs(40, 95, { ...point, Échéance: "31/12/2027", Mensualité: "420,00 €" }),
    ],
    NOTHING,
  ],
  [
    "a column of payments",
    [
      [40, 80, "Votre contrat"],
      ...table([40, 160], 95, [
        ["Échéance", "Montant"],
        ["31/12/2027", "420,00 €"],
      ]),
      ...pairs(40, 160, point),
    ],
    NOTHING,
  ],
  [
    "the period of a consumption in a table",
    [
      [40, 80, "Votre contrat"],
      ...table([40, 160, 260], 95, [
        ["Date de début", "Date de fin", "kWh"],
        ["01/11/2025", "31/10/2026", "12 000"],
      ]),
      ...pairs(40, 160, point),
    ],
    NOTHING,
  ],
  [
    "other days",
    pairs(40, 80, {
      ...point,
      "Prochaine facture": "05/12/2027",
      "Début de conso.": "01/10/2026",
      "Souscrit depuis le": "01/01/2024",
      "Prix garantis jusqu’au": "31/12/2027",
      "Date d’effet du contrat": "01/01/2026",
    }),
    NOTHING,
  ],
  [
    "a sentence on the invoice",
    [
      ...pairs(40, 80, point),
      [40, 120, "Votre facture arrive à échéance le 31/12/2027, merci de la régler avant cette date."],
    ],
    NOTHING,
  ],
  [
    "general conditions, also where they continue on a line below the contract",
    [
      ...pairs(40, 80, point),
      [40, 300, "Conditions générales de vente", 8],
      ...lines(
        40,
        312,
        [
          "Le contrat peut être dénoncé avec un préavis de 30 jours avant l’échéance, sauf accord du fournisseur.",
          "Le contrat est conclu pour une durée indéterminée et prend fin le 31 décembre 2027 en cas d’impayé.",
        ],
        6.5,
      ),
    ],
    NOTHING,
  ],
  [
    "a notice for moving, beside that of the contract",
    [
      ...pairs(40, 80, { ...point, "Préavis de résiliation": "3 mois" }),
      [40, 140, "En cas de déménagement, un préavis de 15 jours est à respecter pour votre contrat."],
    ],
    { preavis: "3 mois" },
  ],
  [
    "a number of 14 digits that is no meter",
    pairs(40, 80, { SIRET: "123 456 789 01234", "N° de client": "98765432109876" }),
    { point: null, nom: null },
  ],
  [
    "the payment of a neighbouring column, one line higher",
    [
      ...lines(40, 100, ["DATE D'ECHEANCE DU CONTRAT", "31/01/2028", "PDL", "12345678901234"]),
      ...lines(330, 87.4, ["ECHEANCE DE PAIEMENT", "25/11/2026"]),
    ],
    { fin: "2028-01-31", point: "12345678901234" },
  ],
  [
    "the heading of a neighbouring column",
    [
      [40, 80, "INFORMATIONS CONTRAT"],
      ...lines(40, 100, ["TITULAIRE DU CONTRAT", "SDC VILLA ROSE", "PDL", "12345678901234"]),
      ...lines(330, 100, ["ECHEANCE", "25/11/2027"]),
    ],
    { fin: null, nom: "SDC VILLA ROSE" },
  ],
];

it.each(traps)("is not misled by %s", async (_, texts, wanted) => {
  const { contracts } = await read(makePdf([[title, ...texts, ...payment]]));
  expect(contracts.map(summary)).toEqual([expect.objectContaining(wanted)]);
});

const layouts: readonly (readonly [what: string, texts: readonly Text[], wanted: readonly Summary[]])[] = [
  [
    "labels of a broken heading in a table",
    [
      ...table([40, 180, 320, 440], 100, [
        ["Point de comptage", "Consommation annuelle", "Date de fin", "Profil"],
        ["et d’estimation", "de référence (MWh)", "de contrat", ""],
        ["23 456 700 998 871", "412", "30/09/2027", "P016"],
      ]),
    ],
    [{ energie: "gaz", point: "23456700998871", fin: "2027-09-30", car: 412_000, compteur: "large" }],
  ],
  [
    "sentences broken over lines",
    [
      ...lines(40, 100, [
        "Votre contrat de fourniture d’électricité à prix fixe pour le site ci-dessus arrive à échéance le",
        "31 décembre 2027 et sera reconduit tacitement par périodes de 12 mois sauf dénonciation trois (3)",
        "mois avant l’échéance.",
        "Point de livraison : 12 345 678 901 234 – Puissance souscrite : 60 kVA",
      ]),
    ],
    [{ fin: "2027-12-31", preavis: "3 mois", reconduction: 12, point: "12345678901234", puissance: 60 }],
  ],
  [
    "a contract from one day to another",
    pairs(40, 80, {
      "Votre contrat": "du 01/01/2026 au 31/12/2028",
      PCE: "GI123456",
      "CAR actuelle": "12 500 kWh",
      Dénonciation: "90 jours avant l’échéance",
      "Tacite reconduction": "par périodes de 12 mois",
    }),
    [{ fin: "2028-12-31", point: "GI123456", compteur: "small", preavis: "90 jours", reconduction: 12 }],
  ],
  [
    "an open-ended contract",
    pairs(40, 80, { ...point, "Durée du contrat": "Indéterminée", "Puissance souscrite": "9 kVA" }),
    [{ fin: null, reconduction: "open", compteur: "small" }],
  ],
  [
    "several meters in a table",
    [
      [330, 60, "SYNDICAT DES COPROPRIETAIRES"],
      [330, 72, "DE LA RESIDENCE LES LILAS"],
      ...table([40, 160, 260, 400], 120, [
        ["PDL", "Puissance souscrite", "Segment", "Fin de contrat"],
        ["12 345 678 901 234", "9 kVA", "C5", "31/08/2027"],
        ["12 345 678 901 235", "72 kVA", "C4", "30/06/2028"],
      ]),
    ],
    [
      { point: "12345678901234", puissance: 9, fin: "2027-08-31", compteur: "small" },
      { point: "12345678901235", puissance: 72, fin: "2028-06-30", compteur: "large" },
    ].map((each): Summary => ({
      ...(each as Summary),
      nom: "SYNDICAT DES COPROPRIETAIRES DE LA RESIDENCE LES LILAS",
    })),
  ],
  [
    "two contracts beside each other",
    [
      [40, 80, "Votre contrat d’électricité", 11],
      [320, 80, "Votre contrat de gaz", 11],
      ...lines(40, 100, [
        "PDL : 23 456 700 112 233",
        "Échéance : 30/06/2027",
        "Puissance souscrite : 48 kVA",
      ]),
      ...lines(320, 100, ["PCE : 23 456 700 998 871", "Échéance : 30/09/2027", "CAR : 300 MWh"]),
    ],
    [
      { energie: "electricite", fin: "2027-06-30", puissance: 48, car: null },
      { energie: "gaz", fin: "2027-09-30", puissance: null, car: 300_000 },
    ],
  ],
];

it.each(layouts)("reads %s", async (_, texts, wanted) => {
  const pageTitle = wanted.some(({ car }) => car) ? gasTitle : title;
  const { contracts } = await read(makePdf([[pageTitle, ...texts, ...payment]]));
  expect(contracts.map(summary)).toEqual(wanted.map((each) => expect.objectContaining(each) as unknown));
});

it.each([
  ["in another order than it is read", { isShuffled: true }],
  ["letter by letter", { byLetter: true }],
  ["letter by letter in another order", { byLetter: true, isShuffled: true }],
])("reads what is drawn %s", async (_, options) => {
  const contract = pairs(40, 100, {
    "Titulaire du contrat": "SDC LE PARC",
    "Échéance du contrat": "31 décembre 2027",
    Préavis: "3 mois",
    "Puissance souscrite": "48 kVA",
    ...point,
  });
  const { contracts } = await read(makePdf([[title, ...contract, ...payment]], options));
  expect(contracts.map(summary)).toMatchObject([
    { nom: "SDC LE PARC", fin: "2027-12-31", preavis: "3 mois", puissance: 48, point: "12345678901234" },
  ]);
});

it("takes none of two different ends of one meter, and has both with their places", async () => {
  const first = pairs(40, 100, { "Fin de contrat": "31/12/2027", ...point });
  const second = pairs(40, 300, { "Date de fin du contrat": "31/03/2028" });
  const { contracts } = await read(makePdf([[title, ...first, ...payment], second]));
  expect(contracts).toHaveLength(1);
  expect(contracts[0]?.end).toBeUndefined();
  expect(contracts[0]?.otherEnds.map(({ value, box }) => [value, box.page])).toEqual([
    ["2027-12-31", 1],
    ["2028-03-31", 2],
  ]);
});

it("gives the place of a value with its label, in points from the top left corner", async () => {
  const { contracts } = await read(
    makePdf([[title], [...pairs(40, 100, { "Fin de contrat": "31/12/2027" })]]),
  );
  const box = contracts[0]?.end?.box;
  expect(box).toMatchObject({ page: 2, left: 40 });
  expect(box?.top).toBeCloseTo(92, -1);
  expect(box?.right).toBeGreaterThan(190);
});

it.each(["=HYPERLINK(« x »)", "<img onerror=a>", "+33 rue", "@SUM(A1) rue"])(
  "takes no text that could act elsewhere: %s",
  async (active) => {
    const texts = { ...point, "Nom du client": active, "Lieu de consommation": active, Fournisseur: active };
    const { contracts } = await read(makePdf([[title, ...pairs(40, 80, texts)]]));
    expect(contracts[0]).toMatchObject({ name: undefined, address: undefined, supplier: undefined });
  },
);

it("takes texts without marks of direction", () => {
  const texts = [readName, readSupplier].map((readText) => readText("ÉCLAIR\u202E \u2066GAZ", ""));
  expect([...texts, readAddress("1 rue \u202Edu Lac", "")]).toEqual([
    "ÉCLAIR GAZ",
    "ÉCLAIR GAZ",
    "1 rue du Lac",
  ]);
});

const convocation = lines(40, 40, [
  "Convocation à l’assemblée générale du 15 mars 2027",
  "Ordre du jour : contrat de gaz, facture 2026 et échéance du contrat : 31/12/2027",
]);
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text));

it.each([
  ["an image", () => specimen("10-image"), "image"],
  ["a password", () => makePdf([[title]], { encryption: { userPassword: "a" } }), "password"],
  ["a damaged file", () => bytes("%PDF-1.7\n1 0 obj <<"), "damaged"],
  ["another file", () => bytes("<html>"), "notPdf"],
  ["an empty file", () => bytes(""), "empty"],
  ["a convocation", () => makePdf([convocation]), "notInvoice"],
  [
    "more pages than an invoice has",
    () => makePdf(Array.from({ length: MOST_PAGES + 1 }, () => [title])),
    "long",
  ],
])("refuses %s with its own sentence", async (_, file, reason) => {
  await expect(read(file())).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(/^C.*\.$/) as unknown,
  });
});
