/** Reads one contract from its cells. Each fact comes with its problems, assumptions and remarks, in French. */
import { anchorOf } from "../content/links";
import { quoted, readDay } from "../contract/read-day";
import { type EnergyId, readEnergy } from "../contract/read-energy";
import type { MeterSize } from "../contract/read-meter";
import { readNotice } from "../contract/read-notice";
import { numberWith } from "../contract/read-number";
import { readRenewal, type Renewal } from "../contract/read-renewal";
import { energies } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import type { Period } from "../french/notice";
import { type Cells, cellsOf, type Source } from "./cells";
import { remarksOnComments } from "./comments";
import type { Contract, Correction, Corrections, Fault } from "./contract";
import { readInOrder, readMeeting } from "./days";
import { readBuilding } from "./read-building";
import { remarksOnStates, stopIn } from "./read-state";
import { energyIn } from "./recognise";
import { readSize } from "./size";

/** « 48 », « 48 lots principaux »: a number above 0, and then words without another number. */
const readCount = numberWith("[^\\d.,]\\D*", 0.001, 99_999, 9);

/** The state that this tool's CSV file gives to a contract to mend. */
const TO_MEND = "a-corriger";

const isText = (text: string | false | undefined): text is string => Boolean(text);

interface Supply {
  energy: EnergyId | null;
  /** For visitors. The cell's own text where `energy` is null. */
  label: string;
  /** The cell that names another trade: « Ascenseur ». Empty otherwise. */
  otherTrade: string;
  /** « Gaz ? »: it proves no small meter. */
  isDoubtful: boolean;
  /** In French. */
  remark?: string | undefined;
}

/** Reads the energy of a contract: from its columns, its own cell, the nature of the contract, or the heading of its end. */
function readSupply({ row, energy: energyOfColumns }: Source, { cell, heading }: Cells): Supply {
  // Below a line with the building's name alone, the column of names has « Gaz ».
  const nameAsEnergy = row.title === undefined ? "" : cell("name");
  const text = cell("energy") || (energyOfColumns ?? nameAsEnergy);
  const byCell = readEnergy(text);
  const byTrade = byCell.energy ? byCell : readEnergy(cell("trade"));
  const byHeading = text ? null : energyIn(heading("end"));
  const energy = energyOfColumns ?? byCell.energy ?? byTrade.energy ?? byHeading;

  const isOtherTrade = byCell.isOtherTrade || (!energy && byTrade.isOtherTrade);
  const aboutTrade = energy && !byTrade.isDoubtful ? undefined : byTrade.remark;
  return {
    energy,
    label: energy ? energies[energy] : text,
    otherTrade: isOtherTrade ? text || cell("trade") : "",
    isDoubtful: [byCell, byTrade].some((read) => read.isDoubtful),
    remark: byCell.remark ?? aboutTrade,
  };
}

interface ReadEnd {
  day: IsoDay | null;
  assumption?: string | undefined;
  problem?: string | undefined;
}

/** Reads the contract's end. One that the visitor corrected is not compared with its column and the contract's start. */
function readEnd(
  { orders }: Source,
  { cell, corrected }: Cells,
  meter: MeterSize | null,
  isCorrected: boolean,
): ReadEnd {
  const text = corrected("end");
  // A small meter can change its supplier at any time.
  if (!text && meter === "small") return { day: null };
  if (!text) return { day: null, problem: "échéance vide\u00a0: écrivez par exemple 31/12/2027" };
  const end = isCorrected ? readDay(text) : readInOrder(text, orders.end);
  if ("problem" in end) return { day: null, problem: end.problem };
  const start = readDay(cell("start"));
  const isBeforeStart = !isCorrected && "day" in start && end.day <= start.day;
  return {
    day: end.day,
    assumption: end.remark,
    problem: isBeforeStart
      ? `${quoted(text)} n’est pas après le début, ${quoted(cell("start"))}\u00a0: est-ce la bonne colonne\u00a0?`
      : undefined,
  };
}

interface ReadNotice {
  notice: Period | null;
  assumption?: string | undefined;
  problem?: string | undefined;
  remark?: string | undefined;
}

/** Reads the notice of the cell, or of an empty cell the one that the visitor assumes. */
function noticeOf({ heading, corrected }: Cells, assumed: string, isNeeded: boolean): ReadNotice {
  const ownText = corrected("notice");
  const text = ownText || assumed;
  const { notice, remark } = readNotice(text, heading("notice"));
  if (notice) {
    const assumption = ownText ? undefined : `préavis de ${text}\u00a0: votre hypothèse`;
    return { notice, remark, assumption };
  }
  if (!isNeeded) return { notice: null, remark };
  const problem = text
    ? `${quoted(text)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`
    : "préavis vide\u00a0: écrivez par exemple 3 mois ou 90 jours";
  return { notice: null, remark, problem };
}

/** The wrong cells, in the order in which the visitor corrects them. */
function faultsOf(
  { table, row }: Source,
  cells: Cells,
  correction: Correction,
  end: ReadEnd,
  notice: ReadNotice,
): Fault[] {
  const { cell, corrected, joinedName } = cells;
  const faults: Fault[] = [];
  if (end.problem) faults.push({ column: "end", found: corrected("end"), message: end.problem });
  if (notice.problem)
    faults.push({
      column: "notice",
      found: corrected("notice") || (correction.assumed ?? ""),
      message: notice.problem,
    });
  if (joinedName && correction.name === undefined) {
    const message = `${row.cells.length} cellules pour ${table.headings.length} colonnes\u00a0: un «\u00a0${table.delimiter}\u00a0» dans le nom\u00a0?`;
    faults.push({ column: "name", found: joinedName, message });
  }
  // Unless the visitor has seen both, a delimiter in another cell may have moved other texts into them.
  const extraCells = row.cells.slice(table.headings.length).filter(Boolean);
  if (extraCells.length > 0 && !joinedName && faults.length === 0) {
    const message = `${row.cells.length} cellules pour ${table.headings.length} colonnes\u00a0: un «\u00a0${table.delimiter}\u00a0» dans une cellule\u00a0?`;
    if (correction.end === undefined) faults.push({ column: "end", found: cell("end"), message });
    if (correction.notice === undefined) faults.push({ column: "notice", found: cell("notice"), message });
  }
  // A line that this tool's CSV file gives back as faulty stays so until the visitor has corrected it.
  const isUncorrected = Object.keys(correction).length === 0;
  const wasFaulty = anchorOf(cell("state")) === TO_MEND;
  if (wasFaulty && isUncorrected && faults.length === 0)
    faults.push({
      column: "end",
      found: corrected("end"),
      message: "cette ligne était à corriger\u00a0: vérifiez l’échéance",
    });
  return faults;
}

/** A contract needs a notice, unless its meter is small, or it ends by itself and its cell is empty. */
const needsNotice = (meter: MeterSize | null, renewal: Renewal | null, text: string) =>
  meter !== "small" && (text !== "" || renewal !== "ends");

/** « 12 », or « 12-gaz » where a line has two contracts. */
const idOf = ({ row, energy }: Source) => (energy ? `${row.line}-${energy}` : `${row.line}`);

export function readContract(source: Source, corrections: Corrections): Contract {
  const { line, isBroken } = source.row;
  const id = idOf(source);
  const correction = corrections[id] ?? {};
  const cells = cellsOf(source, correction);
  const { cell, heading, corrected } = cells;
  const assumed = correction.assumed ?? "";

  const building = readBuilding(source, cells);
  const supply = readSupply(source, cells);
  const size = readSize(source, cells, supply.isDoubtful ? null : supply.energy);
  const { renewal, remark: aboutRenewal } = readRenewal(cell("renewal"), heading("renewal"));
  const end = readEnd(source, cells, size.meter, correction.end !== undefined);
  const isNoticeNeeded = needsNotice(size.meter, renewal, corrected("notice") || assumed);
  const notice = noticeOf(cells, assumed, isNoticeNeeded);
  const meeting = readMeeting(cell("meeting"), source.orders.meeting);

  const ignored = stopIn(cells) ?? supply.otherTrade;
  const lots = readCount(cell("lots"));
  return {
    id,
    line,
    ...(ignored && { ignored }),
    code: building.code,
    name: building.name,
    lots: lots && Math.round(lots),
    energy: supply.energy,
    energyLabel: supply.label,
    point: cell("point"),
    power: size.power,
    consumption: size.consumption,
    meter: size.meter,
    end: end.day,
    notice: notice.notice,
    renewal,
    meeting: meeting.day,
    assumptions: [...cell("assumptions").split(" ; "), end.assumption, notice.assumption].filter(isText),
    remarks: [
      isBroken && `ligne ${line}\u00a0: un guillemet n’est pas fermé, la ligne est lue seule`,
      building.remark,
      supply.remark,
      ...remarksOnStates(source, cells),
      ...remarksOnComments(source),
      ...size.remarks,
      aboutRenewal,
      notice.remark,
      meeting.remark,
    ].filter(isText),
    faults: ignored ? [] : faultsOf(source, cells, correction, end, notice),
  };
}
