import { dayInFrench } from "../content/day";
import type { AssemblyFileEntry } from "../content/types/assemblyFile";
import type { ProcessStep } from "../content/types/processStep";
import type { SiteSettings } from "../content/types/siteSettings";
import { amountInFrench, amountPerLot, numberInFrench } from "./amounts";
import type { AssemblyFile, Day, Deadline } from "./assembly-file";
import { type CalendarTexts, deadlines } from "./calendar";
import type { Entries } from "./entries";
import { estimate } from "./estimate";
import { fillIn, fillInBlocks, lacksValue } from "./fill-in";
import { noticeOf, numberOrNone, optionsOf, valuesOf } from "./values";

/** The content from which a file is made. */
export interface AssemblyContent {
  page: AssemblyFileEntry;
  steps: readonly Pick<ProcessStep, "weeks">[];
  settings: Pick<SiteSettings, "brandName" | "email" | "phone">;
}

/** The sum of the longest durations of the process steps, in weeks. An open-ended step comes after the signature. */
export const studyWeeks = (steps: AssemblyContent["steps"]) =>
  steps.reduce((sum, { weeks }) => sum + (weeks ?? 0), 0);

/** The notes below the estimate, also shown without one. */
export const estimateNotes = (page: AssemblyFileEntry): string[] =>
  page.estimateNotes.map((note) =>
    fillIn(note, {
      date: dayInFrench(page.assumptionsDate),
      tauxBas: `${page.lowRate}`,
      tauxMoyen: `${page.averageRate}`,
      tauxHaut: `${page.highRate}`,
      parLot: numberInFrench(page.amountPerLot),
    }),
  );

/** The notes below the dates, also shown without any. */
export const calendarNotes = ({ page, steps }: AssemblyContent): string[] =>
  page.calendarNotes.map((note) =>
    fillIn(note, {
      semaines: `${studyWeeks(steps)}`,
      jours: `${page.convocationDays}`,
      courrier: `${page.postDays}`,
    }),
  );

/** The date of the texts, beside the resolutions. */
export const resolutionsNotice = (page: AssemblyFileEntry) =>
  fillIn(page.resolutionsNotice, { date: dayInFrench(page.textsDate) });

function estimateOf(entries: Entries, page: AssemblyFileEntry): AssemblyFile["estimate"] {
  const result = estimate(entries, page);
  if (!result) return null;
  const [text = "", ...formulas] = result.from === "cost" ? page.liveCostEstimate : page.liveLotsEstimate;
  const values = {
    cout: numberOrNone(entries.cost),
    lots: numberOrNone(entries.lots),
    tauxBas: `${page.lowRate}`,
    tauxMoyen: `${page.averageRate}`,
    tauxHaut: `${page.highRate}`,
    parLot: numberInFrench(page.amountPerLot),
    ...(result.from === "cost"
      ? {
          bas: amountInFrench(result.low),
          moyen: amountInFrench(result.average),
          haut: amountInFrench(result.high),
          ...(entries.lots &&
            result.average >= entries.lots && {
              moyenParLot: amountPerLot(result.average, entries.lots),
              hautParLot: amountPerLot(result.high, entries.lots),
            }),
        }
      : { montant: amountInFrench(result.amount) }),
  };
  return {
    heading: page.estimateHeading,
    result: fillIn(text, values),
    formulas: formulas.filter((each) => !lacksValue(each, values)).map((each) => fillIn(each, values)),
    notes: estimateNotes(page),
  };
}

const byId = (texts: readonly string[]): Record<Deadline["id"], string> => {
  const [notice = "", study = "", convocation = "", assembly = ""] = texts;
  return { notice, study, convocation, assembly };
};

function calendarTexts(page: AssemblyFileEntry): CalendarTexts {
  const titled = [page.noticeDeadline, page.studyDeadline, page.convocationDeadline, page.meetingDeadline];
  return {
    titles: byId(titled.map(([title = ""]) => title)),
    sums: byId(page.liveSums),
    past: byId(page.liveAdvice),
    tooLate: page.liveAdvice[4] ?? "",
    cannotConvene: page.liveAdvice[5] ?? "",
    post: { advised: page.liveAdvice[6] ?? "", past: page.liveAdvice[7] ?? "" },
    units: optionsOf(page).unit,
  };
}

/** The two projects, with blanks for what was not given. */
export function resolutionsOf(entries: Entries, page: AssemblyFileEntry): AssemblyFile["resolutions"] {
  const values = valuesOf(entries, page);
  return {
    heading: page.resolutionsHeading,
    notice: resolutionsNotice(page),
    projects: [
      { title: page.choiceTitle, blocks: fillInBlocks(page.choiceText, values) },
      { title: page.delegationTitle, blocks: fillInBlocks(page.delegationText, values) },
    ],
  };
}

/**
 * Makes the file of an assembly.
 * @param today the visitor's day, which decides what is past.
 */
export function createAssemblyFile(content: AssemblyContent, entries: Entries, today: Day): AssemblyFile {
  const { page, steps, settings } = content;
  const { convocationDays, postDays } = page;
  const given = { contractEnd: entries.contractEnd, notice: noticeOf(entries), meeting: entries.meeting };
  const rules = { studyWeeks: studyWeeks(steps), convocationDays, postDays };
  return {
    title: page.fileTitle,
    copropriete: entries.copropriete,
    estimate: estimateOf(entries, page),
    calendar: {
      heading: page.calendarHeading,
      deadlines: deadlines(given, rules, calendarTexts(page), today),
      notes: calendarNotes(content),
    },
    resolutions: resolutionsOf(entries, page),
    contact: { heading: page.contactHeading, lines: [page.contactText, settings.email, settings.phone] },
  };
}
