/** Finds the name of the building: a cell under a label of names, or one that begins as the name of a copropriété. */
import { cleanText } from "../../french/clean-text";
import { plainLine } from "../../french/plain-letters";
import { labelsOf } from "../page/labels";
import { cellBelow } from "../page/neighbours";
import type { Cell, Page } from "../page/page";
import { daysIn } from "../shapes";
import { NAME_LABELS, NAME_MARKS, wordsOf } from "./words";

/** Unit: characters. The form's field takes no more. */
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

/** Reads the name before a comma, which begins the address. A text that is too long is no name. */
function readName(text: string): string | undefined {
  const [first = ""] = cleanText(text).replace(/\s+/g, " ").split(ENDS_NAME);
  const name = first.trim();
  const plain = plainLine(name);
  const isLong = name.length > LONGEST_NAME || wordsOf(plain).length > MOST_WORDS;
  const isNoName = NOT_IN_NAME.test(plain) || daysIn(plain).length > 0 || IS_CUT.test(plain);
  return isLong || isNoName || !TWO_LETTERS.test(plain) ? undefined : name;
}

/** « Résidence principale » is a kind of dwelling, and no name. */
const hasMark = (plain: string) =>
  NAME_MARKS.exec(plain)?.index === 0 && !/^residence (?:principale|secondaire)/.test(plain);

/** « syndicat des coproprietaires de la »: the name stands in the next line. */
const ONLY_MARK = new RegExp(
  `^(?:${NAME_MARKS.source})[^a-z0-9]*(?:(?:du|de|des|la|le|les|l'|d')[^a-z0-9]*)*$`,
);
/** « de la résidence … », « résidence … »: a line with which such a name goes on, without a number of a street. */
const GOES_ON = /^(?:d[ue]|des|d'|la|le|les|l'|residence|copropriete|immeuble|sdc)\b[^\d,]*$/;

/** A cell that ends as a label, or holds one: « Résidence : ». */
const isLabel = ({ plain }: Cell) => /:\s*$/.test(plain);
/** « Lieu de consommation », « Adresse », « Désignation du site »: the cell beside or below it is a place. */
const OF_PLACE = /\b(?:lieu|lieux|adresse|site|designation)\b/;

/**
 * A name by its mark:
 *
 *     SYNDICAT DES COPROPRIETAIRES
 *     DE LA RESIDENCE LES LILAS
 */
function markedName(page: Page, cell: Cell): string | undefined {
  if (!hasMark(cell.plain) || labelsOf(page, cell, 0).some(({ plain }) => OF_PLACE.test(plain)))
    return undefined;
  if (!ONLY_MARK.test(cell.plain)) return readName(cell.text);
  const next = cellBelow(page, cell);
  return next && GOES_ON.test(next.plain) ? readName(`${cell.text} ${next.text}`) : undefined;
}

/** The part after a slash counts: « Customer / Client ». */
const isNameLabel = (plain: string) => NAME_LABELS.includes(plain.split("/").at(-1)?.trim() ?? "");

/** « Client : SDC LE PARC » */
const LABEL_AND_VALUE = /^(?<label>[^:]{3,60}?)\s*:\s*(?<value>\S.*)$/;

/**
 * A name by its label, above it, beside it or in its cell:
 *
 *     Nom du client
 *     SDC LES LILAS
 */
function labelledName(page: Page, cell: Cell): string | undefined {
  if (isNameLabel(cell.plain)) return undefined;
  const label = LABEL_AND_VALUE.exec(cell.plain)?.groups?.label;
  if (label) return isNameLabel(label) ? readName(cell.text.slice(cell.text.indexOf(":") + 1)) : undefined;
  return labelsOf(page, cell, 0).some(({ plain }) => isNameLabel(plain)) ? readName(cell.text) : undefined;
}

/** The name that all cells of a kind agree on: cells with a label and a mark of copropriétés, or else with such a mark, or else with a label. */
export function findName(pages: readonly Page[]): string {
  const namesBy = (read: (page: Page, cell: Cell) => string | undefined) =>
    pages.flatMap((page) => {
      // A squeezed text has lost the spaces between words.
      const cells = page.lines.flat().filter((cell) => !cell.isSqueezed && !isLabel(cell));
      return cells.flatMap((cell) => read(page, cell) ?? []);
    });
  const labelled = namesBy(labelledName);
  const labelledAndMarked = labelled.filter((name) => hasMark(plainLine(name)));
  const found = [labelledAndMarked, namesBy(markedName), labelled].find((names) => names.length > 0);
  const [name = "", ...others] = new Set(found);
  return others.length > 0 ? "" : name;
}
