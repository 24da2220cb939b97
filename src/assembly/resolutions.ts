import type { Block, Span } from "../content/content-type";
import { dayInFrench } from "../content/day";
import type { AssemblyTexts } from "../content/types/assemblyFile";
import { type CalendarRules, daysOf } from "./calendar";
import { dateInFrench, type Day } from "./days";
import { numberInFrench } from "./estimate";
import { type Entries, fields } from "./fields";

/** What stands for a value that was not given, to be completed by hand. */
const BLANK = "………";

/** Values by the name of their placeholder. An empty value is missing. */
type Values = Readonly<Record<string, string>>;

/** A project of resolution. */
export interface Project {
  title: string;
  blocks: readonly Block[];
}

/** Replaces the placeholders of a template. A number stays on one line with the word after it. */
export const fillIn = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}( ?)/g, (_, name: string, space: string) => {
    const value = values[name] || BLANK;
    return value + (space && /^[\d\u00a0,]+$/.test(value) ? "\u00a0" : space);
  });

const numberOf = (number: number | null) => (number === null ? "" : numberInFrench(number));
const dateOf = (day: Day | null | undefined) => (day ? dateInFrench(day) : "");
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

function valuesOf(entries: Entries, lastNotice: Day | undefined): Values {
  const { copropriete, energy, contractEnd, delegate, ceiling, duration } = entries;
  return {
    copropriete,
    energie: energy ? inSentence(fields.energy.options[energy]) : "",
    fin: dateOf(contractEnd),
    denonciation: dateOf(lastNotice),
    delegue: delegate ? inSentence(fields.delegate.options[delegate]) : "",
    plafond: numberOf(ceiling),
    duree: numberOf(duration),
  };
}

/**
 * Replaces the placeholders of a text. Values are plain text: they cannot add any formatting.
 * @param dropped the name of a placeholder: points of a list with it are left out.
 */
export function fillInBlocks(blocks: readonly Block[], values: Values, dropped?: string): Block[] {
  const fill = (spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, text: fillIn(span.text, values) }));
  const isKept = (spans: readonly Span[]) => !spans.some(({ text }) => text.includes(`{${dropped}}`));
  return blocks.map((block) =>
    block.kind === "list"
      ? { ...block, items: block.items.filter(isKept).map(fill) }
      : { ...block, spans: fill(block.spans) },
  );
}

/** The two projects of resolution, with blanks for what was not given. */
export interface Resolutions {
  heading: string;
  /** « Modèle à faire relire par le syndic », with the date of the texts. */
  notice: string;
  projects: readonly Project[];
  /** What the assembly may do if the majority is missed. */
  note: string;
}

/** Fills in the projects. They no longer order a termination whose last day is past when the assembly meets. */
export function resolutionsOf(
  entries: Entries,
  texts: AssemblyTexts,
  rules: CalendarRules,
  today: Day,
): Resolutions {
  const { notice } = daysOf(entries, rules);
  const values = valuesOf(entries, notice);
  const isTooLate = notice !== undefined && notice < (entries.meeting ?? today);
  const project = (title: string, blocks: readonly Block[]): Project => ({
    title,
    blocks: fillInBlocks(blocks, values, isTooLate ? "denonciation" : undefined),
  });
  return {
    heading: texts.resolutionsHeading,
    notice: fillIn(texts.resolutionsNotice, { date: dayInFrench(texts.textsDate) }),
    projects: [
      project(texts.tenderTitle, texts.tenderText),
      project(texts.delegationTitle, texts.delegationText),
    ],
    note: texts.secondVoteNote,
  };
}
