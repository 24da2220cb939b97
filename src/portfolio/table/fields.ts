/** The facts of a contract that a table can give, and the columns that give them, with the headings that are known to name them. */

/**
 * By field: its name, in French. A line is read in this order: the consumption needs the energy before it.
 */
export const FIELD_NAMES = {
  name: "nom de l’immeuble",
  end: "fin du contrat",
  notice: "préavis",
  energy: "énergie",
  power: "puissance souscrite",
  meter: "taille du compteur",
  renewal: "reconduction",
  meeting: "assemblée prévue",
  lots: "nombre de lots",
  consumption: "consommation d’une année",
} as const;

export type FieldId = keyof typeof FIELD_NAMES;

export const FIELD_IDS = Object.keys(FIELD_NAMES) as FieldId[];

interface ColumnDescription {
  /** For visitors, in French. */
  label: string;
  /** Headings that name this column, and no other. Small words do not count: « Date fin contrat » is the end too. */
  names: readonly string[];
  /** Further words of headings that may name this column. */
  words: readonly string[];
  /** The option for no column, in French, in place of « Pas dans mon tableau ». */
  without?: string;
  isNeeded?: boolean;
}

const END_NAMES = [
  "Échéance",
  "Date d’échéance",
  "Échéance du contrat",
  "Date d’échéance du contrat",
  "Fin du contrat",
  "Date de fin du contrat",
  "Terme du contrat",
  "Expiration du contrat",
];
const NOTICE_NAMES = [
  "Préavis",
  "Préavis (mois)",
  "Préavis (jours)",
  "Durée du préavis",
  "Délai de préavis",
  "Préavis de résiliation",
];
const RENEWAL_NAMES = [
  "Reconduction",
  "Tacite reconduction",
  "Durée de reconduction",
  "Période de reconduction",
];

/** « Échéance » and « Échéance gaz » */
const withGas = (names: readonly string[]) => names.flatMap((name) => [name, `${name} gaz`]);
/** « Échéance élec » */
const withElectricity = (names: readonly string[]) =>
  names.flatMap((name) => ["élec", "électricité", "électrique"].map((energy) => `${name} ${energy}`));

/** The headings of a consumption: « CAR (MWh/an) » */
const consumptionNames = (unit: string) =>
  ["CAR", "Consommation", "Consommation annuelle"].flatMap((name) => [
    `${name} (${unit})`,
    `${name} (${unit}/an)`,
  ]);
const CONSUMPTION_WORDS = ["car", "consommation", "conso"];

const COLUMNS = {
  name: {
    label: "Nom de l’immeuble",
    names: [
      "Immeuble",
      "Nom de l’immeuble",
      "Libellé immeuble",
      "Copropriété",
      "Nom de la copropriété",
      "Libellé copropriété",
      "Copro",
      "Résidence",
      "Nom de la résidence",
      "SDC",
      "ACP",
    ],
    words: ["nom", "site", "programme", "raison sociale", "libellé", "adresse", "bâtiment", "syndicat"],
    isNeeded: true,
  },
  end: {
    label: "Fin du contrat",
    names: withGas(END_NAMES),
    words: ["fin", "terme", "expiration", "ech", "jusqu’au", "au", "engagement"],
    isNeeded: true,
  },
  notice: {
    label: "Préavis",
    names: withGas(NOTICE_NAMES),
    words: ["preav", "délai", "résiliation", "dénonciation"],
  },
  energy: {
    label: "Énergie",
    names: ["Énergie", "Type d’énergie", "Fluide", "Nature de l’énergie"],
    words: [],
  },
  power: {
    label: "Puissance souscrite (kVA)",
    names: ["Puissance (kVA)", "Puissance souscrite (kVA)", "Puissance kVA", "PS (kVA)"],
    words: ["puissance"],
  },
  meter: {
    label: "Compteur, petit ou grand",
    names: ["Taille du compteur"],
    words: [],
  },
  renewal: {
    label: "Reconduction",
    names: withGas(RENEWAL_NAMES),
    words: ["tacite", "renouvellement"],
  },
  meeting: {
    label: "Assemblée prévue",
    names: ["AG prévue", "Date AG prévue", "Prochaine AG", "Date de la prochaine AG", "Prochaine assemblée"],
    words: ["ag", "assemblée"],
  },
  lots: {
    label: "Nombre de lots",
    names: ["Lots", "Nb lots", "Nombre de lots"],
    words: ["lot"],
  },
  consumptionMwh: {
    label: "Consommation (MWh par an)",
    names: consumptionNames("MWh"),
    words: CONSUMPTION_WORDS,
  },
  consumptionKwh: {
    label: "Consommation (kWh par an)",
    names: consumptionNames("kWh"),
    words: CONSUMPTION_WORDS,
  },
  electricityEnd: {
    label: "Fin du contrat d’électricité",
    names: withElectricity(END_NAMES),
    words: ["fin élec", "fin électricité"],
    without: "Un seul contrat par ligne",
  },
  electricityNotice: {
    label: "Préavis du contrat d’électricité",
    names: withElectricity(NOTICE_NAMES),
    words: [],
    without: "Comme pour le gaz",
  },
  electricityRenewal: {
    label: "Reconduction du contrat d’électricité",
    names: withElectricity(RENEWAL_NAMES),
    words: [],
    without: "Comme pour le gaz",
  },
} as const satisfies Readonly<Record<string, ColumnDescription>>;

/** With `electricityEnd`, each line has a contract of gas and one of electricity. */
export type ColumnId = keyof typeof COLUMNS;

export const COLUMN_IDS = Object.keys(COLUMNS) as ColumnId[];

/** @returns the column's description, with its optional properties. */
export const columnOf = (id: ColumnId): ColumnDescription => COLUMNS[id];

/** The index of each column that is matched. */
export type Columns = Readonly<Partial<Record<ColumnId, number | undefined>>>;
