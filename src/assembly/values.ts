import { dayInFrench } from "../content/day";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import { numberInFrench } from "./amounts";
import type { Day } from "./assembly-file";
import { durationInFrench } from "./calendar";
import { type Duration } from "./days";
import type { Entries } from "./entries";
import type { Values } from "./fill-in";

/** A number in French, or "" for none: a template then shows its blank. */
export const numberOrNone = (number: number | null) => (number === null ? "" : numberInFrench(number));
const dayOrNone = (day: Day | null) => (day ? dayInFrench(day) : "");
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** The names of the options of the content's choices. */
export function optionsOf({ energyField, delegateField, noticeField }: AssemblyFileEntry) {
  const [, , noEnergy = "", electricite = "", gaz = "", both = ""] = energyField;
  const [, , noDelegate = "", council = "", syndic = ""] = delegateField;
  const [, , unit = "", months = "", days = ""] = noticeField;
  return {
    energy: { none: noEnergy, electricite, gaz, "electricite-gaz": both },
    delegate: { none: noDelegate, "conseil-syndical": council, syndic },
    unit: { label: unit, months, days },
  };
}

/** The notice, if it was given. */
export const noticeOf = ({ notice, noticeUnit }: Entries): Duration | null =>
  notice === null ? null : { count: notice, unit: noticeUnit };

/** What was typed, by the names of the content's placeholders. */
export function valuesOf(entries: Entries, page: AssemblyFileEntry): Values {
  const options = optionsOf(page);
  const notice = noticeOf(entries);
  return {
    copropriete: entries.copropriete,
    energie: entries.energy ? inSentence(options.energy[entries.energy]) : "",
    lots: numberOrNone(entries.lots),
    cout: numberOrNone(entries.cost),
    fin: dayOrNone(entries.contractEnd),
    preavis: notice ? durationInFrench(notice, options.unit) : "",
    assemblee: dayOrNone(entries.meeting),
    delegue: entries.delegate ? inSentence(options.delegate[entries.delegate]) : "",
    plafond: numberOrNone(entries.ceiling),
    duree: numberOrNone(entries.duration),
  };
}
