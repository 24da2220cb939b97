/** Which column of a table is what: a word that proves a field wins over one that only fits, never the leftmost column. */
import { anchorOf } from "../content/links";
import { FIELD_IDS, type FieldId, FIELDS, type FieldWords, NEVER } from "./fields";

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
  /** Columns that are read, but whose heading may mean something else. */
  unsure: readonly ColumnUse[];
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

function scoreOf(words: string, { proves, fits, excludes, unsure }: FieldWords): Candidate["score"] | null {
  const isProven = proves.test(words);
  if (!isProven && !fits.test(words)) return null;
  if (excludes.test(words) || NEVER.test(words)) return 0;
  return isProven && !unsure?.test(words) ? 2 : 1;
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

/** « Immeuble » beside « Nom »: of two headings of a name, the one whose cells are all numbers is a code. */
function separateCodes(candidates: readonly Candidate[], codes: ReadonlySet<number>): readonly Candidate[] {
  const isName = ({ field, score }: Candidate) => field === "name" && score > 0;
  const hasName = candidates.some((each) => isName(each) && !codes.has(each.column));
  if (!hasName) return candidates;
  return candidates.map((each) =>
    isName(each) && codes.has(each.column) ? { ...each, field: "code", score: 1 } : each,
  );
}

/**
 * Recognises headings, and follows the visitor's choices.
 * @param codes columns whose cells are all numbers, as those of buildings.
 */
export function recognise(
  headings: readonly string[],
  choices: Choices = new Map(),
  codes: ReadonlySet<number> = new Set(),
): Columns {
  const named = headings.flatMap((heading, column) => candidateOf(heading, column) ?? []);
  const candidates = separateCodes(named, codes);
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
  const unsure = known.filter(({ field, column }) =>
    FIELDS[field].unsure?.test(wordsOf(headings[column] ?? "")),
  );
  return { uses: uses.sort((one, other) => one.column - other.column), isSplit, rivals, unsure };
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
