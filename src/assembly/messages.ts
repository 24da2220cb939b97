import { dayInFrench } from "../content/day";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { numberInFrench } from "./amounts";
import { type Entries, limits } from "./entries";
import { fillIn } from "./fill-in";

type LimitedField = keyof typeof limits;

const inFrench = (limit: number | string) =>
  typeof limit === "number" ? numberInFrench(limit) : dayInFrench(limit);

/** What is wrong with each field, if something is. @param reported the fields whose wrong value is reported. */
export function messagesOf(page: AssemblyFileEntry, reported: readonly (keyof Entries)[]) {
  const [count = "", amount = "", day = ""] = page.liveErrors;
  const templates: Readonly<Record<LimitedField, string>> = {
    lots: count,
    cost: amount,
    contractEnd: day,
    notice: count,
    meeting: day,
    ceiling: amount,
    duration: count,
  };
  return (name: LimitedField) => {
    const { min, max } = limits[name];
    return reported.includes(name)
      ? fillIn(templates[name], { min: inFrench(min), max: inFrench(max) })
      : undefined;
  };
}

/** All messages, each after the label of its field. They are announced, because they appear when the field is left (WCAG 4.1.3). */
export function labelledMessages(page: AssemblyFileEntry, reported: readonly (keyof Entries)[]): string[] {
  const message = messagesOf(page, reported);
  const fields: Readonly<Record<LimitedField, readonly string[]>> = {
    lots: page.lotsField,
    cost: page.costField,
    contractEnd: page.contractEndField,
    notice: page.noticeField,
    meeting: page.meetingField,
    ceiling: page.ceilingField,
    duration: page.durationField,
  };
  return (Object.keys(fields) as LimitedField[]).flatMap((name) => {
    const text = message(name);
    return text ? [`${fields[name][0]}\u00a0: ${text}`] : [];
  });
}
