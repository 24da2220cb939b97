/** The files of a portfolio: a table for French Excel, and an agenda. */
import { unparse } from "papaparse";

import { anchorOf } from "../content/links";
import { type AgendaEvent, WEEK_BEFORE } from "../contract/agenda-file";
import { dayInDigits as date } from "../contract/read-day";
import { periodInFrench } from "../french/numbers";
import type { Building, Dated } from "./buildings";

const number = (value: number | null) => (value === null ? "" : `${value}`.replace(".", ","));

/** In words that the tool reads again; empty for an unknown renewal. */
export function renewalInWords(renewal: Building["renewal"]): string {
  if (typeof renewal === "number") return `${renewal} mois`;
  if (renewal === "ends") return "sans";
  return renewal === "open" ? "indéterminée" : "";
}

/** What was read comes first, under headings that the tool reads again. A faulty cell stays as it was. */
function rowOf({ dates, faults, sameAs, renewal, ...building }: Building): Readonly<Record<string, string>> {
  const found = (column: "end" | "notice") => faults.find((fault) => fault.column === column)?.found ?? "";
  return {
    Code: building.code,
    Immeuble: building.name,
    Énergie: building.energyLabel,
    "Numéro du compteur": building.point,
    Lots: number(building.lots),
    "Puissance (kVA)": number(building.power),
    "CAR (MWh/an)": number(building.consumption),
    "Fin du contrat": date(building.end) || found("end"),
    Préavis: building.notice ? periodInFrench(building.notice).replace("\u00a0", " ") : found("notice"),
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

/** At most three events a contract, none of them past. A UID stays at the next paste, also when its date has changed. */
export function portfolioEvents(buildings: readonly Dated[], host: string, today: string): AgendaEvent[] {
  const counts = new Map<string, number>();
  const inOrder = [...buildings].sort((one, other) => one.line - other.line);
  return inOrder.flatMap(({ code, name, energy, energyLabel, dates, assumptions, remarks }) => {
    const owner = [anchorOf(code || name), energy].filter(Boolean).join("-");
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    const about = energyLabel ? `${name} (${energyLabel})` : name;
    const { posting, sortDay, sign, convening, study } = dates;
    const events = [
      ["lettre", "Poster la lettre de dénonciation", posting && sortDay],
      ["lettre", "Signer le nouveau contrat", sign?.day],
      ["convocation", "Convoquer l’assemblée générale, par voie électronique", convening?.electronic.day],
      ["etude", "Demander l’étude", study?.day],
    ] as const;
    return events.flatMap(([id, title, day]): AgendaEvent[] => {
      if (!day || day < today) return [];
      const uid = `portefeuille-${id}-${owner}${count > 1 ? `-${count}` : ""}@${host}`;
      const description = [`Fin du contrat\u00a0: ${date(dates.end)}`, ...assumptions, ...remarks].join("\n");
      return [{ uid, summary: `${title} – ${about}`, description, day, alarms: [WEEK_BEFORE] }];
    });
  });
}

/** A table that French Excel opens: UTF-8 with BOM, `;`, CRLF, and no cell that it would take for a formula. */
export function csvFile(buildings: readonly Building[]): Blob {
  const format = { delimiter: ";", newline: "\r\n", escapeFormulae: /^[=+\-@\t\r]/ };
  const text = unparse(buildings.map(rowOf), format);
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
