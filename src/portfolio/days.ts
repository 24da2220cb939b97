/** Reads days as cabinets write them. A day and a month are never swapped. */
import { isDay, MONTHS } from "../french/dates";

/** A day that was read, with what to say of it, or what is wrong with the text. Both in French. */
export type ReadDay = { day: string; remark?: string } | { problem: string };

/** The days of Excel's serials from 2020 to 2049, counted from 30 December 1899. */
const [FIRST_SERIAL, LAST_SERIAL] = [43_831, 54_788];
const [FIRST_YEAR, LAST_YEAR] = [2020, 2049];

const pad = (number: number) => String(number).padStart(2, "0");
const toDay = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;

/** The beginning of a cell, in quotes. */
export const quoted = (cell: string) => `«\u00a0${cell.slice(0, 40)}\u00a0»`;

/** A day such as « 31/12/2027 ». */
export const dayInDigits = (day: string) => day.split("-").reverse().join("/");

/** Without accents, dots, capitals, invisible characters and spaces around it. */
export const plainText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .trim();

/** The number of a month by its name or an abbreviation that fits only one. 0 without one. */
function monthOf(name: string): number {
  const fitting = MONTHS.flatMap((month, index) => (plainText(month).startsWith(name) ? [index + 1] : []));
  return name.length >= 3 && fitting.length === 1 ? (fitting[0] ?? 0) : 0;
}

/** Year, month and day, of which the last is missing in « décembre 2027 ». */
function partsOf(plain: string): readonly [number, number, number | undefined] | undefined {
  const [, y, m, d] = /^(\d{4})[-/. ](\d{1,2})(?:[-/. ](\d{1,2}))?$/.exec(plain) ?? [];
  if (y) return [Number(y), Number(m), d ? Number(d) : undefined];
  const [, day, month = "", year] =
    /^(?:(\d{1,2})(?:er)?[-/. ]+)?(\d{1,2}|[a-z]{3,9})[-/. ]+(\d{4}|\d{2})$/.exec(plain) ?? [];
  // « 12/27 » may be a day or a month.
  if (!year || (!day && /^\d/.test(month) && year.length === 2)) return undefined;
  const number = /^\d/.test(month) ? Number(month) : monthOf(month);
  if (number === 0 && /^[a-z]/.test(month)) return undefined;
  return [Number(year.padStart(4, "20")), number, day ? Number(day) : undefined];
}

/** Reads a day from 2020 to 2049. A month alone is its last day. */
export function readDay(text: string): ReadDay {
  const wrong = (why: string): ReadDay => ({ problem: `${quoted(text)} ${why}` });
  if (/^#+$/.test(text))
    return wrong("vient d’une colonne trop étroite dans Excel\u00a0: élargissez-la, puis copiez de nouveau");
  const plain = plainText(text)
    .replace(/[t ]\d\d?:\d\d.*$/, "")
    .replace(/^(?:le|au|fin) (?:de )?/, "")
    .replace(/^(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?,? (?=\d\d?\D)/, "")
    .replace(/\.$/, "");
  if (/^\d+(?:[.,]\d+)?$/.test(plain) && !/^\d\d[.,]\d{4}$/.test(plain)) {
    const serial = Math.floor(Number(plain.replace(",", ".")));
    if (serial < FIRST_SERIAL || serial > LAST_SERIAL)
      return wrong("est un nombre, pas une date\u00a0: écrivez par exemple 31/12/2027");
    const day = new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
    return { day, remark: `nombre d’Excel ${quoted(text)} lu comme le ${dayInDigits(day)}` };
  }
  const parts = partsOf(plain);
  if (!parts)
    return wrong("n’est pas une date\u00a0: écrivez le jour, le mois et l’année, par exemple 31/12/2027");
  const [year, month, date] = parts;
  if (year < FIRST_YEAR || year > LAST_YEAR)
    return wrong(`est hors de la période lue, de ${FIRST_YEAR} à ${LAST_YEAR}\u00a0: vérifiez l’année`);
  if (month > 12 && date && date <= 12)
    return wrong(
      `n’a pas de mois ${month}\u00a0: le mois est-il écrit avant le jour\u00a0? Écrivez ${pad(month)}/${pad(date)}/${year} si c’est bien ce jour`,
    );
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = toDay(year, month, date ?? last);
  if (!isDay(day)) return wrong("n’existe pas dans le calendrier");
  return date === undefined
    ? { day, remark: `jour non précisé\u00a0: fin du mois, le ${dayInDigits(day)}` }
    : { day };
}
