import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { FoundContract } from "./invoice";
import { lines, makeInvoicePdf, pairs, read, table, type TextToDraw } from "./testing/make-invoice-pdf";
import { contractWith } from "./testing/sample-invoice";

const specimen = (name: string) => new Uint8Array(readFileSync(join(__dirname, "testing", `${name}.pdf`)));

/** Values that an invoice has; all others are not on it. Candidates are compared by their days. */
type Wanted = Partial<Omit<FoundContract, "places" | "candidates">> & { candidates?: readonly string[] };

const expectRead = async (file: Uint8Array<ArrayBuffer>, ...wanted: readonly Wanted[]) => {
  const { contracts } = await read(file);
  const found = contracts.map(({ candidates, ...contract }) => ({
    ...contract,
    places: {},
    candidates: candidates.map(({ day }) => day),
  }));
  expect(found).toEqual(wanted.map((each) => ({ ...contractWith({}), ...each })));
};

it.each<readonly [string, readonly Wanted[]]>([
  [
    "01-elec-encadre-contrat",
    [
      {
        energy: "electricite",
        point: "25841823335971",
        end: "2027-12-31",
        notice: { count: 3, unit: "months" },
        meter: "large",
        power: 72,
        name: "SDC RESIDENCE DES ALISIERS",
      },
    ],
  ],
  [
    "03-elec-tableau",
    [
      {
        energy: "electricite",
        point: "14502361987450",
        end: "2027-08-31",
        meter: "small",
        power: 12,
        name: "RESIDENCE LE CLOS FLEURI",
      },
    ],
  ],
  [
    "05-gaz-sans-fin",
    [
      {
        energy: "gaz",
        point: "21430877652104",
        meter: "large",
        consumption: 186.45,
        name: "SDC 9 RUE DU MOULIN",
      },
    ],
  ],
  [
    "07-elec-capitales",
    [
      {
        energy: "electricite",
        point: "09876543210982",
        end: "2028-01-31",
        meter: "small",
        power: 36,
        name: "SDC VILLA BELLEROSE",
      },
    ],
  ],
  [
    "09-gaz-phrases",
    [
      {
        energy: "gaz",
        point: "22114980776653",
        end: "2027-10-31",
        notice: { count: 60, unit: "days" },
        renewal: 12,
        meter: "large",
        consumption: 533.12,
        name: "SDC LES TERRASSES DU LAC",
      },
    ],
  ],
  [
    "13-deux-energies",
    [
      {
        energy: "electricite",
        point: "23456700112233",
        end: "2027-06-30",
        meter: "large",
        power: 48,
        name: "SDC PARC DES ORMES",
      },
      {
        energy: "gaz",
        point: "23456700998871",
        end: "2027-09-30",
        meter: "large",
        name: "SDC PARC DES ORMES",
      },
    ],
  ],
  [
    "14-elec-echeances-de-paiement",
    [
      {
        energy: "electricite",
        point: "16778990112344",
        meter: "small",
        power: 24,
        name: "SDC 14 RUE HOCHEVILLE",
      },
    ],
  ],
  [
    "17-elec-petit-compteur",
    [
      {
        energy: "electricite",
        point: "24310005667781",
        meter: "small",
        power: 9,
        name: "SDC 3 IMPASSE VERLET",
      },
    ],
  ],
  [
    "19-gaz-conditions",
    [
      {
        energy: "gaz",
        point: "22000413889075",
        end: "2028-12-31",
        meter: "large",
        consumption: 1240,
        name: "SDC HAMEAU DES VIGNES",
      },
    ],
  ],
])("reads the specimen %s as a careful reader does, and nothing more", async (name, wanted) => {
  await expectRead(specimen(name), ...wanted);
});

const PDL = "12345678901234";
const title: TextToDraw = [40, 40, "Facture d’électricité du 4 novembre 2026", 12];
const gasTitle: TextToDraw = [40, 40, "Facture de gaz naturel du 4 novembre 2026", 12];
const electricity: Wanted = { energy: "electricite", point: PDL };
const gas: Wanted = { energy: "gaz", point: PDL };
/** As on most invoices: the day of payment has the label of an end. */
const payment: TextToDraw[] = lines(40, 500, [
  "Montant total à payer TTC : 4 812,36 €",
  "Date d’échéance : 15/12/2026",
  "Mode de paiement : prélèvement automatique",
  "Période de consommation : du 01/10/2026 au 31/10/2026",
  "Prochaine facture vers le 05/12/2026",
]);

/** Papers of which no end goes into a field: what is asked about instead, or nothing. */
const unproven: readonly (readonly [what: string, texts: readonly TextToDraw[], wanted: Wanted])[] = [
  [
    "a commercial offer, which names the invoice it rests on",
    [
      title,
      [40, 60, "Offre commerciale n° 2026-118"],
      ...pairs(40, 80, {
        PDL,
        "Date de fin de contrat": "31/12/2030",
        Préavis: "3 mois",
        "Puissance souscrite": "48 kVA",
      }),
    ],
    { ...electricity, candidates: ["2030-12-31"], meter: "large", power: 48 },
  ],
  [
    "particular conditions of another period",
    [
      title,
      ...pairs(40, 80, {
        PDL,
        "Date de début": "01/01/2028",
        "Date de fin du contrat": "31/12/2030",
        Préavis: "3 mois",
      }),
    ],
    { ...electricity, candidates: ["2030-12-31"] },
  ],
  [
    "a range of days that begins after the invoice",
    [title, ...pairs(40, 80, { PDL, "Votre contrat": "du 01/01/2028 au 31/12/2030" })],
    { ...electricity, candidates: ["2030-12-31"] },
  ],
  [
    "an upkeep contract of an electrician",
    [
      title,
      [40, 60, "Contrat d’entretien des installations"],
      ...pairs(40, 80, { PDL, "Date de fin de contrat": "31/12/2027", Préavis: "2 mois" }),
    ],
    { ...electricity, candidates: ["2027-12-31"] },
  ],
  [
    "an upkeep contract without the number of a meter",
    [title, ...pairs(40, 80, { "Date de fin de contrat": "31/12/2027", Préavis: "2 mois" })],
    { energy: "electricite", candidates: ["2027-12-31"] },
  ],
  [
    "the contract of a heating operator",
    [
      gasTitle,
      [40, 60, "Marché P1 – fourniture de chaleur"],
      ...pairs(40, 80, { PCE: PDL, "Échéance du contrat": "30/06/2028", Préavis: "6 mois" }),
    ],
    { ...gas, candidates: ["2028-06-30"] },
  ],
  [
    "a reminder",
    [
      title,
      [40, 60, "Relance : votre facture est impayée"],
      ...pairs(40, 80, { PDL, "Échéance du contrat": "30/11/2027" }),
    ],
    { ...electricity, candidates: ["2027-11-30"] },
  ],
  [
    "twelve payments under a heading of the contract",
    [
      title,
      [40, 60, "Votre contrat"],
      ...table([40, 160], 75, [
        ["Échéance", "Montant"],
        ...Array.from({ length: 12 }, (_, index) => [
          `10/${`${(index % 12) + 1}`.padStart(2, "0")}/2027`,
          "420,00 €",
        ]),
      ]),
      ...pairs(40, 300, { PDL }),
    ],
    electricity,
  ],
  [
    "an amount beside the end, under one heading for both",
    [
      title,
      [40, 80, "VOTRE CONTRAT"],
      ...lines(40, 94, [`PDL : ${PDL}`, "Date d’échéance : 09/11/2027"]),
      [330, 94, "Montant TTC : 312,44 €"],
    ],
    { ...electricity, candidates: ["2027-11-09"] },
  ],
  [
    "a day soon after the invoice, which may be that of payment",
    [title, ...lines(40, 80, ["Votre contrat", "Échéance : 10/12/2026", `PDL : ${PDL}`])],
    { ...electricity, candidates: ["2026-12-10"] },
  ],
  [
    "two different ends of one meter",
    [
      title,
      ...pairs(40, 80, { PDL, "Fin de contrat": "31/12/2027" }),
      ...pairs(40, 200, { "Date de fin du contrat": "31/03/2028" }),
    ],
    { ...electricity, candidates: ["2027-12-31", "2028-03-31"] },
  ],
  [
    "other terms, in labels and in sentences",
    [
      title,
      ...pairs(40, 70, { PDL, "Prix garantis jusqu’au": "31/12/2027", "Prochain relevé": "28/04/2027" }),
      ...lines(40, 130, [
        "La période de maintien des prix se termine le 31/12/2027.",
        "Votre facture arrive à échéance le 31/12/2027, merci de la régler avant cette date.",
      ]),
    ],
    { ...electricity, candidates: ["2027-12-31"] },
  ],
  [
    "a consumption with « début » and « fin » under the heading of the contract",
    [
      gasTitle,
      [40, 70, "Votre contrat"],
      ...table([40, 160, 260], 85, [
        ["Début", "Fin", "Consommation"],
        ["01/11/2025", "31/10/2026", "12 000 kWh"],
      ]),
      ...pairs(40, 140, { PCE: PDL }),
    ],
    gas,
  ],
  [
    "an end in a long sentence",
    [
      title,
      ...pairs(40, 80, { PDL }),
      [40, 120, "Le contrat à prix fixe de votre site arrive à échéance le 31 décembre 2027, comme convenu."],
    ],
    { ...electricity, candidates: ["2027-12-31"] },
  ],
];

it.each(unproven)("proves nothing by %s", async (_, texts, wanted) => {
  await expectRead(makeInvoicePdf([[...texts, ...payment]]), wanted);
});

/** Layouts whose end is proven. */
const proven: readonly (readonly [what: string, texts: readonly TextToDraw[], wanted: readonly Wanted[]])[] =
  [
    [
      "two boxes side by side, the contract’s and the payment’s, each with its « date d’échéance »",
      [
        title,
        ...lines(40, 80, [
          "VOTRE CONTRAT",
          `PDL : ${PDL}`,
          "Date d’échéance : 09/11/2027",
          "Préavis : 3 mois",
        ]),
        ...lines(330, 150, ["VOTRE FACTURE", "Montant TTC : 312,44 €", "Date d’échéance : 24/11/2026"]),
      ],
      [{ ...electricity, end: "2027-11-09", notice: { count: 3, unit: "months" } }],
    ],
    [
      "a table of the contract, with a heading broken over two lines",
      [
        gasTitle,
        ...table([40, 180, 320, 440], 100, [
          ["Point de comptage", "Consommation annuelle", "Date de fin", "Profil"],
          ["et d’estimation", "de référence (MWh)", "de contrat", ""],
          ["23 456 700 998 871", "412", "30/09/2027", "P016"],
        ]),
      ],
      [{ energy: "gaz", point: "23456700998871", end: "2027-09-30", consumption: 412, meter: "large" }],
    ],
    [
      "a contract from one day to another, with its terms",
      [
        gasTitle,
        ...pairs(40, 80, {
          "Votre contrat": "du 01/01/2026 au 31/12/2028",
          PCE: "GI123456",
          "CAR actuelle": "12 500 kWh",
          Dénonciation: "90 jours avant l’échéance",
          "Tacite reconduction": "tacite, par périodes de 12 mois",
        }),
      ],
      [
        {
          energy: "gaz",
          point: "GI123456",
          end: "2028-12-31",
          notice: { count: 90, unit: "days" },
          renewal: 12,
          meter: "small",
          consumption: 12.5,
        },
      ],
    ],
    [
      "capitals and numbers of the contract",
      [title, ...lines(40, 80, ["VOTRE CONTRAT N° 4567890", "ECHEANCE : 31/12/2027", `PDL : ${PDL}`])],
      [{ ...electricity, end: "2027-12-31" }],
    ],
    [
      "English terms before the French ones",
      [
        [40, 40, "Invoice / Facture du 04/11/2026", 12],
        ...lines(40, 60, [
          "Customer / Client : SDC RÉSIDENCE VICTOIRE",
          `Delivery point / Point de livraison : ${PDL}`,
          "Contract end date / Date de fin de contrat : 30/06/2027",
          "Subscribed power / Puissance souscrite : 120 kVA",
        ]),
      ],
      [
        {
          ...electricity,
          name: "SDC RÉSIDENCE VICTOIRE",
          end: "2027-06-30",
          power: 120,
          meter: "large",
        },
      ],
    ],
    [
      "an open-ended contract",
      [title, ...pairs(40, 80, { PDL, "Durée du contrat": "Indéterminée", "Puissance souscrite": "9 kVA" })],
      [{ ...electricity, isOpenEnded: true, power: 9, meter: "small" }],
    ],
    [
      "several sites in a table, each with its own end",
      [
        title,
        ...table([40, 160, 260, 400], 120, [
          ["PDL", "Puissance souscrite", "Segment", "Fin de contrat"],
          ["12 345 678 901 234", "9 kVA", "C5", "31/08/2027"],
          ["12 345 678 901 235", "72 kVA", "C4", "30/06/2028"],
        ]),
      ],
      [
        { ...electricity, power: 9, end: "2027-08-31", meter: "small" },
        { ...electricity, point: "12345678901235", power: 72, end: "2028-06-30", meter: "large" },
      ],
    ],
    [
      "two contracts beside each other",
      [
        [40, 40, "Facture du 4 novembre 2026", 12],
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
        {
          energy: "electricite",
          point: "23456700112233",
          end: "2027-06-30",
          power: 48,
          meter: "large",
        },
        { energy: "gaz", point: "23456700998871", end: "2027-09-30", consumption: 300, meter: "large" },
      ],
    ],
    [
      "a notice beside one for moving, and one in the general conditions",
      [
        title,
        ...pairs(40, 80, { PDL, "Fin du contrat": "31/12/2027", "Préavis de résiliation": "3 mois" }),
        ...lines(40, 200, [
          "En cas de déménagement, un préavis de 15 jours est à respecter pour votre contrat.",
          "Le fournisseur peut résilier le contrat avec un préavis de 2 mois avant l’échéance.",
          "Le contrat est conclu pour une durée indéterminée et prend fin en cas d’impayé.",
        ]),
      ],
      [{ ...electricity, end: "2027-12-31", notice: { count: 3, unit: "months" } }],
    ],
  ];

it.each(proven)("reads %s", async (_, texts, wanted) => {
  await expectRead(makeInvoicePdf([[...texts, ...payment]]), ...wanted);
});

it("gives a day between two meters to none of them, and asks", async () => {
  const texts = [
    title,
    ...lines(40, 80, [`PDL : ${PDL}`, "Fin du contrat : 31/12/2027", "PDL : 12345678901235"]),
  ];
  await expectRead(
    makeInvoicePdf([[...texts, ...payment]]),
    { ...electricity, candidates: ["2027-12-31"] },
    { ...electricity, point: "12345678901235", candidates: ["2027-12-31"] },
  );
});

const whole = [
  title,
  ...pairs(40, 100, {
    "Titulaire du contrat": "SDC LE PARC",
    "Échéance du contrat": "31 décembre 2027",
    Préavis: "3 mois",
    "Puissance souscrite": "48 kVA",
    PDL: "12 345 678 901 234",
  }),
  ...payment,
];
const wholeWanted: Wanted = {
  ...electricity,
  end: "2027-12-31",
  notice: { count: 3, unit: "months" },
  power: 48,
  meter: "large",
  name: "SDC LE PARC",
};

it.each([
  ["in another order than it is read", { isShuffled: true }],
  ["letter by letter", { byLetter: true }],
  ["on a page that is turned by 90 degrees", { turn: 90 }],
  ["on a page that is turned by 180 degrees", { turn: 180 }],
  ["on a page that is turned by 270 degrees", { turn: 270 }],
] as const)("reads what is drawn %s", async (_, options) => {
  await expectRead(makeInvoicePdf([whole], options), wholeWanted);
});

it.each<readonly [string, readonly TextToDraw[], string]>([
  [
    "the next line after a mark alone",
    lines(330, 60, ["SYNDICAT DES COPROPRIETAIRES", "DE LA RESIDENCE LES LILAS", "4 RUE DES PINS"]),
    "SYNDICAT DES COPROPRIETAIRES DE LA RESIDENCE LES LILAS",
  ],
  ["no address after a mark alone", lines(330, 60, ["SYNDICAT DES COPROPRIETAIRES", "4 RUE DES PINS"]), ""],
  ["no second line of a name", lines(330, 60, ["SDC LES LILAS", "CABINET DURAND"]), "SDC LES LILAS"],
  ["no address after a comma", [[40, 70, "SDC LES LILAS, 4 rue des Pins"]], "SDC LES LILAS"],
  ["no place of consumption", pairs(40, 70, { "Lieu de consommation": "Résidence des Pins" }), ""],
  [
    "a long name whole",
    lines(40, 70, ["Nom du client", `SDC RESIDENCE ${"LES GRANDS TILLEULS ".repeat(3)}BATIMENT A`], 8),
    `SDC RESIDENCE ${"LES GRANDS TILLEULS ".repeat(3)}BATIMENT A`,
  ],
  ["no part of a longer one", lines(40, 70, ["Nom du client", "SDC LES TILLEULS ".repeat(8)], 6), ""],
])("takes as a name %s", async (_, texts, wanted) => {
  const { contracts } = await read(makeInvoicePdf([[title, ...pairs(40, 160, { PDL }), ...texts]]));
  expect(contracts.map(({ name }) => name)).toEqual([wanted]);
});

it("gives the place of a value with its label, in points from the top left corner", async () => {
  const { contracts } = await read(makeInvoicePdf([whole, []]));
  const box = contracts[0]?.places.end;
  expect(box).toMatchObject({ page: 1, left: 40 });
  expect(box?.top).toBeCloseTo(105, -1);
  expect(box?.right).toBeGreaterThan(240);
});
