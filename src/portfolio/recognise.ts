/** Recognises columns by their headings: a word that proves a field wins over one that only fits, whatever their order. */
import { anchorOf } from "../content/links";
import {
  type Choices,
  COLUMN_ENERGIES,
  type ColumnEnergy,
  type Columns,
  type ColumnUse,
  type FieldUse,
  nameUse,
} from "./columns";
import { FIELD_IDS, type FieldId, FIELDS, type FieldWords, NEVER } from "./fields";

/** « Prix (€/MWh) » becomes `prix-euros-mwh`. */
const wordsOf = (heading: string) => anchorOf(heading.normalize("NFKC").replaceAll("€", " euros "));

/** The energy that a heading names. Null if it names none, or both. */
export function energyIn(heading: string): ColumnEnergy | null {
  const words = wordsOf(heading);
  const isGas = /\bgaz\b/.test(words);
  const isPower = /\belec\w*\b/.test(words);
  if (isGas === isPower) return null;
  return isGas ? "gaz" : "electricite";
}

/** 2: the words prove the field. 1: they fit it. 0: they fit it, but another word excludes it. */
type Score = 0 | 1 | 2;

/** A field that a heading may name. */
interface Candidate extends ColumnUse {
  score: Score;
}

/** @returns null if the heading has no word of the field. */
function scoreOf(words: string, { proves, fits, excludes, unsure }: FieldWords): Score | null {
  const isProven = proves.test(words);
  if (!isProven && !fits.test(words)) return null;
  if (excludes.test(words) || NEVER.test(words)) return 0;
  return isProven && !unsure?.words.test(words) ? 2 : 1;
}

/** The energy of a heading: the one it names, or the one that its measure belongs to (kVA to electricity, CAR to gas). */
function energyOf(field: FieldId, heading: string): ColumnEnergy | null {
  if (!FIELDS[field].isPerEnergy) return null;
  const named = energyIn(heading);
  if (named) return named;
  if (field === "power") return "electricite";
  const isGasYear = field === "consumption" && /\bcar\b/.test(wordsOf(heading));
  return isGasYear ? "gaz" : null;
}

/** The first field that the heading proves or fits, or else the first one that is excluded. */
function candidateOf(heading: string, column: number): Candidate | undefined {
  const words = wordsOf(heading);
  const candidates: Candidate[] = [];
  for (const field of FIELD_IDS) {
    const score = scoreOf(words, FIELDS[field]);
    if (score !== null) candidates.push({ column, field, energy: energyOf(field, heading), score });
  }
  return candidates.find(({ score }) => score > 0) ?? candidates[0];
}

/** « Immeuble | Nom »: both headings name a building, so that the one whose cells are all numbers is its code. */
function separateCodes(
  candidates: readonly Candidate[],
  codeColumns: ReadonlySet<number>,
): readonly Candidate[] {
  const isName = ({ field, score }: Candidate) => field === "name" && score > 0;
  const hasOtherName = candidates.some(
    (candidate) => isName(candidate) && !codeColumns.has(candidate.column),
  );
  if (!hasOtherName) return candidates;
  return candidates.map((candidate): Candidate => {
    const isCode = isName(candidate) && codeColumns.has(candidate.column);
    return isCode ? { ...candidate, field: "code", score: 1 } : candidate;
  });
}

/** « Fin gaz | Préavis | Fin élec | Préavis »: a repeated heading without an energy takes that of the contract's end on its left. */
function withEnergyOfEnd(candidates: readonly Candidate[]): readonly Candidate[] {
  const ends = candidates.filter(({ field, energy }) => field === "end" && energy);
  return candidates.map((candidate) => {
    const { field, energy, column } = candidate;
    if (!FIELDS[field].isPerEnergy || energy) return candidate;
    const sameField = candidates.filter((other) => other.field === field && !other.energy && other.score > 0);
    const endOnLeft = ends.filter((end) => end.column < column).at(-1);
    const isRepeated = sameField.length > 1;
    return isRepeated && endOnLeft ? { ...candidate, energy: endOnLeft.energy } : candidate;
  });
}

/** The columns that the visitor chose a field for. */
function chosenUses(choices: Choices): ColumnUse[] {
  const uses: ColumnUse[] = [];
  for (const [column, use] of choices) if (use) uses.push({ column, ...use, isChosen: true });
  return uses;
}

/** Whether both energies have a column for the contract's end. */
function hasTwoEnds(candidates: readonly Candidate[], chosen: readonly FieldUse[]): boolean {
  const recognised = candidates.filter(({ score }) => score > 0);
  const ends = [...recognised, ...chosen].filter(({ field }) => field === "end");
  return COLUMN_ENERGIES.every((energy) => ends.some((end) => end.energy === energy));
}

/** The best column of each field, the first one of equals. The visitor's choices take their columns and fields out. */
function bestUses(
  candidates: readonly Candidate[],
  choices: Choices,
  chosen: readonly ColumnUse[],
): ColumnUse[] {
  const chosenNames = chosen.map(nameUse);
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const name = nameUse(candidate);
    if (choices.has(candidate.column) || chosenNames.includes(name)) continue;
    const bestScore = best.get(name)?.score ?? 0;
    if (candidate.score > bestScore) best.set(name, candidate);
  }
  return [...best.values()].map(({ column, field, energy }) => ({ column, field, energy }));
}

/** « Échéance chaleur » beside those of gas and electricity: each contract has its own column, so that this one is never read. */
function isNeverRead(use: ColumnUse, uses: readonly ColumnUse[]): boolean {
  if (use.energy) return false;
  const hasOwn = (energy: ColumnEnergy) =>
    uses.some((other) => other.field === use.field && other.energy === energy);
  return COLUMN_ENERGIES.every(hasOwn);
}

/** Unused columns whose field another column holds, if such a second heading is a reason to ask. The visitor's choices are no question. */
function rivalsOf(
  candidates: readonly Candidate[],
  uses: readonly ColumnUse[],
  choices: Choices,
): readonly ColumnUse[] {
  return candidates.filter(({ column, field, score }) => {
    const isUsed = uses.some((use) => use.column === column);
    const hasOtherColumn = uses.some((use) => use.field === field);
    if (isUsed || choices.has(column) || !hasOtherColumn) return false;
    const { asks } = FIELDS[field];
    return asks === "any" || (asks === "fitting" && score > 0);
  });
}

/**
 * Recognises headings, and follows the visitor's choices.
 * @param codeColumns columns whose cells are all numbers, such as the codes of buildings.
 */
export function recognise(
  headings: readonly string[],
  choices: Choices = new Map(),
  codeColumns: ReadonlySet<number> = new Set(),
): Columns {
  const byWords = headings.flatMap((heading, column) => candidateOf(heading, column) ?? []);
  const candidates = separateCodes(byWords, codeColumns);
  const chosen = chosenUses(choices);
  const isSplit = hasTwoEnds(candidates, chosen);
  // Where a line has one contract, « Échéance gaz » is simply its end.
  const competing = isSplit
    ? withEnergyOfEnd(candidates)
    : candidates.map((candidate) => ({ ...candidate, energy: null }));

  const best = bestUses(competing, choices, chosen);
  const recognised = best.filter((use) => !isNeverRead(use, [...best, ...chosen]));
  const uses = [...recognised, ...chosen].sort((one, other) => one.column - other.column);
  const unsure = recognised.filter(({ field, column }) =>
    FIELDS[field].unsure?.words.test(wordsOf(headings[column] ?? "")),
  );
  return { uses, isSplit, rivals: rivalsOf(candidates, uses, choices), unsure };
}
