/** Cells as cabinets write them, each with the expected reading. */

interface SizeCase {
  /** Cells by their headings. */
  cells: Readonly<Record<string, string>>;
  /** Null where the cells do not tell it. */
  size: "small" | "large" | null;
}

const unclearPower = (cell: string): SizeCase => ({
  cells: { Énergie: "Électricité", "Puissance (kVA)": cell },
  size: null,
});

const unclearConsumption = (cell: string): SizeCase => ({
  cells: { Énergie: "Gaz", "CAR (MWh)": cell },
  size: null,
});

const unclearSegment = (cell: string): SizeCase => ({
  cells: { Énergie: "Électricité", "Puissance (kVA)": "36", Segment: cell },
  size: null,
});

export const sizes: readonly SizeCase[] = [
  unclearPower("36/36/48/48"),
  unclearPower("24 + 36"),
  unclearPower("2 x 36"),
  unclearPower("12 (PC) / 84 (chaufferie)"),
  unclearPower("30 à 60"),
  unclearPower("250 A"),
  unclearPower("0,060 MVA"),
  unclearPower("0,060"),
  unclearPower("18²"),
  unclearPower("18 kW"),
  unclearPower("< 36"),
  unclearConsumption("25 (2 PCE : 25 + 400)"),
  unclearConsumption("0,412 GWh"),
  unclearConsumption("1,040"),
  unclearConsumption("12 à 40"),
  { cells: { Énergie: "élec.", "Puissance (kVA)": "36" }, size: "small" },
  { cells: { Énergie: "élec.", Puissance: "36 kVA" }, size: "small" },
  { cells: { Énergie: "élec.", Puissance: "36" }, size: null },
  { cells: { Énergie: "élec.", "Puissance (kVA)": "18", "CAR (MWh)": "186" }, size: null },
  { cells: { "Puissance (kVA)": "18" }, size: null },
  { cells: { Énergie: "E", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "Réseau de chaleur", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "Gaz propane", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "Gaz", "CAR (MWh)": "30" }, size: "large" },
  { cells: { Énergie: "Gaz", "CAR (kWh)": "29 900" }, size: "small" },
  { cells: { Énergie: "Gaz", CAR: "24" }, size: null },
  { cells: { Énergie: "Gaz", "Conso 2024 (kWh)": "25 000", "Conso 2025 (kWh)": "32 000" }, size: null },
  { cells: { Énergie: "Gaz", "CAR (MWh)": "25", Segment: "T3" }, size: null },
  { cells: { Énergie: "Gaz", "Puissance (kVA)": "18" }, size: null },
  // MWh under a heading of kWh, and a number that may be of a month.
  { cells: { Énergie: "Gaz", "CAR (kWh)": "412" }, size: null },
  { cells: { Énergie: "Gaz", "Consommation (MWh)": "25" }, size: null },
  { cells: { Énergie: "Gaz", "Consommation annuelle (MWh)": "25" }, size: "small" },
  { cells: { Énergie: "Gaz", "CAR (kWh/an)": "1200" }, size: null },
  { cells: { Énergie: "élec.", "PS (kVA)": "18", "Consommation (kWh)": "1200" }, size: "small" },
  { cells: { Énergie: "Gaz (à vérifier)", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "Hors gaz", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "Gaz ?", "CAR (MWh)": "25" }, size: null },
  { cells: { Énergie: "élec.", "PS HPH (kVA)": "18", "PS HCE (kVA)": "n.c." }, size: null },
  ...["C5 ?", "C5 / C4", "C4 (BT > 36)", "HTA5", "BTSUPCU4", "BT > 36 kVA"].map(unclearSegment),
];

interface RenewalCase {
  cell: string;
  /** « Reconduction » if undefined. */
  heading?: string;
  /** Months, or null for an unknown renewal. */
  renewal: number | "open" | "ends" | null;
}

export const renewals: readonly RenewalCase[] = [
  { cell: "1 an", renewal: 12 },
  { cell: "36 mois", renewal: 36 },
  { cell: "tacite, par période de 2 ans", renewal: 24 },
  { cell: "tacite reconduction annuelle", renewal: 12 },
  { cell: "sans", renewal: "ends" },
  { cell: "non", renewal: "ends" },
  { cell: "pas de reconduction", renewal: "ends" },
  { cell: "sans tacite reconduction", renewal: "ends" },
  { cell: "durée indéterminée", renewal: "open" },
  { cell: "sans limitation de durée", renewal: "open" },
  { cell: "sans date de fin", renewal: "open" },
  { cell: "", renewal: null },
  { cell: "tacite", renewal: null },
  { cell: "oui", renewal: null },
  { cell: "non renseigné", renewal: null },
  { cell: "non précisé", renewal: null },
  { cell: "sans objet", renewal: null },
  { cell: "sans engagement", renewal: null },
  { cell: "Non dénoncé", renewal: null },
  { cell: "aucune info", renewal: null },
  { cell: "3 fois 1 an", renewal: null },
  { cell: "expresse", renewal: null },
  { cell: "1", renewal: null },
  { cell: "1/2", renewal: null },
  { cell: "1-2 mois", renewal: null },
  { cell: "< 1 an", renewal: null },
  { cell: "non ?", renewal: null },
  { cell: "non*", renewal: null },
  { cell: "non (à vérifier)", renewal: null },
  { cell: "N", renewal: "ends", heading: "Tacite reconduction (O/N)" },
  { cell: "Non", renewal: "ends", heading: "Renouv. auto" },
  // « Non » answers another question.
  { cell: "Non", renewal: null, heading: "Reconduction votée" },
  { cell: "Non", renewal: null, heading: "Sans tacite reconduction" },
];

interface NoticeCase {
  cell: string;
  /** Null for a text that is not a notice. */
  notice: `${number} ${"months" | "days"}` | null;
  /** « Préavis » if undefined. */
  heading?: string;
}

export const notices: readonly NoticeCase[] = [
  { cell: "3M", notice: "3 months" },
  { cell: "3 mois minimum", notice: "3 months" },
  { cell: "3 mois LRAR", notice: "3 months" },
  { cell: "3 mois (LRAR)", notice: "3 months" },
  { cell: "3 mois fin de mois", notice: "3 months" },
  { cell: "trois (3) mois", notice: "3 months" },
  { cell: "trois", notice: "3 months" },
  { cell: "1 trimestre", notice: "3 months" },
  { cell: "3,0", notice: "3 months" },
  { cell: "90", notice: "90 days" },
  { cell: "60 jours calendaires", notice: "60 days" },
  { cell: "3 mois avant l’échéance", notice: "3 months" },
  { cell: "18", notice: "18 months", heading: "Préavis (mois)" },
  { cell: "3", notice: null, heading: "Préavis (jours)" },
  { cell: "3 mois avant ou 2 mois après", notice: null },
  { cell: "trois (2) mois", notice: null },
  { cell: "2 à 4 mois", notice: null },
  { cell: "60 jours ouvrés", notice: null },
  { cell: "1-2 mois", notice: null },
  { cell: "1² mois", notice: null },
  { cell: "1, 2 mois", notice: null },
  { cell: "2 3 mois", notice: null },
  { cell: "3 mois ?", notice: null },
  { cell: "idem", notice: null },
  { cell: "30/09/2027", notice: null },
  { cell: "voir contrat", notice: null },
];
