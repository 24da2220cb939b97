import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ContractFacts } from "../../contract/contract-facts";
import { lines, makeInvoicePdf, pairs, read, table, type TextToDraw } from "../testing/make-invoice-pdf";
import { factsOf } from "../testing/sample-invoice";

const specimen = (name: string) =>
  new Uint8Array(readFileSync(join(__dirname, "..", "testing", `${name}.pdf`)));

/** The days that are offered, in their order, each as « line, page »; the facts that the paper has, and no other. */
interface Wanted {
  facts: Partial<ContractFacts>;
  ends: readonly (readonly [day: string | null, line: string, page?: number])[];
}

const expectRead = async (file: Uint8Array<ArrayBuffer>, ...wanted: readonly Wanted[]) => {
  const { contracts } = await read(file);
  const whole = wanted.map(({ facts, ends }) => ({
    facts: factsOf(facts),
    ends: ends.map(([day, line, page = 1]) => ({ day, line, page })),
  }));
  expect(contracts).toEqual(whole);
};

it.each<readonly [string, readonly Wanted[]]>([
  [
    "01-elec-encadre-contrat",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "25841823335971",
          notice: { count: 3, unit: "months" },
          meter: "large",
          power: 72,
          name: "SDC RESIDENCE DES ALISIERS",
        },
        ends: [["2027-12-31", "Date d’échéance\u00a0: 31/12/2027", 3]],
      },
    ],
  ],
  [
    "03-elec-tableau",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "14502361987450",
          meter: "small",
          power: 12,
          name: "RESIDENCE LE CLOS FLEURI",
        },
        ends: [["2027-08-31", "Date de fin de contrat\u00a0: 31/08/2027", 2]],
      },
    ],
  ],
  [
    "05-gaz-sans-fin",
    [
      {
        facts: {
          energy: "gaz",
          deliveryPoint: "21430877652104",
          meter: "large",
          consumption: 186.45,
          name: "SDC 9 RUE DU MOULIN",
        },
        ends: [],
      },
    ],
  ],
  [
    "07-elec-capitales",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "09876543210982",
          meter: "small",
          power: 36,
          name: "SDC VILLA BELLEROSE",
        },
        ends: [["2028-01-31", "DATE D’ECHEANCE DU CONTRAT\u00a0: 31/01/2028"]],
      },
    ],
  ],
  [
    "09-gaz-phrases",
    [
      {
        facts: {
          energy: "gaz",
          deliveryPoint: "22114980776653",
          notice: { count: 60, unit: "days" },
          renewal: 12,
          meter: "large",
          consumption: 533.12,
          name: "SDC LES TERRASSES DU LAC",
        },
        ends: [
          [
            "2027-10-31",
            "Votre contrat prend fin le 31 octobre 2027. Il se renouvelle par tacite reconduction pour 12 mois,",
          ],
        ],
      },
    ],
  ],
  [
    "13-deux-energies",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "23456700112233",
          meter: "large",
          power: 48,
          name: "SDC PARC DES ORMES",
        },
        ends: [["2027-06-30", "Échéance\u00a0: 30/06/2027", 2]],
      },
      {
        facts: { energy: "gaz", deliveryPoint: "23456700998871", meter: "large", name: "SDC PARC DES ORMES" },
        ends: [["2027-09-30", "Échéance\u00a0: 30/09/2027", 2]],
      },
    ],
  ],
  [
    "14-elec-echeances-de-paiement",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "16778990112344",
          meter: "small",
          power: 24,
          name: "SDC 14 RUE HOCHEVILLE",
        },
        ends: [],
      },
    ],
  ],
  [
    "17-elec-petit-compteur",
    [
      {
        facts: {
          energy: "electricite",
          deliveryPoint: "24310005667781",
          meter: "small",
          power: 9,
          name: "SDC 3 IMPASSE VERLET",
        },
        ends: [],
      },
    ],
  ],
  [
    "19-gaz-conditions",
    [
      {
        facts: {
          energy: "gaz",
          deliveryPoint: "22000413889075",
          meter: "large",
          consumption: 1240,
          name: "SDC HAMEAU DES VIGNES",
        },
        ends: [["2028-12-31", "Date de fin\u00a0: 31/12/2028", 2]],
      },
    ],
  ],
])(
  "offers on the specimen %s the end that a careful reader finds, and nothing more",
  async (name, wanted) => {
    await expectRead(specimen(name), ...wanted);
  },
);

const PDL = "12345678901234";
const title: TextToDraw = [40, 40, "Facture d’électricité du 4 novembre 2026", 12];
const gasTitle: TextToDraw = [40, 40, "Facture de gaz naturel du 4 novembre 2026", 12];
const electricity = { energy: "electricite", deliveryPoint: PDL } as const;
/** As on most invoices: the day of payment has the label of an end. */
const payment: TextToDraw[] = lines(40, 500, [
  "Montant total à payer TTC : 4 812,36 €",
  "Date d’échéance : 15/12/2026",
  "Mode de paiement : prélèvement automatique",
  "Période de consommation : du 01/10/2026 au 31/10/2026",
  "Prochaine facture vers le 05/12/2026",
]);
const payments = table([40, 160], 75, [
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
  ["twelve payments under a heading of the contract", [title, [40, 60, "Votre contrat"], ...payments]],
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
])("asks nothing about %s", async (_, texts) => {
  const { contracts } = await read(makeInvoicePdf([[...texts, ...payment]]));
  expect(contracts.map(({ ends }) => ends)).toEqual([[]]);
});

it.each<readonly [string, readonly TextToDraw[], readonly Wanted[]]>([
  [
    "two boxes side by side, the contract’s and the payment’s, each with its « date d’échéance »",
    [
      title,
      ...lines(40, 80, ["VOTRE CONTRAT", `PDL : ${PDL}`, "Date d’échéance : 09/11/2027", "Préavis : 3 mois"]),
      ...lines(330, 150, ["VOTRE FACTURE", "Montant TTC : 312,44 €", "Date d’échéance : 24/11/2026"]),
    ],
    [
      {
        facts: { ...electricity, notice: { count: 3, unit: "months" } },
        ends: [["2027-11-09", "Date d’échéance : 09/11/2027"]],
      },
    ],
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
    [
      {
        facts: electricity,
        ends: [
          ["2027-08-31", "Engagement jusqu’au\u00a0: 31/08/2027"],
          ["2027-12-31", "Date d’échéance du contrat\u00a0: 31/12/2027"],
          ["2027-06-30", "Prix garantis jusqu’au\u00a0: 30/06/2027"],
        ],
      },
    ],
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
    [
      {
        facts: { energy: "gaz", deliveryPoint: "23456700998871", consumption: 412, meter: "large" },
        ends: [["2027-09-30", "Date de fin de contrat\u00a0: 30/09/2027"]],
      },
    ],
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
    [
      {
        facts: {
          energy: "gaz",
          deliveryPoint: "GI118204",
          notice: { count: 90, unit: "days" },
          renewal: 12,
          meter: "small",
          consumption: 12.5,
        },
        ends: [["2028-12-31", "Votre contrat\u00a0: du 01/01/2026 au 31/12/2028"]],
      },
    ],
  ],
  [
    "an invoice of a supply that advertises an upkeep",
    [
      title,
      [40, 60, "Entretien de vos installations : demandez un devis"],
      [400, 60, "Contrat d’entretien dès 9 €/mois"],
      ...pairs(40, 80, { PDL, Échéance: "31/12/2027" }),
    ],
    [{ facts: electricity, ends: [["2027-12-31", "Échéance\u00a0: 31/12/2027"]] }],
  ],
  [
    "capitals and numbers of the contract",
    [title, ...lines(40, 80, ["VOTRE CONTRAT N° 4567890", "ECHEANCE : 31/12/2027", `PDL : ${PDL}`])],
    [{ facts: electricity, ends: [["2027-12-31", "ECHEANCE : 31/12/2027"]] }],
  ],
  [
    "a day soon after the invoice, under the heading of the contract",
    [title, ...lines(40, 80, ["Votre contrat", "Échéance : 10/12/2026", `PDL : ${PDL}`])],
    [{ facts: electricity, ends: [["2026-12-10", "Échéance : 10/12/2026"]] }],
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
        facts: { ...electricity, name: "SDC RÉSIDENCE VICTOIRE", power: 120, meter: "large" },
        ends: [["2027-06-30", "Contract end date / Date de fin de contrat : 30/06/2027"]],
      },
    ],
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
    [
      {
        facts: electricity,
        ends: [
          ["2027-12-31", "Échéance\u00a0: 31/12/2027"],
          ["2029-12-31", "Fin des certificats\u00a0: 31/12/2029"],
          ["2030-12-31", "Fin du tarif réduit\u00a0: 31/12/2030"],
        ],
      },
    ],
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
    [
      {
        facts: { energy: "gaz", deliveryPoint: "23456700998871", consumption: 412, meter: "large" },
        ends: [["2028-10-31", "Date d’échéance\u00a0: 31 octobre 2028"]],
      },
    ],
  ],
  [
    "a large day above its label",
    [
      title,
      ...lines(40, 60, [`PDL : ${PDL}`]),
      [40, 140, "31 décembre 2027", 12],
      [40, 152, "échéance du contrat", 7],
    ],
    [{ facts: electricity, ends: [["2027-12-31", "échéance du contrat\u00a0: 31 décembre 2027"]] }],
  ],
  [
    "a sentence that says that the contract is open-ended",
    [
      title,
      ...lines(40, 80, [`PDL : ${PDL}`, "Votre contrat est à durée indéterminée, résiliable à tout moment."]),
    ],
    [{ facts: electricity, ends: [[null, "durée indéterminée"]] }],
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
    [
      {
        facts: { ...electricity, notice: { count: 30, unit: "days" }, power: 48, meter: "large" },
        ends: [[null, "durée indéterminée, préavis de 30\u00a0jours"]],
      },
    ],
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
    [
      {
        facts: { ...electricity, power: 9, meter: "small" },
        ends: [["2027-08-31", "Date de fin\u00a0: 31/08/2027"]],
      },
      {
        facts: { ...electricity, deliveryPoint: "12345678901235", power: 72, meter: "large" },
        ends: [["2028-06-30", "Date de fin\u00a0: 30/06/2028"]],
      },
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
        facts: { energy: "electricite", deliveryPoint: "23456700112233", power: 48, meter: "large" },
        ends: [["2027-06-30", "Échéance : 30/06/2027"]],
      },
      {
        facts: { energy: "gaz", deliveryPoint: "23456700998871", consumption: 300, meter: "large" },
        ends: [["2027-09-30", "Échéance : 30/09/2027"]],
      },
    ],
  ],
  [
    "a day between two meters, which may be of either",
    [title, ...lines(40, 80, [`PDL : ${PDL}`, "Fin du contrat : 31/12/2027", "PDL : 12345678901235"])],
    [
      { facts: electricity, ends: [["2027-12-31", "Fin du contrat : 31/12/2027"]] },
      {
        facts: { ...electricity, deliveryPoint: "12345678901235" },
        ends: [["2027-12-31", "Fin du contrat : 31/12/2027"]],
      },
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
    [
      {
        facts: { ...electricity, notice: { count: 3, unit: "months" } },
        ends: [["2027-12-31", "Fin du contrat\u00a0: 31/12/2027"]],
      },
    ],
  ],
])("reads %s", async (_, texts, wanted) => {
  await expectRead(makeInvoicePdf([[...texts, ...payment]]), ...wanted);
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

it.each([
  ["in another order than it is read", { isShuffled: true }],
  ["letter by letter", { byLetter: true }],
  ["on a page that is turned by 90 degrees", { turn: 90 }],
  ["on a page that is turned by 180 degrees", { turn: 180 }],
  ["on a page that is turned by 270 degrees", { turn: 270 }],
] as const)("reads what is drawn %s", async (_, options) => {
  await expectRead(makeInvoicePdf([whole], options), {
    facts: {
      ...electricity,
      notice: { count: 3, unit: "months" },
      power: 48,
      meter: "large",
      name: "SDC LE PARC",
    },
    ends: [["2027-12-31", "Échéance du contrat\u00a0: 31 décembre 2027"]],
  });
});

it("reads the values of the form’s fields at their places", async () => {
  const texts = [title, ...pairs(40, 80, { PDL, "Fin du contrat": "", Fournisseur: "" }), ...payment];
  const fields = { "31/12/2027": [190, 93], "30/06/2027": [190, 106] } as const;
  await expectRead(makeInvoicePdf([texts], { fields }), {
    facts: electricity,
    ends: [["2027-12-31", "Fin du contrat\u00a0: 31/12/2027"]],
  });
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
