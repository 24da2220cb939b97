/** Tables with the headings of programs for syndics, of brokers and of Excel by hand, and what they say once the right columns are chosen. */
import type { Chosen } from "./read-samples";

interface TableCase {
  /** The table as it is pasted. */
  text: string;
  /** The columns that a person chooses, by their headings. */
  chosen: Chosen;
  /** Each contract: « name / energy / end / notice / renewal ». */
  contracts: readonly string[];
  /** Each line that waits for a person: « line: fields ». */
  waiting?: readonly string[];
  /** The numbers of lines without a contract. */
  withoutContract?: readonly number[];
}

/** Each table by what is special in it. */
export const tables: Readonly<Record<string, TableCase>> = {
  "« Immeuble » as a code beside « Nom », kinds of contract in three letters": {
    text: `Immeuble;Nom;Type contrat;Début;Échéance;Préavis;Tacite
0012;LES TILLEULS;GAZ;01/01/2025;31/12/2027;3;O
0013;LE PARC;ASC;01/01/2025;31/12/2027;3;O
0014;LE LAC;ELEC;01/01/2025;31/12/2027;2;O`,
    chosen: {
      name: "Nom",
      energy: "Type contrat",
      end: "Échéance",
      notice: "Préavis",
      renewal: "Tacite",
    },
    contracts: [
      "LES TILLEULS / gaz / 2027-12-31 / 3 months / null",
      "LE LAC / electricite / 2027-12-31 / 2 months / null",
    ],
    waiting: ["3: energy"],
  },
  "merged headings of two energies, a title and a total": {
    text: `Suivi des contrats énergie au 26/11/2026;;;;;;;
;;GAZ;;;ÉLECTRICITÉ;;
Copropriété;Lots;Fournisseur;Fin;Préavis;Fournisseur;Fin;Préavis
Les Tilleuls;40;X;31/12/2027;3 mois;Y;30/06/2027;2 mois
Le Parc;20;;;;Y;30/06/2027;2 mois
TOTAL;60;;;;;;`,
    chosen: {
      name: "Copropriété",
      lots: "Lots",
      end: 3,
      notice: 4,
      electricityEnd: 6,
      electricityNotice: 7,
    },
    contracts: [
      "Les Tilleuls / gaz / 2027-12-31 / 3 months / null",
      "Les Tilleuls / electricite / 2027-06-30 / 2 months / null",
      "Le Parc / electricite / 2027-06-30 / 2 months / null",
    ],
    withoutContract: [1, 2, 6],
  },
  "a building's name above its energies": {
    text: `Immeuble;Énergie;Échéance;Préavis
LES TILLEULS;;;
;Gaz;31/12/2027;3 mois
;Élec;30/06/2027;2 mois
LE PARC;;;
;Gaz;31/12/2027;3 mois`,
    chosen: { name: "Immeuble", energy: "Énergie", end: "Échéance", notice: "Préavis" },
    contracts: [],
    waiting: ["3: name (LES TILLEULS?)", "4: name (LES TILLEULS?)", "6: name (LE PARC?)"],
    withoutContract: [2, 5],
  },
  "a total and an agency between the contracts, which give no name": {
    text: `Immeuble;Énergie;Échéance;Préavis
Les Tilleuls;Gaz;31/12/2027;3 mois
;Élec;30/06/2027;2 mois
Total Les Tilleuls;;;
AGENCE DE LYON;;;
;Gaz;31/12/2027;3 mois`,
    chosen: { name: "Immeuble", energy: "Énergie", end: "Échéance", notice: "Préavis" },
    contracts: [
      "Les Tilleuls / gaz / 2027-12-31 / 3 months / null",
      "Les Tilleuls / electricite / 2027-06-30 / 2 months / null",
    ],
    waiting: ["6: name (AGENCE DE LYON?)"],
    withoutContract: [4, 5],
  },
  "ends and notices that nobody can read": {
    text: `Immeuble\tÉchéance\tPréavis
Le Mail\t12/2027\t3 mois LRAR
Le Lac\tfin décembre 2027\tvoir contrat
Le Pré\tà vérifier\t
Le Val\t#N/A\t########
Le Cap\t\t#VALEUR!
Le Bac\t45290\t3 mois
Le Duc\t30 jui 2027\t3 mois.
Le Sud\t31/12/2027\t90 jours.
Le Gué\t–\t-`,
    chosen: { name: "Immeuble", end: "Échéance", notice: "Préavis" },
    contracts: ["Le Sud / null / 2027-12-31 / 90 days / null"],
    waiting: [
      "2: end notice",
      "3: end notice",
      "4: end notice",
      "5: end notice",
      "6: end notice",
      "7: end (30/12/2023?)",
      "8: end",
    ],
    withoutContract: [10],
  },
  "odd headings that are repeated, above a first line that nobody can read": {
    text: `Site;Fin;Délai
A;12/2027;3 mois LRAR
B;31/12/2027;3 mois
Site;Fin;Délai
C;12/2027;3 mois LRAR`,
    chosen: { name: "Site", end: "Fin", notice: "Délai" },
    contracts: ["B / null / 2027-12-31 / 3 months / null"],
    waiting: ["2: end notice", "5: end notice"],
    withoutContract: [4],
  },
  "weeks under a heading of the notice, and a contract without an end that does not renew": {
    text: `Immeuble;Échéance;PREAVIS_SEMAINES;Tacite reconduction
A;31/12/2027;12;non
B;31/12/2027;2 mois;oui
C;sans terme;;non
D;31/12/2027;;non`,
    chosen: {
      name: "Immeuble",
      end: "Échéance",
      notice: "PREAVIS_SEMAINES",
      renewal: "Tacite reconduction",
    },
    contracts: [
      "A / null / 2027-12-31 / 84 days / ends",
      "B / null / 2027-12-31 / 2 months / null",
      "D / null / 2027-12-31 / null / ends",
    ],
    waiting: ["4: notice"],
  },
  "one notice for the two contracts of a line, of which some buildings have one": {
    text: `Immeuble;Échéance gaz;Échéance élec;Préavis
A;31/12/2027;30/06/2027;3 mois
B;31/12/2027;;3 mois
C;;à voir;3 mois
D;;;3 mois`,
    chosen: {
      name: "Immeuble",
      end: "Échéance gaz",
      electricityEnd: "Échéance élec",
      notice: "Préavis",
    },
    contracts: [
      "A / gaz / 2027-12-31 / 3 months / null",
      "A / electricite / 2027-06-30 / 3 months / null",
      "B / gaz / 2027-12-31 / 3 months / null",
    ],
    waiting: ["4: end", "5: end", "5: end"],
  },
  "errors of a spreadsheet in every field": {
    text: `Immeuble;Énergie;Lots;Échéance;Préavis;AG prévue
#N/A;Gaz;48;31/12/2027;3 mois;
;Élec;48;31/12/2027;3 mois;
Le Parc;#REF!;####;31/12/2027;3 mois;#NOM?`,
    chosen: {
      name: "Immeuble",
      energy: "Énergie",
      lots: "Lots",
      end: "Échéance",
      notice: "Préavis",
      meeting: "AG prévue",
    },
    contracts: [],
    waiting: ["2: name", "3: name", "4: energy meeting lots"],
  },
  "a supplier's invoices, whose « échéance » is a payment": {
    text: `N° de facture;Site;Date de facture;Date d'échéance;Consommation (kWh);Montant TTC;Énergie;Fin d'engagement
F001;LES LILAS;15/11/2026;15/12/2026;12 450;1 204,50;Gaz;31/12/2027`,
    chosen: { name: "Site", energy: "Énergie", end: "Fin d'engagement" },
    contracts: [],
    waiting: ["2: notice"],
  },
  "a period's start and end beside the contract's": {
    text: `Site;Date de début;Date de fin;Préavis;Fin d'engagement
LES LILAS;01/10/2026;31/10/2026;3 mois;31/12/2027`,
    chosen: { name: "Site", end: "Fin d'engagement", notice: "Préavis" },
    contracts: ["LES LILAS / null / 2027-12-31 / 3 months / null"],
  },
  "a second table below the first one": {
    text: `Immeuble;Échéance;Préavis
A;31/12/2027;3 mois
Immeuble;Préavis;Échéance
B;3 mois;30/06/2027`,
    chosen: { name: "Immeuble", end: "Échéance", notice: "Préavis" },
    contracts: ["A / null / 2027-12-31 / 3 months / null"],
    waiting: ["4: end notice"],
    withoutContract: [3],
  },
  "a former contract on the left": {
    text: `;Ancien contrat;;Contrat en cours;;
Copropriété;Début;Fin;Début;Fin;Préavis
A;01/01/2022;31/12/2024;01/01/2025;31/12/2027;3 mois`,
    chosen: { name: "Copropriété", end: 4, notice: "Préavis" },
    contracts: ["A / null / 2027-12-31 / 3 months / null"],
    withoutContract: [1],
  },
  "« Du » and « Au » under a merged « Échéance du contrat »": {
    text: `Immeuble\tÉchéance du contrat\t\tPréavis
\tDu\tAu\t
A\t01/01/2025\t31/12/2027\t3 mois`,
    chosen: { name: 0, end: "Au", notice: 3 },
    contracts: ["A / null / 2027-12-31 / 3 months / null"],
    withoutContract: [1],
  },
  "no headings": {
    text: "A;31/12/2027;3 mois\nB;30/06/2027;2 mois",
    chosen: { name: 0, end: 1, notice: 2 },
    contracts: ["A / null / 2027-12-31 / 3 months / null", "B / null / 2027-06-30 / 2 months / null"],
  },
  "a small meter without an end above the first day": {
    text: `Immeuble;Énergie;Puissance (kVA);Échéance;Préavis
A;Élec;18;;
B;Élec;60;31/12/2027;3 mois`,
    chosen: {
      name: "Immeuble",
      energy: "Énergie",
      power: "Puissance (kVA)",
      end: "Échéance",
      notice: "Préavis",
    },
    contracts: ["A / electricite / null / null / null", "B / electricite / 2027-12-31 / 3 months / null"],
  },
};
