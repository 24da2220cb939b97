/** Finds the name of the building: a cell under a label of names, or one that begins as the name of a copropriété. */
import { cleanText } from "../../french/clean-text";
import { labelsOf, NO_LABEL } from "../page/labels";
import { cellBelow } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { plainInPlace } from "../plain-in-place";
import { daysIn } from "../shapes";
import { type Found, only } from "./find-values";
import { anyOf, setOf, wordsOf } from "./word-sets";
import { LABELS, NAME_MARKS } from "./words";

/** The form's field takes as much. */
const LONGEST_NAME = 120;
/** Words of a name; a sentence has more. */
const MOST_WORDS = 14;

/** Signs of an e-mail, an amount or a web address. */
const NOT_IN_NAME = /[@€]|\bwww\b|https?:/;
const TWO_LETTERS = /[a-z]{2}/;
/** « sdc residence du »: the name goes on in another line. */
const IS_CUT = /\s(?:du|de|des|la|le|les|d'|l'|et)$/;
/** « , », « c/o », « – »: what follows is the address or another person. */
const ENDS_NAME = /,|\sC\/O\s|\s[–—-]\s/i;

/** Reads the name before a comma, which begins the address. A text that is too long is none. */
function readName(text: string): string | undefined {
  const [first = ""] = cleanText(text).replace(/\s+/g, " ").split(ENDS_NAME);
  const name = first.trim();
  const plain = plainInPlace(name);
  if (NOT_IN_NAME.test(plain) || daysIn(plain).length > 0) return undefined;
  if (name.length > LONGEST_NAME || wordsOf(plain).length > MOST_WORDS || !TWO_LETTERS.test(plain))
    return undefined;
  if (IS_CUT.test(plain)) return undefined;
  return name;
}

const mark = anyOf(NAME_MARKS);
const hasMark = (plain: string) =>
  mark.exec(plain)?.index === 0 && !/^residence (?:principale|secondaire)/.test(plain);

/** « syndicat des coproprietaires de la »: the name stands in the next line. */
const ONLY_MARK = new RegExp(`^(?:${mark.source})[^a-z0-9]*(?:(?:du|de|des|la|le|les|l'|d')[^a-z0-9]*)*$`);
/** « de la résidence … », « résidence … »: a line with which such a name goes on, without a number of a street. */
const GOES_ON = /^(?:d[ue]|des|d'|la|le|les|l'|residence|copropriete|immeuble|sdc)\b[^\d,]*$/;

/** A cell that ends as a label, or holds one: « Résidence : ». */
const isLabel = ({ plain }: Cell) => /:\s*$/.test(plain);
/** « Lieu de consommation », « Adresse », « Désignation du site »: the cell beside or below it is a place. */
const OF_PLACE = /\b(?:lieu|lieux|adresse|site|designation)\b/;

/** The cell below a mark alone, if the name goes on in it. */
function lineAfterMark(page: Page, cell: Cell): Cell | undefined {
  const next = cellBelow(page, cell);
  return next && GOES_ON.test(next.plain) ? next : undefined;
}

/**
 * A name by its mark:
 *
 *     SYNDICAT DES COPROPRIETAIRES
 *     DE LA RESIDENCE LES LILAS
 */
function markedName(page: Page, cell: Cell): Found<string> | undefined {
  // A squeezed text has lost the spaces between words.
  if (cell.isSqueezed || !hasMark(cell.plain) || isLabel(cell)) return undefined;
  const labels = labelsOf(page, cell, 0);
  if (labels.some(({ plain }) => OF_PLACE.test(plain))) return undefined;
  const isAlone = ONLY_MARK.test(cell.plain);
  const next = isAlone ? lineAfterMark(page, cell) : undefined;
  if (isAlone && !next) return undefined;
  const value = readName(next ? `${cell.text} ${next.text}` : cell.text);
  if (!value) return undefined;
  return { value, page, cell, label: NO_LABEL };
}

const names = setOf(LABELS.name);
const isNameLabel = (plain: string) => {
  const [last = ""] = plain.split("/").slice(-1);
  return names.has(last.trim());
};

/** « Client : SDC LE PARC » */
const LABEL_AND_VALUE = /^(?<label>[^:]{3,60}?)\s*:\s*(?<value>\S.*)$/;

/**
 * A name by its label, above it, beside it or in its cell:
 *
 *     Nom du client
 *     SDC LES LILAS
 */
function labelledName(page: Page, cell: Cell): Found<string> | undefined {
  if (cell.isSqueezed || isLabel(cell) || isNameLabel(cell.plain.trim())) return undefined;
  const { label: ownLabel = "" } = LABEL_AND_VALUE.exec(cell.plain)?.groups ?? {};
  const [label] = ownLabel
    ? [{ plain: ownLabel, cells: [cell] }].filter(({ plain }) => isNameLabel(plain))
    : labelsOf(page, cell, 0).filter(({ plain }) => isNameLabel(plain));
  if (!label) return undefined;
  const value = readName(ownLabel ? cell.text.slice(cell.text.indexOf(":") + 1) : cell.text);
  return value ? { value, page, cell, label } : undefined;
}

/** A labelled name with a mark of copropriétés, or else one with such a mark, or else any labelled one. */
export function findName(pages: readonly Page[]): Found<string> | undefined {
  const all = (read: (page: Page, cell: Cell) => Found<string> | undefined) =>
    pages.flatMap((page) => page.lines.flat().flatMap((cell) => read(page, cell) ?? []));
  const labelled = all(labelledName);
  const labelledAndMarked = labelled.filter(({ value }) => hasMark(plainInPlace(value)));
  const found = [labelledAndMarked, all(markedName), labelled].find((group) => group.length > 0);
  return only(found ?? []);
}
