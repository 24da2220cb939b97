/** Finds the labels of a page. */
import { type Field, LABELS } from "./labels/labels";
import { NEUTRAL_WORDS } from "./labels/words";
import { type Cell, type Page, plainText } from "./layout";
import { below } from "./neighbours";

/** How a label proves its value: see `FieldLabels`. */
type Proof = "proofs" | "alone" | "underHeading" | "inSentence";

export interface Label {
  field: Field;
  proof: Proof;
  /** The label's words in plain text. */
  words: string;
  /** The cell where the label begins. */
  cell: Cell;
  /** Place of the label's first character in `cell.plain`. */
  start: number;
  /** The cell where the label ends: that of the next line for a label broken over two lines, otherwise `cell`. */
  last: Cell;
  /** Place after the label's last character in `last.plain`. */
  end: number;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** « date d’échéance » as a pattern for plain texts, also without apostrophe, without spaces and over a line's end. */
const patternOf = (words: string) =>
  plainText(words)
    .split(" ")
    .map((word) => escape(word).replaceAll("'", "(?:'\\s?|\\s)").replace(/\\\.$/, "\\.?"))
    .join("\\s*");

/** Any of these words, whole. The longest comes first, so that « échéance du contrat » is not taken for « échéance ». */
export function anyOf(words: readonly string[], flags = ""): RegExp {
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const choices = longestFirst.map(patternOf).join("|");
  return new RegExp(`(?<before>^|[^a-z0-9])(?<words>${choices})(?![a-z0-9])`, flags);
}

/** A label of the tables, with the pattern that takes a whole text. */
interface KnownLabel {
  field: Field;
  proof: Proof;
  text: string;
  whole: RegExp;
}

const FIELDS = Object.keys(LABELS) as Field[];
const PROOFS: readonly Proof[] = ["proofs", "alone", "underHeading", "inSentence"];

function knownLabelsOf(field: Field, proof: Proof): KnownLabel[] {
  const texts = LABELS[field][proof] ?? [];
  return texts.map((text) => ({ field, proof, text, whole: new RegExp(`^${patternOf(text)}$`) }));
}

const knownLabels = FIELDS.flatMap((field) => PROOFS.flatMap((proof) => knownLabelsOf(field, proof)));
const knownTexts = knownLabels.map(({ text }) => text);
const anyLabel = anyOf(knownTexts, "g");

const findKnownLabel = (words: string) => knownLabels.find(({ whole }) => whole.test(words));

/** A sign between a label and the text before it. */
const SEPARATOR = /[:;.•|()/,]|\s-\s/g;

export const wordsOf = (plain: string) => plain.match(/[a-z0-9]+/g) ?? [];

/** The cell is a line of a sentence, which goes on in the next line. */
export const isProse = ({ plain }: Cell) => wordsOf(plain).filter((word) => /^[a-z]/.test(word)).length >= 6;

/** A label begins its cell, or a part of it: « Début : 01/02/2025 Fin : … ». Only a label of a sentence may stand within one. */
export function beginsPart(plain: string, start: number): boolean {
  const before = plain.slice(0, start);
  const separator = [...before.matchAll(SEPARATOR)].at(-1)?.index ?? -1;
  const isNeutral = (word: string) => NEUTRAL_WORDS.includes(word) || (separator >= 0 && /^\d+$/.test(word));
  return wordsOf(before.slice(separator + 1)).every(isNeutral);
}

/** A word with which a broken label goes on in the next line: « Date de fin / de contrat ». Any other word begins a label of its own. */
const GOES_ON = /^(?:du|de|d'|le|la|a|et|au)\b/;

/** The end of a cell, or a colon. */
const ENDS_LABEL = /^\s*(?::|$)/;

/** Words at a place of a cell that may be a label. A line's end among them stands before the words of the next cell. */
interface Match {
  start: number;
  words: string;
}

function matchesIn(text: string): Match[] {
  return [...text.matchAll(anyLabel)].map(({ index, groups: { before = "", words = "" } = {} }) => ({
    start: index + before.length,
    words,
  }));
}

/** The label at a match; undefined where its words prove nothing. */
function labelAt({ start, words }: Match, cell: Cell, next: Cell | undefined): Label | undefined {
  const [head = "", tail] = words.split("\n");
  const isBroken = next !== undefined && tail !== undefined && (GOES_ON.test(tail) || !findKnownLabel(head));
  const labelWords = isBroken ? words : head;
  const known = findKnownLabel(labelWords);
  if (!known) return undefined;
  const { field, proof } = known;
  if (proof !== "inSentence" && !beginsPart(cell.plain, start)) return undefined;
  const last = isBroken ? next : cell;
  const end = isBroken ? tail.length : start + head.length;
  if (proof === "alone" && !ENDS_LABEL.test(last.plain.slice(end))) return undefined;
  return { field, proof, words: labelWords, cell, start, last, end };
}

function labelsIn(page: Page, cell: Cell): Label[] {
  const next = below(page, cell);
  const text = next ? `${cell.plain}\n${next.plain}` : cell.plain;
  const startsHere = ({ start }: Match) => start < cell.plain.length;
  const ownMatches = matchesIn(text).filter(startsHere);
  return ownMatches.flatMap((match) => labelAt(match, cell, next) ?? []);
}

export const labelsOf = (page: Page): Label[] => page.lines.flat().flatMap((cell) => labelsIn(page, cell));
