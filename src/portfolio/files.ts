/** The files of a portfolio: a table for French Excel, and an agenda. */
import { unparse } from "papaparse";

import { type AgendaEvent, WEEK_BEFORE } from "../assembly/rules/calendar-file";
import { anchorOf } from "../content/anchors";
import { periodInFrench } from "../french/numbers";
import type { Building } from "./buildings";
import { dayInDigits } from "./days";

const number = (value: number | null) => (value === null ? "" : `${value}`.replace(".", ","));
const date = (day: string | null | undefined) => (day ? dayInDigits(day) : "");
const RENEWALS = { ends: "sans", open: "indéterminée" } as const;
const renewalInFrench = (renewal: Building["renewal"]) =>
  typeof renewal === "number" ? `${renewal} mois` : renewal ? RENEWALS[renewal] : "";

/** What was read comes first, under headings that the tool reads again. A cell that is to be mended stays as it was. */
function rowOf({ dates, faults, ...building }: Building) {
  const found = (column: "end" | "notice") => faults.find((fault) => fault.column === column)?.found ?? "";
  return {
    Code: building.code,
    Immeuble: building.name,
    Énergie: building.energyLabel,
    Lots: number(building.lots),
    "Puissance (kVA)": number(building.power),
    "CAR (MWh/an)": number(building.consumption),
    "Fin du contrat": date(building.end) || found("end"),
    Préavis: building.notice ? periodInFrench(building.notice).replace("\u00a0", " ") : found("notice"),
    Reconduction: renewalInFrench(building.renewal),
    "AG prévue": date(building.meeting),
    Statut: building.status,
    "Échéance retenue": date(dates?.end),
    "Reçue au plus tard": date(dates?.receive),
    "Poster au plus tard": date(dates?.post),
    "Signer au plus tard": date(dates?.sign),
    "Assemblée au plus tard": date(dates?.lastMeeting),
    "Convoquer, voie électronique": date(dates?.convene),
    "Convoquer, lettres": date(dates?.conveneByPost),
    "Verdict de l’AG": dates?.fit ?? "",
    "Étude au plus tard": date(dates?.study),
    Remarque: building.remarks.join(" ; "),
  };
}

/**
 * The events of all contracts: the letter or the signature, the convocation and the study. An identifier stays at the next paste, also
 * when a date has changed. No event is past.
 */
export function portfolioEvents(buildings: readonly Building[], host: string, today: string): AgendaEvent[] {
  const counts = new Map<string, number>();
  const inOrder = [...buildings].sort((one, other) => one.line - other.line);
  return inOrder.flatMap(({ code, name, energy, energyLabel, dates, remarks }) => {
    const owner = [anchorOf(code || name), energy].filter(Boolean).join("-");
    const count = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, count);
    const letter = ["Poster la lettre de dénonciation", dates?.post && dates.sortDay] as const;
    const events = [
      ["lettre", ...(dates?.sign ? (["Signer le nouveau contrat", dates.sign] as const) : letter)],
      ["convocation", "Convoquer l’assemblée générale, par voie électronique", dates?.convening],
      ["etude", "Demander l’étude", dates?.study],
    ] as const;
    return events.flatMap(([id, title, day]): AgendaEvent[] => {
      if (!day || day < today) return [];
      const about = energyLabel ? `${name} (${energyLabel})` : name;
      return [
        {
          uid: `portefeuille-${id}-${owner}${count > 1 ? `-${count}` : ""}@${host}`,
          summary: `${title} – ${about}`,
          description: [`Fin du contrat\u00a0: ${date(dates?.end)}`, ...remarks].join("\n"),
          day,
          alarms: [WEEK_BEFORE],
        },
      ];
    });
  });
}

/** A table that French Excel opens: UTF-8 with BOM, `;`, CRLF, and no cell that it would take for a formula. */
export function csvFile(buildings: readonly Building[]): Blob {
  const text = unparse(buildings.map(rowOf), {
    delimiter: ";",
    newline: "\r\n",
    escapeFormulae: /^[=+\-@\t\r]/,
  });
  return new Blob([`\uFEFF${text}\r\n`], { type: "text/csv;charset=utf-8" });
}
