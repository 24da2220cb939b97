import { cleanText } from "../study-request/clean-text";
import { delegates, energies, type Entries, limits, noEntries, readDay, readNumber } from "./entries";

/** The names of the form's fields. */
export const fieldNames = Object.keys(noEntries) as readonly (keyof Entries)[];

/** What the fields contain. Undefined: a date that is only typed in part. */
export type Typed = Readonly<Record<keyof Entries, string | undefined>>;

/** Every value as it is read: undefined if it is wrong. */
type Read = { [Name in keyof Entries]: Entries[Name] | undefined };

const readAmount = (text: string | undefined, name: "cost" | "ceiling") =>
  readNumber(text ?? "", limits[name], true);
const readCount = (text: string | undefined, name: "lots" | "notice" | "duration") =>
  readNumber(text ?? "", limits[name]);
const readDate = (text: string | undefined, name: "contractEnd" | "meeting") =>
  text === undefined ? undefined : readDay(text, limits[name]);

function readAll(typed: Typed): Read {
  return {
    copropriete: cleanText(typed.copropriete ?? ""),
    energy: energies.find((energy) => energy === typed.energy) ?? null,
    lots: readCount(typed.lots, "lots"),
    cost: readAmount(typed.cost, "cost"),
    contractEnd: readDate(typed.contractEnd, "contractEnd"),
    notice: readCount(typed.notice, "notice"),
    noticeUnit: typed.noticeUnit === "days" ? "days" : "months",
    meeting: readDate(typed.meeting, "meeting"),
    delegate: delegates.find((delegate) => delegate === typed.delegate) ?? null,
    ceiling: readAmount(typed.ceiling, "ceiling"),
    duration: readCount(typed.duration, "duration"),
  };
}

/**
 * Reads the fields. A wrong value changes nothing: the last right value of its field stays.
 * @returns the values, and the names of the fields whose value is wrong.
 */
export function readFields(
  typed: Typed,
  previous: Entries,
): { entries: Entries; wrong: readonly (keyof Entries)[] } {
  const read = readAll(typed);
  const wrong = fieldNames.filter((name) => read[name] === undefined);
  const kept = Object.fromEntries(wrong.map((name) => [name, previous[name]]));
  return { entries: { ...read, ...kept } as Entries, wrong };
}
