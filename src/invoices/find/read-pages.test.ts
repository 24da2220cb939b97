/**
 * What is read of invoices, as specimens and as drawn here: the facts of each contract, and the days that are
 * offered.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { FoundContract } from "../invoice";
import { offeredLine, otherFacts } from "../invoice-texts";
import { lines, makeInvoicePdf, pairs, read, table, type TextToDraw } from "../testing/make-invoice-pdf";

const specimen = (name: string) =>
  new Uint8Array(readFileSync(join(__dirname, "..", "testing", `${name}.pdf`)));

/** All that is read of a contract: its facts as the page says them, whether its meter is large, and each day that is offered. */
const linesOf = ({ facts, ends }: FoundContract): string[] => [
  `${otherFacts(facts)}${facts.meter === "large" ? ", large" : ""}`,
  ...ends.map((end) => `${end.day ?? "open"}: ${offeredLine(end)}`),
];

async function expectRead(file: Uint8Array<ArrayBuffer>, expected: readonly string[]): Promise<void> {
  const { contracts } = await read(file);
  expect(contracts.flatMap(linesOf).map((line) => line.replaceAll("\u00a0", " "))).toEqual(expected);
}

it.each<[string, ...string[]]>([
  [
    "01-elec-encadre-contrat",
    "Électricité, préavis de 3 mois, 72 kVA, compteur 25841823335971, SDC RESIDENCE DES ALISIERS, large",
    "2027-12-31: Date d’échéance : 31/12/2027, page 3",
  ],
  [
    "03-elec-tableau",
    "Électricité, 12 kVA, petit compteur, compteur 14502361987450, RESIDENCE LE CLOS FLEURI",
    "2027-08-31: Date de fin de contrat : 31/08/2027, page 2",
  ],
  ["05-gaz-sans-fin", "Gaz, 186,45 MWh par an, compteur 21430877652104, SDC 9 RUE DU MOULIN, large"],
  [
    "07-elec-capitales",
    "Électricité, 36 kVA, petit compteur, compteur 09876543210982, SDC VILLA BELLEROSE",
    "2028-01-31: DATE D’ECHEANCE DU CONTRAT : 31/01/2028, page 1",
  ],
  [
    "09-gaz-phrases",
    "Gaz, préavis de 60 jours, reconduction de 12 mois, 533,12 MWh par an, compteur 22114980776653, SDC LES TERRASSES DU LAC, large",
    "2027-10-31: Votre contrat prend fin le 31 octobre 2027. Il se renouvelle par tacite reconduction pour 12 mois, page 1",
  ],
  [
    "13-deux-energies",
    "Électricité, 48 kVA, compteur 23456700112233, SDC PARC DES ORMES, large",
    "2027-06-30: Échéance : 30/06/2027, page 2",
    "Gaz, compteur 23456700998871, SDC PARC DES ORMES, large",
    "2027-09-30: Échéance : 30/09/2027, page 2",
  ],
  [
    "14-elec-echeances-de-paiement",
    "Électricité, 24 kVA, petit compteur, compteur 16778990112344, SDC 14 RUE HOCHEVILLE",
  ],
  [
    "17-elec-petit-compteur",
    "Électricité, 9 kVA, petit compteur, compteur 24310005667781, SDC 3 IMPASSE VERLET",
  ],
  [
    "19-gaz-conditions",
    "Gaz, 1 240 MWh par an, compteur 22000413889075, SDC HAMEAU DES VIGNES, large",
    "2028-12-31: Date de fin : 31/12/2028, page 2",
  ],
])(
  "offers on the specimen %s the end that a careful reader finds, and nothing more",
  async (name, ...expected) => {
    await expectRead(specimen(name), expected);
  },
);

const PDL = "12345678901234";
const title: TextToDraw = [40, 40, "Facture d’électricité du 4 novembre 2026", 12];
const gasTitle: TextToDraw = [40, 40, "Facture de gaz naturel du 4 novembre 2026", 12];
const electricity = `Électricité, compteur ${PDL}`;
/** As on most invoices: the day of payment has the label of an end. */
const payment: TextToDraw[] = lines(40, 500, [
  "Montant total à payer TTC : 4 812,36 €",
  "Date d’échéance : 15/12/2026",
  "Mode de paiement : prélèvement automatique",
  "Période de consommation : du 01/10/2026 au 31/10/2026",
  "Prochaine facture vers le 05/12/2026",
]);
const paymentSchedule = table([40, 160], 75, [
  ["Échéance", "Montant"],
  ...Array.from({ length: 12 }, (_, index) => [`10/${`${index + 1}`.padStart(2, "0")}/2027`, "420,00 €"]),
]);

it.each<readonly [string, readonly TextToDraw[]]>([
  [
    "a commercial offer, which names the invoice it rests on",
    [
      title,
      [40, 60, "Offre commerciale n° 2026-118"],
      ...pairs(40, 80, { PDL, "Fin de contrat": "31/12/2030" }),
    ],
  ],
  [
    "the upkeep contract of an electrician",
    [
      title,
      [40, 60, "Contrat d’entretien des installations"],
      ...pairs(40, 80, { PDL, "Date de fin de contrat": "31/12/2027", Préavis: "2 mois" }),
    ],
  ],
  [
    "the contract of a heating operator",
    [
      gasTitle,
      [40, 60, "Marché P1 – fourniture de chaleur"],
      ...pairs(40, 80, { PCE: PDL, "Échéance du contrat": "30/06/2028", Préavis: "6 mois" }),
    ],
  ],
  [
    "an insurance below the supply",
    [
      title,
      ...pairs(40, 80, { PDL, "Puissance souscrite": "9 kVA" }),
      [40, 300, "Votre contrat d’assistance"],
      ...pairs(40, 314, { "Fin de contrat": "31/12/2027" }),
    ],
  ],
  [
    "the days of an offer below the supply",
    [
      title,
      ...pairs(40, 80, { PDL, "Puissance souscrite": "72 kVA" }),
      [40, 300, "Notre offre de renouvellement"],
      ...lines(40, 314, ["Offre valable jusqu’au 31/05/2027", "Échéance du contrat : 31/12/2029"]),
    ],
  ],
  ["twelve payments under a heading of the contract", [title, [40, 60, "Votre contrat"], ...paymentSchedule]],
  [
    "payments and a discount that name the contract",
    [
      title,
      ...pairs(40, 80, {
        PDL,
        "Dernier prélèvement du contrat": "10/10/2027",
        "Fin de la remise de votre contrat": "31/08/2027",
        "Date limite de paiement du contrat": "31/07/2027",
      }),
    ],
  ],
  [
    "days before the invoice, and those of other things",
    [
      title,
      ...pairs(40, 80, {
        "Fin de contrat": "31/10/2026",
        "Contrat souscrit depuis le": "01/12/2027",
        "Prochain relevé": "28/04/2027",
        "Fin de fourniture": "30 jui 2027",
      }),
    ],
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
    ],
  ],
])("offers no day of %s", async (_, texts) => {
  const { contracts } = await read(makeInvoicePdf([[...texts, ...payment]]));
  expect(contracts.map(({ ends }) => ends)).toEqual([[]]);
});

it.each<[string, readonly TextToDraw[], ...string[]]>([
  [
    "two boxes side by side, the contract’s and the payment’s, each with its « date d’échéance »",
    [
      title,
      ...lines(40, 80, ["VOTRE CONTRAT", `PDL : ${PDL}`, "Date d’échéance : 09/11/2027", "Préavis : 3 mois"]),
      ...lines(330, 150, ["VOTRE FACTURE", "Montant TTC : 312,44 €", "Date d’échéance : 24/11/2026"]),
    ],
    `Électricité, préavis de 3 mois, compteur ${PDL}`,
    "2027-11-09: Date d’échéance : 09/11/2027, page 1",
  ],
  [
    "three days, the best first, and no fourth",
    [
      title,
      ...pairs(40, 80, {
        PDL,
        "Prix garantis jusqu’au": "30/06/2027",
        "Engagement jusqu’au": "31/08/2027",
        "Date d’échéance du contrat": "31/12/2027",
        Expiration: "31/01/2028",
      }),
      // The same day again is not offered twice.
      [40, 300, "Votre contrat arrive à échéance le 31 décembre 2027."],
    ],
    electricity,
    "2027-08-31: Engagement jusqu’au : 31/08/2027, page 1",
    "2027-12-31: Date d’échéance du contrat : 31/12/2027, page 1",
    "2027-06-30: Prix garantis jusqu’au : 30/06/2027, page 1",
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
    "Gaz, 412 MWh par an, compteur 23456700998871, large",
    "2027-09-30: Date de fin de contrat : 30/09/2027, page 1",
  ],
  [
    "a contract from one day to another, with its terms",
    [
      gasTitle,
      ...pairs(40, 80, {
        "Votre contrat": "du 01/01/2026 au 31/12/2028",
        PCE: "GI 118 204",
        "CAR actuelle": "12.500 kWh",
        Dénonciation: "90 jours avant l’échéance",
        "Tacite reconduction": "tacite, par périodes de 12 mois",
      }),
    ],
    "Gaz, préavis de 90 jours, reconduction de 12 mois, 12,50 MWh par an, petit compteur, compteur GI118204",
    "2028-12-31: Votre contrat : du 01/01/2026 au 31/12/2028, page 1",
  ],
  [
    "an invoice of a supply that advertises an upkeep",
    [
      title,
      [40, 60, "Entretien de vos installations : demandez un devis"],
      [400, 60, "Contrat d’entretien dès 9 €/mois"],
      ...pairs(40, 80, { PDL, Échéance: "31/12/2027" }),
    ],
    electricity,
    "2027-12-31: Échéance : 31/12/2027, page 1",
  ],
  [
    "capitals and numbers of the contract",
    [title, ...lines(40, 80, ["VOTRE CONTRAT N° 4567890", "ECHEANCE : 31/12/2027", `PDL : ${PDL}`])],
    electricity,
    "2027-12-31: ECHEANCE : 31/12/2027, page 1",
  ],
  [
    "a day soon after the invoice, under the heading of the contract",
    [title, ...lines(40, 80, ["Votre contrat", "Échéance : 10/12/2026", `PDL : ${PDL}`])],
    electricity,
    "2026-12-10: Échéance : 10/12/2026, page 1",
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
    `Électricité, 120 kVA, compteur ${PDL}, SDC RÉSIDENCE VICTOIRE, large`,
    "2027-06-30: Contract end date / Date de fin de contrat : 30/06/2027, page 1",
  ],
  [
    "an end between an offer and other days that are as good, the first to come",
    [
      title,
      [500, 60, "Votre nouvelle offre"],
      ...pairs(40, 80, {
        PDL,
        "Fin du bail": "31/12/2031",
        "Fin du tarif réduit": "31/12/2030",
        "Fin des certificats": "31/12/2029",
      }),
      ...pairs(330, 80, { Échéance: "31/12/2027" }),
    ],
    electricity,
    "2027-12-31: Échéance : 31/12/2027, page 1",
    "2029-12-31: Fin des certificats : 31/12/2029, page 1",
    "2030-12-31: Fin du tarif réduit : 31/12/2030, page 1",
  ],
  [
    "labels that go on in the next line, beside their values or around them",
    [
      gasTitle,
      ...table([40, 200], 80, [
        ["Date", "31 octobre 2028"],
        ["d’échéance", ""],
        ["PCE", "23 456 700 998 871"],
      ]),
      [40, 130, "Consommation annuelle", 8],
      [40, 139, "de référence", 8],
      [200, 134.5, "412 MWh", 8],
    ],
    "Gaz, 412 MWh par an, compteur 23456700998871, large",
    "2028-10-31: Date d’échéance : 31 octobre 2028, page 1",
  ],
  [
    "a large day above its label",
    [
      title,
      ...lines(40, 60, [`PDL : ${PDL}`]),
      [40, 140, "31 décembre 2027", 12],
      [40, 152, "échéance du contrat", 7],
    ],
    electricity,
    "2027-12-31: échéance du contrat : 31 décembre 2027, page 1",
  ],
  [
    "a sentence that says that the contract is open-ended",
    [
      title,
      ...lines(40, 80, [`PDL : ${PDL}`, "Votre contrat est à durée indéterminée, résiliable à tout moment."]),
    ],
    electricity,
    "open: durée indéterminée, page 1",
  ],
  [
    "an open-ended contract",
    [
      title,
      ...pairs(40, 80, {
        PDL,
        "Durée du contrat": "Indéterminée",
        Préavis: "30 jours",
        "Puissance souscrite": "48 kVA",
      }),
    ],
    `Électricité, préavis de 30 jours, 48 kVA, compteur ${PDL}, large`,
    "open: durée indéterminée, préavis de 30 jours, page 1",
  ],
  [
    "several sites in a table with amounts, each with its own end",
    [
      title,
      ...table([40, 160, 260, 330, 430], 120, [
        ["PDL", "Puissance souscrite", "Segment", "Date de fin", "Montant"],
        ["12 345 678 901 234", "9 kVA", "C5", "31/08/2027", "120,00 €"],
        ["12 345 678 901 235", "72 kVA", "C4", "30/06/2028", "980,00 €"],
      ]),
    ],
    `Électricité, 9 kVA, petit compteur, compteur ${PDL}`,
    "2027-08-31: Date de fin : 31/08/2027, page 1",
    "Électricité, 72 kVA, compteur 12345678901235, large",
    "2028-06-30: Date de fin : 30/06/2028, page 1",
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
    "Électricité, 48 kVA, compteur 23456700112233, large",
    "2027-06-30: Échéance : 30/06/2027, page 1",
    "Gaz, 300 MWh par an, compteur 23456700998871, large",
    "2027-09-30: Échéance : 30/09/2027, page 1",
  ],
  [
    "a day between two meters, which may be of either",
    [title, ...lines(40, 80, [`PDL : ${PDL}`, "Fin du contrat : 31/12/2027", "PDL : 12345678901235"])],
    electricity,
    "2027-12-31: Fin du contrat : 31/12/2027, page 1",
    "Électricité, compteur 12345678901235",
    "2027-12-31: Fin du contrat : 31/12/2027, page 1",
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
    `Électricité, préavis de 3 mois, compteur ${PDL}`,
    "2027-12-31: Fin du contrat : 31/12/2027, page 1",
  ],
])("reads %s", async (_, texts, ...expected) => {
  await expectRead(makeInvoicePdf([[...texts, ...payment]]), expected);
});

it("reads the first hundred contracts of a collective invoice", async () => {
  const points = Array.from({ length: 101 }, (_, index) => `PDL : ${10_000_000_000_000 + index}`);
  const { contracts, hasMore } = await read(
    makeInvoicePdf([[title, ...lines(40, 60, points, 5), ...payment]]),
  );
  expect({ count: contracts.length, hasMore }).toEqual({ count: 100, hasMore: true });
});

it("offers no day before the visitor’s where the paper has no day of its own", async () => {
  const texts = pairs(40, 80, { PDL, "Fin de contrat": "28/11/2026", "Échéance du contrat": "31/12/2027" });
  const { contracts } = await read(
    makeInvoicePdf([[[40, 40, "Facture d’électricité"], ...texts, ...payment]]),
  );
  expect(contracts.flatMap(({ ends }) => ends.map(({ day }) => day))).toEqual(["2027-12-31"]);
});

const completeInvoice = [
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

it.each([
  ["in another order than it is read", { isReversed: true }],
  ["letter by letter", { byLetter: true }],
  ["on a page that is turned by 90 degrees", { turn: 90 }],
  ["on a page that is turned by 180 degrees", { turn: 180 }],
  ["on a page that is turned by 270 degrees", { turn: 270 }],
] as const)("reads what is drawn %s", async (_, options) => {
  await expectRead(makeInvoicePdf([completeInvoice], options), [
    `Électricité, préavis de 3 mois, 48 kVA, compteur ${PDL}, SDC LE PARC, large`,
    "2027-12-31: Échéance du contrat : 31 décembre 2027, page 1",
  ]);
});

it("reads the values of the form’s fields at their places", async () => {
  const texts = [title, ...pairs(40, 80, { PDL, "Fin du contrat": "", Fournisseur: "" }), ...payment];
  const fields = { "31/12/2027": [190, 93], "30/06/2027": [190, 106] } as const;
  await expectRead(makeInvoicePdf([texts], { fields }), [
    electricity,
    "2027-12-31: Fin du contrat : 31/12/2027, page 1",
  ]);
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
  expect(contracts.map(({ facts }) => facts.name)).toEqual([wanted]);
});
