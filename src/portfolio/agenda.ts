/** The events of the table's agenda file. */
import { anchorOf } from "../content/links";
import { type AgendaEvent, WEEK_BEFORE } from "../contract/agenda-file";
import { dayInDigits } from "../contract/read-day";
import { energyInFrench } from "./csv";
import { type Dated, type Days, remarkOn } from "./dates";

interface Task {
  id: string;
  title: string;
  day: keyof Days;
}

const TASKS: readonly Task[] = [
  { id: "etude", title: "Demander l’étude", day: "study" },
  { id: "convocation", title: "Convoquer l’assemblée générale", day: "electronic" },
  { id: "assemblee", title: "Assemblée générale", day: "meeting" },
  { id: "lettre", title: "Envoyer la lettre de dénonciation", day: "posting" },
  { id: "reception", title: "Dernier jour de réception de la lettre", day: "receipt" },
  { id: "signature", title: "Signer le nouveau contrat", day: "sign" },
];

/** None of the events is past. @param key names the contract in the UIDs. */
function eventsOf(dated: Dated, key: string, host: string): AgendaEvent[] {
  const { name, energy, days } = dated;
  const about = energy ? `${name} (${energyInFrench(energy)})` : name;
  const description = [days.target && `Fin du contrat\u00a0: ${dayInDigits(days.target)}`, remarkOn(dated)];
  return TASKS.flatMap(({ id, title, day: dayId }) => {
    const day = days[dayId];
    if (!day) return [];
    return {
      uid: `portefeuille-${id}-${key}@${host}`,
      summary: `${title} – ${about}`,
      description: description.filter(Boolean).join("\n"),
      day,
      alarms: [WEEK_BEFORE],
    };
  });
}

/** The events of all contracts. Their UIDs have no date, so that the next export replaces an event whose date has changed. */
export function agendaEvents(dated: readonly Dated[], host: string): AgendaEvent[] {
  const counts = new Map<string, number>();
  return dated.flatMap((contract) => {
    const { name, energy, point } = contract;
    const building = [anchorOf(name), energy, anchorOf(point)].filter(Boolean).join("-");
    const count = (counts.get(building) ?? 0) + 1;
    counts.set(building, count);
    return eventsOf(contract, count > 1 ? `${building}-${count}` : building, host);
  });
}
