import { dayInFrench } from "../content/day";
import type { AssemblyTexts } from "../content/types/assemblyFile";
import type { ProcessStep } from "../content/types/home-lists";
import type { SiteSettings } from "../content/types/siteSettings";
import type { RequestElements } from "../study-request/prefill";
import { type CalendarRules, type Deadline, deadlines, durationInFrench } from "./calendar";
import { dateInFrench, type Day } from "./days";
import { about, type Estimate, estimate, numberInFrench } from "./estimate";
import { type Entries, fields } from "./fields";
import { fillIn, type Resolutions, resolutionsOf } from "./resolutions";

/** What the file contains. All texts are final French; the page, the PDF and the copy show the same. */
export interface AssemblyFile {
  title: string;
  /** The copropriété's name, trimmed, or "". */
  copropriete: string;
  estimate: (Estimate & { heading: string; notes: readonly string[] }) | null;
  calendar: { heading: string; deadlines: readonly Deadline[]; notes: readonly string[] };
  resolutions: Resolutions;
  contact: { heading: string; lines: readonly string[] };
}

/** The content from which a file is made. */
export interface AssemblyContent {
  page: AssemblyTexts;
  steps: readonly Pick<ProcessStep, "weeks">[];
  settings: Pick<SiteSettings, "brandName" | "email" | "phone">;
}

/** The rules of the dates. An open-ended step comes after the signature, and has no weeks. */
export const calendarRules = ({ page, steps }: Pick<AssemblyContent, "page" | "steps">): CalendarRules => ({
  convocationDays: page.convocationDays,
  postDays: page.postDays,
  agendaDays: page.agendaDays,
  assemblyDays: page.assemblyDays,
  studyWeeks: steps.reduce((sum, { weeks }) => sum + (weeks ?? 0), 0),
});

/** The notes below the estimate, also shown without one. */
export const estimateNotes = (page: AssemblyTexts): string[] =>
  [page.rateNote, page.assumptionsNote].map((note) =>
    fillIn(note, {
      date: dayInFrench(page.assumptionsDate),
      tauxMoyen: `${page.averageRate}`,
      tauxHaut: `${page.highRate}`,
      parLot: numberInFrench(page.amountPerLot),
    }),
  );

/** Makes the file of an assembly. @param today the visitor's day, which decides what is past. */
export function createAssemblyFile(content: AssemblyContent, entries: Entries, today: Day): AssemblyFile {
  const { page, settings } = content;
  const rules = calendarRules(content);
  const estimated = estimate(entries, page);
  const notes = [page.studyNote, page.convocationNote, page.noticeNote];
  return {
    title: page.fileTitle,
    copropriete: entries.copropriete,
    estimate: estimated && { ...estimated, heading: page.estimateHeading, notes: estimateNotes(page) },
    calendar: {
      heading: page.calendarHeading,
      deadlines: deadlines(entries, rules, today),
      notes: notes.map((note) =>
        fillIn(note, { semaines: `${rules.studyWeeks}`, jours: `${rules.convocationDays}` }),
      ),
    },
    resolutions: resolutionsOf(entries, page, rules, today),
    contact: { heading: page.contactHeading, lines: [page.contactText, settings.email, settings.phone] },
  };
}

/** The visitor's own elements for the contact form. The message contains only what that form has no field for. */
export function requestElements(entries: Entries): RequestElements {
  const {
    copropriete,
    lots,
    energy,
    cost,
    usage,
    contractEnd,
    notice,
    meeting,
    delegate,
    ceiling,
    duration,
  } = entries;
  const lines: readonly [string, string | null | false][] = [
    [
      "Coût annuel de la fourniture HT",
      cost !== null && (usage ? `${about(cost)} (${usage})` : `${numberInFrench(cost)}\u00a0€`),
    ],
    [fields.contractEnd.label, contractEnd && dateInFrench(contractEnd)],
    [fields.notice.label, notice && durationInFrench(notice)],
    ["Assemblée générale", meeting && dateInFrench(meeting)],
    [fields.delegate.label, delegate && fields.delegate.options[delegate]],
    ["Montant annuel maximal HT", ceiling !== null && `${numberInFrench(ceiling)}\u00a0€`],
    ["Durée maximale du contrat", duration !== null && `${numberInFrench(duration)}\u00a0mois`],
  ];
  return {
    ...(copropriete && { copropriete }),
    ...(lots !== null && { lots }),
    ...(energy && { contract: energy }),
    message: lines.flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : [])).join("\n"),
  };
}
