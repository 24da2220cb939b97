/** Invoices of layouts that no specimen has: what is read is right, and what is doubtful is not read. */
import { lines, makePdf, pairs, table, type Text } from "./testing/make-pdf";
import { read, type Summary, summary } from "./testing/read";

const electricity: Text = [40, 40, "Facture d’électricité du 20 novembre 2026", 12];
const gas: Text = [40, 40, "Facture de gaz du 20 novembre 2026", 12];
const PDL = "12345678901234";

const invoices: readonly (readonly [what: string, texts: readonly Text[], wanted: readonly Summary[]])[] = [
  [
    "two boxes side by side, the contract’s and the payment’s, each with its « date d’échéance »",
    [
      electricity,
      ...lines(40, 70, ["VOTRE CONTRAT", `PDL : ${PDL}`, "Date d’échéance : 09/11/2027"]),
      ...lines(330, 70, ["VOTRE FACTURE", "Montant TTC : 312,44 €", "Date d’échéance : 24/11/2026"]),
    ],
    [{ fin: "2027-11-09" }],
  ],
  [
    "an amount beside the end, under one heading for both",
    [
      electricity,
      [40, 70, "VOTRE CONTRAT"],
      ...lines(40, 84, [`PDL : ${PDL}`, "Date d’échéance : 09/11/2027"]),
      [330, 84, "Montant TTC : 312,44 €"],
    ],
    [{ fin: null }],
  ],
  [
    "labels above their values, and the end of an engagement",
    [
      electricity,
      ...lines(40, 90, [
        "Nom du client",
        "SDC LES JARDINS DE CLÉMENCE",
        "Adresse de consommation",
        "12 allée des Ormes",
      ]),
      ...lines(320, 90, [
        "Mon contrat",
        `PDL : ${PDL}`,
        "Date de fin d’engagement : 30/09/2028",
        "Préavis : 2 mois",
      ]),
    ],
    [{ nom: "SDC LES JARDINS DE CLÉMENCE", fin: "2028-09-30", preavis: "2 mois" }],
  ],
  [
    "a table of the contract with « début » and « fin », above one of the consumption",
    [
      electricity,
      [40, 90, "CARACTÉRISTIQUES DU CONTRAT"],
      ...table([40, 120, 200, 280, 360], 105, [
        ["N° contrat", "Début", "Fin", "Segment", "Point de livraison"],
        ["CT-88123", "01/01/2025", "31/12/2027", "C4", PDL],
      ]),
      ...table([40, 160, 260], 150, [
        ["Poste", "Début", "Fin"],
        ["HPH", "01/10/2026", "31/10/2026"],
      ]),
    ],
    [{ fin: "2027-12-31", compteur: "large", point: PDL }],
  ],
  [
    "a consumption with « début » and « fin » under the heading of the contract",
    [
      gas,
      [40, 70, "Votre contrat"],
      ...table([40, 160, 260], 85, [
        ["Début", "Fin", "Consommation"],
        ["01/11/2025", "31/10/2026", "12 000 kWh"],
      ]),
      ...pairs(40, 140, { PCE: PDL }),
    ],
    [{ fin: null }],
  ],
  [
    "English terms before the French ones",
    [
      [40, 40, "Invoice / Facture 2026-11-88", 12],
      ...lines(40, 60, [
        "Customer / Client : SDC RÉSIDENCE VICTOIRE",
        `Delivery point / Point de livraison : ${PDL}`,
        "Contract end date / Date de fin de contrat : 30/06/2027",
        "Due date / Date d’échéance : 06/12/2026",
        "Subscribed power / Puissance souscrite : 120 kVA",
      ]),
    ],
    [{ nom: "SDC RÉSIDENCE VICTOIRE", fin: "2027-06-30", puissance: 120, energie: "electricite" }],
  ],
  [
    "other contracts and other terms: assistance, mandate, guarantee, price",
    [
      electricity,
      ...pairs(40, 70, { PDL, "Mandat de facturation valable jusqu’au": "31/01/2028" }),
      ...lines(40, 110, [
        "Contrat d’assistance dépannage : du 01/01/2026 au 31/12/2027",
        "Votre contrat de maintenance se termine le 31/12/2027.",
        "La période de gel des prix de votre contrat se termine le 31/03/2027.",
        "Garantie d’origine valable jusqu’au 31/12/2027 pour votre contrat.",
        "Le mandat confié au fournisseur dans votre contrat expire le 31/01/2028.",
        "Offre valable jusqu’au 31/12/2028",
      ]),
    ],
    [{ fin: null, preavis: null }],
  ],
  [
    "a settlement with a new schedule of payments",
    [
      [40, 40, "Facture de régularisation annuelle d’électricité du 20/11/2026", 12],
      ...pairs(40, 80, {
        PDL,
        "Période de régularisation": "du 15/11/2025 au 14/11/2026",
        "Votre nouvel échéancier du contrat": "du 01/12/2026 au 30/11/2027",
        "Puissance souscrite": "9 kVA",
      }),
    ],
    [{ fin: null, compteur: "small" }],
  ],
  [
    "the last invoice of a terminated contract",
    [
      [40, 40, "Facture de résiliation – gaz – du 20/11/2026", 12],
      ...pairs(40, 80, {
        PCE: PDL,
        "Date de résiliation": "31/10/2026",
        Période: "du 01/02/2026 au 31/10/2026",
        Contrat: "n° 12 du 01/02/2020",
      }),
    ],
    [{ fin: null }],
  ],
  [
    "a regulated tariff of a local company",
    [
      [40, 40, "Régie municipale d’électricité — Facture n° 55 du 02.11.2026", 11],
      ...pairs(40, 80, {
        "Point de livraison (RAE)": "50012345678901",
        "Prochain relevé": "28.04.2027",
        "Payable jusqu’au": "30.11.2026",
      }),
      [40, 200, "Usager : SDC DU VIEUX PONT"],
    ],
    [{ fin: null, point: "50012345678901", nom: "SDC DU VIEUX PONT" }],
  ],
  [
    "a day of payment below the numbers of contract and invoice",
    [
      electricity,
      ...lines(40, 80, [
        "Vos références",
        "N° contrat : 4567890",
        "N° facture : 789456",
        "Date d’échéance : 10/12/2026",
        "Prochaine facture : 20/12/2026",
      ]),
      ...lines(40, 200, [`PDL : ${PDL}`]),
    ],
    [{ fin: null, point: PDL }],
  ],
  [
    "a day of payment beside the number of the contract, in a table and in a line",
    [
      gas,
      ...table([40, 140, 240, 340], 80, [
        ["N° contrat", "N° facture", "Date facture", "Échéance"],
        ["4567890", "FA-1", "20/11/2026", "10/12/2026"],
      ]),
      [40, 140, "Contrat n° 12345"],
      [180, 140, "Échéance : 10/12/2026"],
      ...pairs(40, 200, { PCE: PDL }),
    ],
    [{ fin: null }],
  ],
  [
    "a day soon after the invoice, which may be that of payment",
    [
      electricity,
      ...lines(40, 80, ["Votre contrat", "Échéance : 10/12/2026", `PDL : ${PDL}`]),
      ...lines(40, 160, ["Prochaine facture : 20/12/2026"]),
    ],
    [{ fin: null }],
  ],
  [
    "the end of a contract soon after the invoice, which names the day of payment elsewhere",
    [
      electricity,
      ...lines(40, 80, ["Votre contrat", "Échéance : 31/12/2026", `PDL : ${PDL}`]),
      ...lines(330, 200, ["À régler avant le 10/12/2026"]),
    ],
    [{ fin: "2026-12-31" }],
  ],
  [
    "a contract with its number, and an end long after the invoice",
    [electricity, ...lines(40, 80, ["Votre contrat n° 4567890", "Échéance : 31/12/2027", `PDL : ${PDL}`])],
    [{ fin: "2027-12-31" }],
  ],
  [
    "two narrow columns of sentences",
    [
      electricity,
      ...lines(
        40,
        80,
        ["Votre contrat à prix fixe", "arrive à échéance le 31/12/2027.", "Préavis : 3 mois"],
        8,
      ),
      ...lines(310, 80, ["Mon contrat", "Votre facture arrive à", "échéance le 31/03/2027."], 8),
      ...lines(40, 160, [`PDL : ${PDL}`]),
    ],
    [{ fin: "2027-12-31", preavis: "3 mois" }],
  ],
  [
    "the first and the last day of a contract in one line",
    [gas, ...lines(40, 80, ["Votre contrat", "Début : 01/02/2025   Fin : 31/01/2028", `PCE : ${PDL}`])],
    [{ fin: "2028-01-31" }],
  ],
  [
    "an engagement with its duration and its days",
    [gas, ...pairs(40, 80, { PCE: PDL, "Durée d’engagement": "36 mois, du 01/01/2026 au 31/12/2028" })],
    [{ fin: "2028-12-31" }],
  ],
  [
    "a heading of the invoice between that of the contract and an « échéance »",
    [
      electricity,
      ...lines(40, 80, ["VOTRE CONTRAT", "Offre Fixe"]),
      ...lines(40, 106, ["INFORMATIONS FACTURE", "Échéance : 05/02/2027"]),
      ...lines(40, 200, [`PDL : ${PDL}`]),
    ],
    [{ fin: null }],
  ],
  [
    "sentences on the terms of something else than the contract",
    [
      electricity,
      ...lines(40, 80, [
        "Dans votre contrat, le prix du kWh reste fixe et expire le 31/12/2027 avec l’offre en cours.",
        "Le dispositif prévu à votre contrat prend fin le 31/12/2025.",
        "L’attestation de TVA liée à votre contrat expire le 31/12/2027.",
        "La carte bancaire de votre contrat expire le 30/04/2027.",
        "Le fournisseur peut résilier le contrat avec un préavis de 2 mois avant l’échéance.",
      ]),
      ...pairs(40, 180, { PDL }),
    ],
    [{ fin: null, preavis: null }],
  ],
  [
    "a sentence for each of two contracts",
    [
      electricity,
      ...lines(40, 80, ["Électricité", `PDL : ${PDL}`, "Votre contrat se termine le 31/03/2028"]),
      ...lines(40, 160, ["Gaz", "PCE : GI123456", "Votre contrat se termine le 30/09/2028"]),
    ],
    [{ fin: "2028-03-31" }, { fin: "2028-09-30" }],
  ],
  [
    "the days of a contract beside « contrat du »",
    [gas, ...pairs(40, 80, { PCE: PDL, "Contrat du": "01/01/2026 au 31/12/2028" })],
    [{ fin: "2028-12-31" }],
  ],
];

it.each(invoices)("reads %s", async (_, texts, wanted) => {
  const { contracts } = await read(makePdf([texts]));
  expect(contracts.map(summary)).toEqual(wanted.map((each) => expect.objectContaining(each) as unknown));
});

it("reads a meter whose two labels stand in one cell, the second broken over two lines", async () => {
  const labels = lines(40, 80, ["N° PRM / Point de référence et de", `mesure : ${PDL}`]);

  const { contracts } = await read(makePdf([[electricity, ...labels]]));

  expect(contracts.map(summary)).toEqual([expect.objectContaining({ point: PDL })]);
});

it("does not take the line below for a part of an address", async () => {
  const { contracts } = await read(
    makePdf([
      [
        gas,
        ...lines(40, 80, [
          `PCE : ${PDL}`,
          "Lieu de consommation : 1 rue des Lilas, 75012 Paris",
          "CAR : 410 300 kWh",
        ]),
      ],
    ]),
  );
  expect(contracts[0]?.address?.value).toBe("1 rue des Lilas, 75012 Paris");
});
