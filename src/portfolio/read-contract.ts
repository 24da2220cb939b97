/** Reads one contract from its cells: each fact with what is wrong in it, supposed or to be known, in French. */
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
import { energyIn } from "./columns";
import type { Contract, Correction, Fault } from "./contract";
import { readInOrder, readMeeting } from "./days";
import type { FieldId } from "./fields";
import { readSize } from "./size";

/** Characters, as in the assembly's form. */
const LONGEST_NAME = 120;

/** A number above 0, with or without a unit or words after it. */
const readCount = numberWith("[^\\d.,].*", 0.001, 99_999, 9);

/** A contract that no longer runs: « résilié le 12/03/2026 ». */
const STOPPED = /^(?:contrat-)?(?:resilie|termine|suspendu|clos|cloture)e?s?(?:-(?:le|au|depuis|en)-.*)?$/;
/** Cells that may say so. */
const STATE_FIELDS: readonly FieldId[] = ["state", "end", "notice", "renewal"];

/** A state that may mean so, of no closed list: « dénoncé », « archivé », or « non » under « Actif ». */
const MAYBE_STOPPED =
  /^(?:non|n|faux|false)$|\b(?:denoncee?s?|resili\w*|archivee?s?|inactifs?|inactives?|annulee?s?|expiree?s?|perdue?s?|cedee?s?|rompue?s?|arretee?s?)\b/;

/** The state that this tool's CSV file gives to a contract to mend. */
const TO_MEND = "a-corriger";

const isText = (text: string | false | undefined): text is string => Boolean(text);

function remarkOnState(heading: string, text: string): string | undefined {
  const plain = anchorOf(text);
  // « Dénoncé le » : a day is a state too.
  const isDoubtful = MAYBE_STOPPED.test(plain) || "day" in readDay(text);
  if (!isDoubtful || plain.startsWith("non-")) return undefined;
  return `${heading.toLowerCase()} ${quoted(text)}\u00a0: vérifiez que ce contrat court encore`;
}

/** The state of a contract, also in columns that lost against a better heading: « Statut » and « Dénoncé le ». */
function remarksOnStates({ table, row }: Source, { cell, heading }: Cells): readonly (string | undefined)[] {
  const others = table.rivals.filter(({ field }) => field === "state");
  return [
    remarkOnState(heading("state"), cell("state")),
    ...others.map(({ column }) => remarkOnState(table.headings[column] ?? "", row.cells[column] ?? "")),
  ];
}

interface Building {
  code: string;
  name: string;
  /** Its cells are merged with those of the line above. */
  isFromAbove: boolean;
}

function readBuilding({ row, above }: Source, { cell, corrected }: Cells): Building {
  const ownName = row.title ?? (corrected("name") || cell("code"));
  const name = ownName || (above?.name ?? `Ligne ${row.line}`);
  const hasOwnCells = Boolean(cell("code") || cell("name"));
  return {
    code: hasOwnCells ? cell("code") : (above?.code ?? ""),
    name: name.slice(0, LONGEST_NAME),
    isFromAbove: !ownName && above !== undefined,
  };
}

interface Supply {
  energy: EnergyId | null;
  /** For visitors. As written where it is no energy of ours. */
  label: string;
  /** The contract is one of another trade, as written: « Ascenseur ». */
  otherTrade: string;
  remark?: string | undefined;
}

/** The energy of a contract: of its columns, its own cell, the kind of contract, or the heading of its end. */
function readSupply({ row, energy: ofColumns }: Source, { cell, heading }: Cells): Supply {
  const ofTitledLine = row.title === undefined ? "" : cell("name");
  const text = cell("energy") || (ofColumns ?? ofTitledLine);
  const told = readEnergy(text);
  const ofTrade = told.energy ? told : readEnergy(cell("trade"));
  const ofHeading = text ? null : energyIn(heading("end"));
  const energy = ofColumns ?? told.energy ?? ofTrade.energy ?? ofHeading;
  const isOtherTrade = told.isOtherTrade || (!energy && ofTrade.isOtherTrade);
  const aboutTrade = energy || told.remark ? undefined : ofTrade.remark;
  return {
    energy,
    label: energy ? energies[energy] : text,
    otherTrade: isOtherTrade ? text || cell("trade") : "",
    remark: told.remark ?? aboutTrade,
  };
}

interface End {
  day: IsoDay | null;
  /** What is supposed. */
  assumption?: string | undefined;
  problem?: string | undefined;
}

/** @param mended is set where the text is the visitor's: it has no column, whose order and start could contradict it. */
function readEnd(
  { orders }: Source,
  { cell, corrected }: Cells,
  meter: MeterSize | null,
  isMended: boolean,
): End {
  const text = corrected("end");
  if (!text)
    return {
      day: null,
      problem: meter === "small" ? undefined : "échéance vide\u00a0: écrivez par exemple 31/12/2027",
    };
  const end = isMended ? readDay(text) : readInOrder(text, orders.end);
  if ("problem" in end) return { day: null, problem: end.problem };
  const start = readDay(cell("start"));
  const isBeforeStart = !isMended && "day" in start && end.day <= start.day;
  return {
    day: end.day,
    assumption: end.remark,
    problem: isBeforeStart
      ? `${quoted(text)} n’est pas après le début, ${quoted(cell("start"))}\u00a0: est-ce la bonne colonne\u00a0?`
      : undefined,
  };
}

interface OwnNotice {
  notice: Period | null;
  assumption?: string | undefined;
  problem?: string | undefined;
  remark?: string | undefined;
}

function readOwnNotice({ heading, corrected }: Cells, assumed: string, isNeeded: boolean): OwnNotice {
  const own = corrected("notice");
  const text = own || assumed;
  const { notice, remark } = readNotice(text, heading("notice"));
  if (notice) {
    const assumption = own ? undefined : `préavis de ${text}\u00a0: votre hypothèse`;
    return { notice, remark, assumption };
  }
  if (!isNeeded) return { notice: null, remark };
  const problem = text
    ? `${quoted(text)} n’est pas un préavis\u00a0; écrivez par exemple 3 mois ou 90 jours`
    : "préavis vide";
  return { notice: null, remark, problem };
}

/** The faults of the cells that the visitor can mend, in the order of the table's columns. */
function faultsOf(
  { table, row }: Source,
  cells: Cells,
  mended: Correction,
  end: End,
  notice: OwnNotice,
): Fault[] {
  const { cell, corrected, joinedName } = cells;
  const faults: Fault[] = [];
  if (end.problem) faults.push({ column: "end", found: corrected("end"), message: end.problem });
  if (notice.problem)
    faults.push({
      column: "notice",
      found: corrected("notice") || (mended.assumed ?? ""),
      message: notice.problem,
    });
  if (joinedName && mended.name === undefined) {
    const message = `${row.cells.length} cellules pour ${table.headings.length} colonnes\u00a0: un «\u00a0${table.delimiter}\u00a0» dans le nom\u00a0?`;
    faults.push({ column: "name", found: joinedName, message });
  }
  const isStillToMend = anchorOf(cell("state")) === TO_MEND && Object.keys(mended).length === 0;
  if (isStillToMend && faults.length === 0)
    faults.push({
      column: "end",
      found: corrected("end"),
      message: "cette ligne était à corriger\u00a0: vérifiez l’échéance",
    });
  return faults;
}

/** Whether a contract needs a notice: not a small meter, nor one that ends by itself. */
const needsNotice = (meter: MeterSize | null, renewal: Renewal | null, text: string) =>
  meter !== "small" && (text !== "" || renewal !== "ends");

/** Reads one contract. @param mended has the visitor's texts in place of cells. */
export function readContract(source: Source, mended: Correction = {}): Contract {
  const { line, isBroken } = source.row;
  const cells = cellsOf(source, mended);
  const { cell, heading, corrected } = cells;
  const assumed = mended.assumed ?? "";

  const building = readBuilding(source, cells);
  const supply = readSupply(source, cells);
  const size = readSize(source, cells, supply.energy);
  const { renewal, remark: aboutRenewal } = readRenewal(cell("renewal"), heading("renewal"));
  const end = readEnd(source, cells, size.meter, mended.end !== undefined);
  const isNoticeNeeded = needsNotice(size.meter, renewal, corrected("notice") || assumed);
  const notice = readOwnNotice(cells, assumed, isNoticeNeeded);
  const meeting = readMeeting(cell("meeting"), source.orders.meeting);

  const stopped = STATE_FIELDS.map(cell).find((text) => STOPPED.test(anchorOf(text)));
  const ignored = stopped ?? supply.otherTrade;
  const lots = readCount(cell("lots"));
  return {
    id: source.energy ? `${line}-${source.energy}` : `${line}`,
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
      building.isFromAbove && `immeuble repris de la ligne du dessus`,
      supply.remark,
      ...remarksOnStates(source, cells),
      ...size.remarks,
      aboutRenewal,
      notice.remark,
      meeting.remark,
    ].filter(isText),
    faults: ignored ? [] : faultsOf(source, cells, mended, end, notice),
  };
}
