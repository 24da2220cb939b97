/** Which column of a table is what: a word that proves a field wins over one that only fits, never the leftmost column. */
import { anchorOf } from "../content/links";

export type FieldId =
  | "notice"
  | "end"
  | "renewal"
  | "meeting"
  | "start"
  | "power"
  | "consumption"
  | "point"
  | "segment"
  | "lots"
  | "state"
  | "assumptions"
  | "energy"
  | "trade"
  | "code"
  | "name"
  | "address";

/** Patterns of the words of a heading, as an anchor: « Date d’échéance (gaz) » is `date-d-echeance-gaz`. */
interface FieldWords {
  /** For visitors. */
  label: string;
  proves: RegExp;
  fits: RegExp;
  /** The heading means something else, whatever else it has. */
  excludes: RegExp;
  /** A line with two energies may have a column for each. */
  isPerEnergy?: boolean;
  /** A second heading with such words is a reason to ask: any, or only one that nothing excludes. */
  asks?: "any" | "fitting";
}

const NOTHING = /^(?!)/;
/** Amounts, and this tool's own results in a CSV file. */
const NEVER =
  /\b(?:euros?|eur|ht|ttc|prix|cout|montant|tarif-(?:ht|du)|budget|retenue|au-plus-tard|verdict)\b/;

/** In the order in which a heading is tried. */
export const FIELDS: Readonly<Record<FieldId, FieldWords>> = {
  notice: {
    label: "Préavis",
    proves: /\bpreavis\b/,
    fits: /\b(?:delais?|denonciation|resiliation)\b/,
    excludes:
      /\b(?:paiement|reglement|convocation|dates?|avant|limite|livraison|retractation|intervention|factures?|mandat|travaux|envoi|envoyee?s?|frais|indemnites?|adresse|motif|lettre|courrier)\b/,
    isPerEnergy: true,
    asks: "any",
  },
  end: {
    label: "Fin du contrat",
    proves:
      /\b(?:echeances?|fin|terme|expiration)\b.*\b(?:contrats?|fourniture|marche|gaz|elec\w*|energies?|au|fin)\b|\bcontrats?\b.*\b(?:echeances?|fin|terme|expiration|au)\b|\b(?:gaz|elec\w*)\b.*\b(?:echeances?|fin|terme|expiration)\b/,
    fits: /\b(?:echeances?|ech|fin|terme|expiration|expire)\b|^(?:contrat-)?au$/,
    excludes:
      /\b(?:exercice|mandat|bail|factur\w*|paiement|prelevement|reglement|fixe|variable|assurance|travaux|chantier|garantie|preavis|denonciation|avant|debut|convocation|ag|assemblee|syndic|abonnement|ppt|dpe|audit|essai|offre|prets?|emprunts?|ascenseurs?|entretien|maintenance|exploitation|nettoyage|menage|eau|multirisque|p2|p3|comptable|budgetaire|mois-de)\b|-du$/,
    isPerEnergy: true,
    asks: "any",
  },
  renewal: {
    label: "Reconduction",
    proves: /\breconduction\b/,
    fits: /\b(?:renouvellement|reconductible|renouvelable)\b|^tr$/,
    excludes: /\b(?:expresse|dates?|prochaine?|ag|mandat|syndic|conseil|bail|travaux)\b/,
    isPerEnergy: true,
    asks: "any",
  },
  meeting: {
    label: "Assemblée prévue",
    proves:
      /\b(?:ag|assemblee)\b.*\b(?:prevue?|date|fixee?|venir)\b|\b(?:prochaine|date)\b.*\b(?:ag|assemblee)\b/,
    fits: /\b(?:ag|ago|assemblee)\b/,
    excludes:
      /\b(?:derniere|precedente|pv|resolution|vote|votee?|convocation|president|heure|lieu|salle|n-1|approuvee?|tenue)\b/,
    asks: "any",
  },
  start: {
    label: "Début du contrat",
    proves: /\b(?:debut|effet|souscription)\b|.-du$/,
    fits: /^du$/,
    excludes: /\b(?:exercice|mandat|bail|travaux|chantier|syndic|puissance)\b/,
    isPerEnergy: true,
  },
  power: {
    label: "Puissance souscrite, en kVA",
    proves: /\bkva\b/,
    fits: /\b(?:puissances?|ps)\b/,
    excludes: /\b(?:chaudieres?|chaufferie|kw|thermique|atteinte|max|nominale)\b/,
    isPerEnergy: true,
    asks: "fitting",
  },
  consumption: {
    label: "Consommation d’une année",
    proves: /\b(?:car|consommations?|conso)\b.*\b[km]wh\b|\bcar\b/,
    fits: /\b(?:consommations?|conso|volume|[km]wh)\b/,
    excludes:
      /\b(?:molecule|abonnement|m2|m|ratio|dpe|hp|hc|hph|hch|hpe|hce|hpb|hcb|pointe|hiver|ete|mois|mensuelle|trimestre|eau|ecs|m3|parking|lot|logement)\b/,
    isPerEnergy: true,
    asks: "fitting",
  },
  point: {
    label: "Numéro du compteur",
    proves: /\b(?:pdl|prm|pce|rae|ean)\b/,
    fits: /\b(?:point-de-livraison|point-de-comptage|compteur)\b/,
    excludes: /\b(?:type|puissance|index|releve|nombre|nb|nbre|taille)\b/,
    isPerEnergy: true,
  },
  segment: {
    label: "Segment ou tarif d’acheminement",
    proves: /\bsegment\b/,
    fits: /\b(?:tarif-acheminement|fta|tarif)\b/,
    excludes: /\b(?:energie|option|hp|hc)\b/,
    isPerEnergy: true,
  },
  lots: {
    label: "Nombre de lots",
    proves: /\blots?-principaux\b|^(?:nb|nbre|nombre)-(?:de-)?(?:lots?|logements?)\b/,
    fits: /\b(?:lots?|logements?|appartements?|appts?)\b/,
    excludes: /\b(?:caves?|parkings?|annexes?|secondaires?|techniques?|n|no|numero|type)\b/,
  },
  state: {
    label: "Statut du contrat",
    proves: /^(?:statut|etat|situation)-(?:du-)?contrat$/,
    fits: /^(?:statut|etat|situation)$/,
    excludes: NOTHING,
  },
  assumptions: { label: "Hypothèses", proves: /^hypotheses?$/, fits: NOTHING, excludes: NOTHING },
  energy: {
    label: "Énergie",
    proves: /\b(?:energies?|fluides?)\b/,
    fits: NOTHING,
    excludes:
      /\b(?:fournisseurs?|gestionnaire|contact|consultant|classe|etiquette|mix|courtier|responsable|conseil)\b/,
  },
  trade: {
    label: "Nature du contrat",
    proves: /^(?:type|nature|objet|categorie|famille|libelle)-(?:de-|du-)?contrat$/,
    fits: /^(?:nature|objet|categorie|famille|domaine|poste|metier|prestation|contrats?|type)$/,
    excludes: NOTHING,
  },
  code: {
    label: "Code de l’immeuble",
    proves:
      /^(?:code|n|no|num|numero|ref|reference)-(?:de-|d-|l-|la-)*(?:immeuble|copro\w*|residence|sdc|acp|programme|site|dossier)\b|^codes?$/,
    fits: /^(?:mandat$|(?:code|n|no|num|numero|refs?|references?|matricule|id)\b)(?!.*\b(?:postale?|cp|ean|pdl|prm|pce|contrats?|compteur|tel\w*|siret|siren|factures?|fournisseur|fiscal)\b)/,
    excludes:
      /\b(?:agence|clients?|rue|voie|ape|naf|insee|syndic|gestionnaire|lots?|portefeuille|comptable|analytique|type)\b/,
    asks: "any",
  },
  name: {
    label: "Nom de l’immeuble",
    proves:
      /^(?:nom-)?(?:de-|d-|du-|l-|la-)*(?:immeubles?|coproprietes?|copros?|residences?|sdc|acp|programmes?)$/,
    fits: /\b(?:immeubles?|coproprietes?|copros?|residences?|nom|sdc|acp|sites?|programmes?|batiments?|designation|denomination|libelle|intitule)\b|^raison-sociale$/,
    excludes:
      /\b(?:gestionnaires?|fournisseurs?|syndic|contact|types?|code|ref|agence|clients?|rue|ville|president|nombre|nb|nbre|annee|dates?|surface|mail|tel|proprietaires?|assistante?|comptable|contrat|internet)\b/,
    asks: "fitting",
  },
  address: {
    label: "Adresse",
    proves: /\badresse\b/,
    fits: NOTHING,
    excludes: /\b(?:mail|facturation|fournisseur|ip|syndic|client)\b/,
  },
};

const FIELD_IDS = Object.keys(FIELDS) as FieldId[];

export type ColumnEnergy = "gaz" | "electricite";

export type SizeUnit = "kVA" | "kWh" | "MWh";

/** The use of one column. */
export interface ColumnUse {
  column: number;
  field: FieldId;
  /** The energy that the heading names. Null where the column serves all contracts of the line. */
  energy: ColumnEnergy | null;
  /** The unit that the visitor chose, for numbers without one. */
  unit?: SizeUnit;
}

/** The visitor's choice by column: a field, with an energy where a line has two, or nothing to ignore the column. */
export type Choices = ReadonlyMap<number, Omit<ColumnUse, "column"> | null>;

export interface Columns {
  uses: readonly ColumnUse[];
  /** Each line has a contract of gas and one of electricity. */
  isSplit: boolean;
  /** Columns that have words of a field that asks, but are not used. */
  rivals: readonly ColumnUse[];
}

/** « € » is a word too. */
const wordsOf = (heading: string) => anchorOf(heading.normalize("NFKC").replaceAll("€", " euros "));

export function energyIn(heading: string): ColumnEnergy | null {
  const words = wordsOf(heading);
  const isGas = /\bgaz\b/.test(words);
  const isPower = /\belec\w*\b/.test(words);
  if (isGas === isPower) return null;
  return isGas ? "gaz" : "electricite";
}

interface Candidate extends ColumnUse {
  /** 2: the words prove the field. 1: they fit. 0: they fit, and others exclude it. */
  score: 0 | 1 | 2;
}

function scoreOf(words: string, { proves, fits, excludes }: FieldWords): Candidate["score"] | null {
  const isProven = proves.test(words);
  if (!isProven && !fits.test(words)) return null;
  if (excludes.test(words) || NEVER.test(words)) return 0;
  return isProven ? 2 : 1;
}

/** Measures of one energy, where a line has both. */
function energyOf(field: FieldId, heading: string): ColumnEnergy | null {
  if (!FIELDS[field].isPerEnergy) return null;
  const named = energyIn(heading);
  if (named) return named;
  if (field === "power") return "electricite";
  return field === "consumption" && /\bcar\b/.test(wordsOf(heading)) ? "gaz" : null;
}

/** The field that a heading names, or one that it seems to name. */
function candidateOf(heading: string, column: number): Candidate | undefined {
  const words = wordsOf(heading);
  const candidates = FIELD_IDS.flatMap((field): Candidate[] => {
    const score = scoreOf(words, FIELDS[field]);
    return score === null ? [] : [{ column, field, energy: energyOf(field, heading), score }];
  });
  return candidates.find(({ score }) => score > 0) ?? candidates[0];
}

export const nameUse = ({ field, energy }: Omit<ColumnUse, "column">) =>
  energy ? `${field} ${energy}` : field;

/** « Fin gaz | Préavis | Fin élec | Préavis » : of two headings of one field, each belongs to the end on its left. */
function besideEnds(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.map((candidate) => {
    const { field, energy, column } = candidate;
    const alike = candidates.filter((each) => each.field === field && !each.energy && each.score > 0);
    const end = candidates
      .filter((each) => each.field === "end" && each.energy && each.column < column)
      .at(-1);
    const isRepeated = Boolean(FIELDS[field].isPerEnergy) && !energy && alike.length > 1;
    return isRepeated && end ? { ...candidate, energy: end.energy } : candidate;
  });
}

/** Recognises headings, and follows the visitor's choices. */
export function recognise(headings: readonly string[], choices: Choices = new Map()): Columns {
  const candidates = headings.flatMap((heading, column) => candidateOf(heading, column) ?? []);
  const chosen = [...choices].flatMap(([column, use]): ColumnUse[] => (use ? [{ column, ...use }] : []));
  const ends = [...candidates.filter(({ score }) => score > 0), ...chosen].filter(
    ({ field }) => field === "end",
  );
  const isSplit = (["gaz", "electricite"] as const).every((each) =>
    ends.some(({ energy }) => energy === each),
  );

  const best = new Map<string, Candidate>();
  for (const candidate of isSplit ? besideEnds(candidates) : candidates) {
    const own = isSplit ? candidate : { ...candidate, energy: null };
    const isFree = !choices.has(own.column) && !chosen.some((use) => nameUse(use) === nameUse(own));
    const other = best.get(nameUse(own));
    if (own.score > 0 && isFree && own.score > (other?.score ?? 0)) best.set(nameUse(own), own);
  }
  const known = [...best.values()].map(({ column, field, energy }): ColumnUse => ({ column, field, energy }));
  const uses = [...known, ...chosen];
  const used = uses.map(({ column }) => column);
  const rivals = candidates.filter(({ column, field, score }) => {
    const { asks } = FIELDS[field];
    const hasField = uses.some((use) => use.field === field);
    const isAsking = asks === "any" || (asks === "fitting" && score > 0);
    return isAsking && hasField && !used.includes(column) && !choices.has(column);
  });
  return { uses: uses.sort((one, other) => one.column - other.column), isSplit, rivals };
}

/** The column of a field: the energy's own, or else the common one. */
export function columnUse(
  { uses }: Pick<Columns, "uses">,
  field: FieldId,
  energy: ColumnEnergy | null = null,
): ColumnUse | undefined {
  const ofField = uses.filter((use) => use.field === field);
  return ofField.find((use) => use.energy === energy) ?? ofField.find((use) => use.energy === null);
}

/** -1 if there is none. */
export const columnOf = (
  columns: Pick<Columns, "uses">,
  field: FieldId,
  energy: ColumnEnergy | null = null,
) => columnUse(columns, field, energy)?.column ?? -1;

/** Whether a table has the two columns that it needs. */
export function hasNeeded(columns: Pick<Columns, "uses">): boolean {
  const has = (field: FieldId) => columns.uses.some((use) => use.field === field);
  return has("end") && (has("name") || has("code") || has("address"));
}
