/** The fields of a contract that a column can give, and the headings that are known to name them. */

interface FieldDescription {
  /** For visitors, in French. */
  label: string;
  /** Headings that are the field, and nothing else. Small words do not count: « Date fin contrat » is the field too. */
  names: readonly string[];
  /** Further words of headings that may be the field. With one of them beside a known name, the person chooses. */
  words: readonly string[];
  isNeeded?: boolean;
  /** A line with two contracts has a column for each energy. */
  isPerEnergy?: boolean;
}

const FIELDS = {
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
    names: [
      "Échéance",
      "Date d’échéance",
      "Échéance du contrat",
      "Date d’échéance du contrat",
      "Fin du contrat",
      "Date de fin du contrat",
      "Terme du contrat",
      "Expiration du contrat",
    ],
    words: ["fin", "terme", "expiration", "ech", "jusqu’au", "au", "engagement"],
    isNeeded: true,
    isPerEnergy: true,
  },
  notice: {
    label: "Préavis",
    names: [
      "Préavis",
      "Préavis (mois)",
      "Préavis (jours)",
      "Durée du préavis",
      "Délai de préavis",
      "Préavis de résiliation",
    ],
    words: ["preav", "délai", "résiliation", "dénonciation"],
    isPerEnergy: true,
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
  meter: { label: "Taille du compteur (petit ou grand)", names: ["Taille du compteur"], words: [] },
  renewal: {
    label: "Reconduction",
    names: ["Reconduction", "Tacite reconduction", "Durée de reconduction", "Période de reconduction"],
    words: ["tacite", "renouvellement"],
    isPerEnergy: true,
  },
  meeting: {
    label: "Assemblée prévue",
    names: ["AG prévue", "Date AG prévue", "Prochaine AG", "Date de la prochaine AG", "Prochaine assemblée"],
    words: ["ag", "assemblée"],
  },
  lots: { label: "Nombre de lots", names: ["Lots", "Nb lots", "Nombre de lots"], words: ["lot"] },
  consumption: {
    label: "Consommation d’une année",
    names: [
      "CAR (MWh)",
      "CAR (kWh)",
      "CAR (MWh/an)",
      "CAR (kWh/an)",
      "Consommation annuelle (MWh)",
      "Consommation annuelle (kWh)",
      "Consommation (MWh/an)",
      "Consommation (kWh/an)",
    ],
    words: ["car", "consommation", "conso"],
  },
} as const satisfies Readonly<Record<string, FieldDescription>>;

export type FieldId = keyof typeof FIELDS;

export const FIELD_IDS = Object.keys(FIELDS) as FieldId[];

/** @returns the field's description, with its optional properties. */
export const fieldOf = (id: FieldId): FieldDescription => FIELDS[id];
