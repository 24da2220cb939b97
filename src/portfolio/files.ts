/** The files of a portfolio: a table for French Excel, and an agenda. */
import { unparse } from "papaparse";

import { anchorOf } from "../content/links";
import { type AgendaEvent, WEEK_BEFORE } from "../contract/agenda-file";
import { dayInDigits as date } from "../contract/read-day";
import type { IsoDay } from "../french/dates";
import { periodInFrench } from "../french/numbers";
import type { Building, Dated } from "./buildings";

const inDigits = (value: number | null) => (value === null ? "" : `${value}`.replace(".", ","));

/** A renewal in words that the tool can read again. Empty for an unknown one. */
export function renewalInWords(renewal: Building["renewal"]): string {
  if (typeof renewal === "number") return `${renewal} mois`;
  if (renewal === "ends") return "sans";
  return renewal === "open" ? "indéterminée" : "";
}

/** A row of the CSV file: first the contract's facts, under headings that the tool can read again, and then its dates. */
function rowOf({ dates, faults, sameAs, renewal, ...building }: Building): Readonly<Record<string, string>> {
  // A faulty cell keeps its text.
  const faultyText = (column: "end" | "notice") =>
    faults.find((fault) => fault.column === column)?.found ?? "";
  const notice = building.notice && periodInFrench(building.notice).replace("\u00a0", " ");
  return {
    Code: building.code,
    Immeuble: building.name,
    Énergie: building.energyLabel,
    "Numéro du compteur": building.point,
    Lots: inDigits(building.lots),
    "Puissance (kVA)": inDigits(building.power),
    "CAR (MWh/an)": inDigits(building.consumption),
    "Fin du contrat": date(building.end) || faultyText("end"),
    Préavis: notice ?? faultyText("notice"),
    Reconduction: renewalInWords(renewal),
    "AG prévue": date(building.meeting),
    Hypothèses: building.assumptions.join(" ; "),
    Statut: building.status,
    "Échéance retenue": date(dates?.end),
    "Reçue au plus tard": date(dates?.receive),
    "Poster au plus tard": date(dates?.posting?.day),
    "Signer au plus tard": date(dates?.sign?.day),
    "Assemblée au plus tard": date(dates?.lastMeeting?.day),
    "Convoquer, voie électronique": date(dates?.latest?.electronic.day),
    "Convoquer, lettres": date(dates?.latest?.letters.day),
    "Verdict de l’AG": dates?.verdict ?? "",
    "Étude au plus tard": date(dates?.study?.day),
    Remarque: [
      ...faults.map(({ message }) => message),
      ...(sameAs ? [`identique à la ligne ${sameAs}\u00a0: ignorée`] : []),
      ...building.remarks,
    ].join(" ; "),
  };
}

interface Task {
  id: "lettre" | "convocation" | "etude";
  title: string;
  day: IsoDay | null | undefined;
}

/** The tasks of a contract. It needs either a letter or a signature, so that both have one id. */
const tasksOf = ({ dates: { posting, sortDay, sign, convening, study } }: Dated): readonly Task[] => [
  { id: "lettre", title: "Poster la lettre de dénonciation", day: posting && sortDay },
  { id: "lettre", title: "Signer le nouveau contrat", day: sign?.day },
  {
    id: "convocation",
    title: "Convoquer l’assemblée générale, par voie électronique",
    day: convening?.electronic.day,
  },
  { id: "etude", title: "Demander l’étude", day: study?.day },
];

/** At most three events a contract, none of them past. @param key names the contract in the UIDs. */
function eventsOf(building: Dated, key: string, host: string, today: IsoDay): AgendaEvent[] {
  const { name, energyLabel, dates, assumptions, remarks } = building;
  const about = energyLabel ? `${name} (${energyLabel})` : name;
  const description = [`Fin du contrat\u00a0: ${date(dates.end)}`, ...assumptions, ...remarks].join("\n");
  const events: AgendaEvent[] = [];
  for (const { id, title, day } of tasksOf(building)) {
    if (!day || day < today) continue;
    const uid = `portefeuille-${id}-${key}@${host}`;
    events.push({ uid, summary: `${title} – ${about}`, description, day, alarms: [WEEK_BEFORE] });
  }
  return events;
}

/** The events of all contracts. Their UIDs have no date, so that the next export replaces an event whose date has changed. */
export function portfolioEvents(buildings: readonly Dated[], host: string, today: IsoDay): AgendaEvent[] {
  const contractCounts = new Map<string, number>();
  const inOrder = [...buildings].sort((one, other) => one.line - other.line);
  return inOrder.flatMap((building) => {
    const { code, name, energy } = building;
    const buildingKey = [anchorOf(code || name), energy].filter(Boolean).join("-");
    const count = (contractCounts.get(buildingKey) ?? 0) + 1;
    contractCounts.set(buildingKey, count);
    const key = count > 1 ? `${buildingKey}-${count}` : buildingKey;
    return eventsOf(building, key, host, today);
  });
}

/** The beginning of a cell that Excel would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table that French Excel opens: UTF-8 with BOM, `;`, CRLF, and an apostrophe before each formula. */
export function csvFile(buildings: readonly Building[]): Blob {
  const format = { delimiter: ";", newline: "\r\n", escapeFormulae: FORMULA };
  const text = unparse(buildings.map(rowOf), format);
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
