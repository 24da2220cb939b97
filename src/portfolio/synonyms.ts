/** The fields of a contract, and the headings that are known to name them. */

export type FieldId =
  | "name"
  | "end"
  | "notice"
  | "energy"
  | "power"
  | "consumption"
  | "renewal"
  | "meeting"
  | "point"
  | "lots"
  | "meter"
  | "assumption";

export interface FieldHeadings {
  /** For visitors, in French. */
  label: string;
  /** Headings that are the field, and nothing else. */
  names: readonly string[];
  /** Further words that a heading of the field may have. */
  hints: readonly string[];
  isNeeded?: boolean;
  /** A line with two contracts has a column for each energy. */
  isPerEnergy?: boolean;
}

/** The fields that the visitor can match with a column. */
const FIELDS = {
  name: {
    label: "Nom de l’immeuble",
    names: [
      "Immeuble",
      "Nom de l’immeuble",
      "Nom immeuble",
      "Libellé immeuble",
      "Copropriété",
      "Nom de la copropriété",
      "Nom copropriété",
      "Libellé copropriété",
      "Copro",
      "Résidence",
      "Nom de la résidence",
      "SDC",
      "ACP",
    ],
    hints: ["nom", "site", "programme", "raison sociale", "libellé", "adresse", "bâtiment", "syndicat"],
    isNeeded: true,
  },
  end: {
    label: "Fin du contrat",
    names: [
      "Échéance",
      "Date d’échéance",
      "Échéance du contrat",
      "Échéance contrat",
      "Date d’échéance du contrat",
      "Date échéance",
      "Fin du contrat",
      "Fin de contrat",
      "Fin contrat",
      "Date de fin de contrat",
      "Date de fin du contrat",
      "Date fin contrat",
      "Terme du contrat",
      "Expiration du contrat",
    ],
    hints: ["fin", "terme", "expiration", "ech", "jusqu’au", "au", "engagement"],
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
      "Durée de préavis",
      "Durée préavis",
      "Délai de préavis",
      "Délai préavis",
      "Préavis de résiliation",
    ],
    hints: ["preav", "délai", "résiliation", "dénonciation"],
    isPerEnergy: true,
  },
  energy: {
    label: "Énergie",
    names: ["Énergie", "Type d’énergie", "Fluide", "Nature de l’énergie"],
    hints: ["nature", "type", "contrat"],
  },
  power: {
    label: "Puissance souscrite (kVA)",
    names: ["Puissance (kVA)", "Puissance souscrite (kVA)", "Puissance kVA", "PS (kVA)"],
    hints: ["puissance", "kva", "ps"],
  },
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
    hints: ["car", "consommation", "conso", "kwh", "mwh"],
  },
  renewal: {
    label: "Reconduction",
    names: ["Reconduction", "Tacite reconduction", "Durée de reconduction", "Période de reconduction"],
    hints: ["tacite", "renouvellement", "recond", "tr"],
    isPerEnergy: true,
  },
  meeting: {
    label: "Assemblée prévue",
    names: ["AG prévue", "Date AG prévue", "Prochaine AG", "Date de la prochaine AG", "Prochaine assemblée"],
    hints: ["ag", "assemblée"],
  },
  point: {
    label: "N° de compteur",
    names: ["Numéro du compteur", "N° de compteur", "PDL", "PRM", "PCE", "PDL/PCE", "N° PDL/PCE"],
    hints: ["compteur", "point", "rae"],
    isPerEnergy: true,
  },
  lots: { label: "Nombre de lots", names: ["Lots", "Nb lots", "Nombre de lots"], hints: ["lot"] },
} as const satisfies Partial<Record<FieldId, FieldHeadings>>;

/** A field that a column can be matched with. */
export type MatchedField = keyof typeof FIELDS;

export const MATCHED_FIELDS = Object.keys(FIELDS) as MatchedField[];

/** @returns the field's description, with its optional properties. */
export const fieldOf = (id: MatchedField): FieldHeadings => FIELDS[id];

/** The label of any field, for visitors, in French. */
export function labelOf(id: FieldId): string {
  if (id === "meter") return "Taille du compteur";
  return id === "assumption" ? "Hypothèse" : FIELDS[id].label;
}
