/** Every output of a plan (answer, deadlines, letter, e-mails, table, request) says the same, state by state. */
import fc from "fast-check";

import { PLAN_STATES, type PlanState } from "../content/formats/plan-states";
import { addDays, dayInFrench, dayOf, type IsoDay, isWorkingDay } from "../french/dates";
import { BLANK } from "../french/templates";
import { entryOf, FROZEN_CONTENT } from "../testing/content";
import { answerOf, type FirstStep } from "./answer";
import { deadlinesOf, inOneLine, linesOf } from "./deadlines";
import { documentSentences, requestsOf } from "./documents";
import { placeholderValues } from "./placeholders";
import type { Assembly, GivenAssembly, Plan, Situation } from "./plan";
import { daysOf, daysToCome } from "./plan-days";
import { days, delays, months, planFor, planned, TODAY } from "./testing/plans";

const page = entryOf("assemblyFile", FROZEN_CONTENT);

const NO_REQUESTS = { syndic: "", council: "" };

/** Every French text about a plan. */
function outputsOf(plan: Plan, texts = page) {
  const { headline, act, note, reasons } = answerOf(plan, texts, delays);
  const { denonciation, mission, suite } = documentSentences(plan, texts.stories);
  const requests = plan.state === "incomplete" ? NO_REQUESTS : requestsOf(plan, texts.stories);
  const deadlines = deadlinesOf(plan, texts, delays);
  return { headline, act, note, reasons, denonciation, mission, suite, ...requests, deadlines };
}

/** The sentences of all outputs but the deadlines, in the order of their fields. */
function sentencesOf(plan: Plan, texts = page): string[] {
  const { headline, act, note, reasons, denonciation, mission, suite, syndic, council } = outputsOf(
    plan,
    texts,
  );
  const documents = [denonciation ?? "", mission, suite, syndic, council];
  return [headline, act, note, ...reasons, ...documents].filter(Boolean);
}

/**
 * The page's texts, each replaced by the name of its field: a row of CASES names the texts that it shows.
 * A text of another state has that state before its name.
 */
function namesIn(state: PlanState): typeof page {
  const stories = page.stories.map((story) => {
    const prefix = story.state === PLAN_STATES[state] ? "" : `${story.state}.`;
    const names = Object.keys(story).map((name) => [name, `${prefix}${name}`]);
    return { ...Object.fromEntries(names), state: story.state } as typeof story;
  });
  return { ...page, studyReason: "studyReason", basisNote: "basisNote", stories };
}

const SATURDAY = "2026-11-28";
const THREE_MONTHS = months(3);
const voted: GivenAssembly = { status: "voted", day: null };
const onAgenda = (day: IsoDay): GivenAssembly => ({ status: "onAgenda", day });

const RESOLUTIONS = "mission following";
const LETTER = `letterSentence ${RESOLUTIONS}`;
/** Where the next end is known, the documents are those of its state. */
const NEXT_LETTER = "À temps.letterSentence À temps.mission À temps.following";
const ASKED = "syndicRequest councilRequest";
const VOTED = "syndicVotedRequest councilVotedRequest";

interface OutputCase {
  name: string;
  given: Partial<Situation>;
  today?: IsoDay;
  /** The names of the texts: headline, act, note, reasons but the last one, letter, resolutions, ends of the e-mails. */
  texts: string;
  /** The ids of the deadlines, in their order. */
  deadlines: string;
}

const CASES: readonly OutputCase[] = [
  {
    name: "in time",
    given: { end: "2027-12-31", notice: THREE_MONTHS },
    texts: `headline act reason studyReason ${LETTER} ${ASKED}`,
    deadlines: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "in time, on a day when letters of convocation come too late",
    given: { end: "2027-12-31", notice: THREE_MONTHS },
    today: "2027-08-20",
    texts: `headline electronicAct reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting letter receipt end",
  },
  {
    name: "in time, voted",
    given: { end: "2027-12-31", notice: THREE_MONTHS, assembly: voted },
    texts: `headline votedAct reason ${LETTER} ${VOTED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "in time, convened",
    given: { end: "2027-12-31", notice: THREE_MONTHS, assembly: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: `headline givenAct reason ${LETTER}`,
    deadlines: "meeting letter receipt end",
  },
  {
    name: "on the day of the vote",
    given: { end: "2027-12-31", notice: THREE_MONTHS, assembly: planned("2027-09-27") },
    texts: `headline act reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting receipt end",
  },
  {
    name: "an assembly to bring forward, with little time",
    given: { end: "2027-03-31", notice: THREE_MONTHS, assembly: planned("2027-01-20") },
    today: SATURDAY,
    texts: `headline forwardAct reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting receipt end",
  },
  {
    name: "an assembly on the agenda before the last day",
    given: { end: "2027-03-05", notice: THREE_MONTHS, assembly: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: `headline givenAct reason ${LETTER}`,
    deadlines: "meeting receipt end",
  },
  {
    name: "an assembly too late",
    given: { end: "2027-12-31", notice: THREE_MONTHS, assembly: planned("2027-11-15") },
    texts: `headline act reason studyReason ${LETTER} ${ASKED}`,
    deadlines: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "no assembly in time",
    given: { end: "2027-03-12", notice: THREE_MONTHS },
    today: SATURDAY,
    texts: `headline act reason ${LETTER} ${ASKED}`,
    deadlines: "agreement letter receipt end",
  },
  {
    name: "urgent",
    given: { end: "2027-03-05", notice: THREE_MONTHS },
    today: SATURDAY,
    texts: `headline act note reason ${LETTER} ${ASKED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "urgent, voted",
    given: { end: "2027-03-05", notice: THREE_MONTHS, assembly: voted },
    today: SATURDAY,
    texts: `headline votedAct note reason ${LETTER} ${VOTED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "missed",
    given: { end: "2026-12-31", notice: THREE_MONTHS, assembly: planned("2027-03-10"), renewal: 12 },
    texts: `headline act reason studyReason ${NEXT_LETTER} ${ASKED}`,
    deadlines: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, and the next letter is urgent: the missed end is the reason",
    given: { end: "2026-06-05", notice: THREE_MONTHS, renewal: 9 },
    today: SATURDAY,
    texts: `headline act note Échéance manquée.reason ${LETTER} ${ASKED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "missed, and the given assembly is too late for the next end",
    given: { end: "2027-02-27", notice: THREE_MONTHS, renewal: 2, assembly: planned("2027-03-10") },
    today: SATURDAY,
    texts: `headline act Échéance manquée.reason ${LETTER} ${ASKED}`,
    deadlines: "agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, renewal not known",
    given: { end: "2027-02-27", notice: THREE_MONTHS },
    today: SATURDAY,
    texts: `unknownHeadline act note reason ${LETTER} ${ASKED}`,
    deadlines: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "open-ended",
    given: { isOpenEnded: true, notice: THREE_MONTHS },
    today: SATURDAY,
    texts: `headline act reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting letter end",
  },
  {
    name: "open-ended after a missed end, with an assembly",
    given: { end: "2026-09-30", notice: days(30), renewal: "open", assembly: planned("2027-01-20") },
    texts: `headline givenAct Échéance manquée.reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting letter end",
  },
  {
    name: "ends by itself",
    given: { end: "2027-02-27", renewal: "ends" },
    today: SATURDAY,
    texts: `headline act reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "convocation meeting signing end",
  },
  {
    name: "ends by itself too soon for a vote",
    given: { end: "2026-12-15", renewal: "ends" },
    today: SATURDAY,
    texts: `headline lateAct reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "convocation end meeting",
  },
  {
    name: "ended long ago",
    given: { end: "2024-06-30", renewal: "ends" },
    texts: `pastHeadline lateAct reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "convocation meeting",
  },
  {
    name: "ends by itself before the given assembly",
    given: { end: "2027-06-30", renewal: "ends", assembly: planned("2027-06-15") },
    texts: `headline forwardAct reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "convocation meeting signing end",
  },
  {
    name: "ends by itself, voted",
    given: { end: "2027-06-30", renewal: "ends", assembly: voted },
    texts: `headline votedAct reason ${RESOLUTIONS} ${VOTED}`,
    deadlines: "signing end",
  },
  {
    name: "a small meter, without any day",
    given: { isSmall: true },
    texts: `headline act reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "",
  },
  {
    name: "a small meter, with an assembly after the wished day",
    given: { isSmall: true, end: "2027-03-31", notice: THREE_MONTHS, assembly: planned("2027-06-15") },
    texts: `headline givenAct reason ${RESOLUTIONS} ${ASKED}`,
    deadlines: "wish convocation meeting",
  },
];

it.each(CASES)("$name: all outputs say the same", ({ given, today = TODAY, texts, deadlines }) => {
  const plan = planFor(given, today);
  const said = sentencesOf(plan, namesIn(plan.state));
  expect(said.filter((name) => name !== "basisNote").join(" ")).toBe(texts);
  expect(said).toContain("basisNote");
  expect(
    deadlinesOf(plan, page, delays)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(deadlines);
});

it.each([
  [
    { end: "2027-12-31", notice: THREE_MONTHS, assembly: planned("2027-11-15") },
    {
      preavis: "3 mois",
      echeance: "vendredi 31 décembre 2027",
      poste: "jeudi 23 septembre 2027",
      reception: "jeudi 30 septembre 2027",
      assemblee: "mercredi 15 septembre 2027",
      convocation: "mardi 24 août 2027",
      lettres: "17",
      tardive: "lundi 15 novembre 2027",
    },
  ],
  [
    { end: "2026-12-31", notice: THREE_MONTHS },
    {
      preavis: "3 mois",
      manquee: "jeudi 31 décembre 2026",
      limite: "mercredi 30 septembre 2026",
      // The hypothesis: the contract renews by twelve months.
      poste: "jeudi 23 septembre 2027",
    },
  ],
  [
    { isOpenEnded: true, notice: THREE_MONTHS, assembly: planned("2027-01-20") },
    {
      preavis: "3 mois",
      assemblee: "mercredi 20 janvier 2027",
      convocation: "mardi 29 décembre 2026",
      lettres: "22",
      poste: "jeudi 28 janvier 2027",
      fin: "mardi 4 mai 2027",
    },
  ],
])("placeholders have the values of %j", (given, expected) => {
  const values = Object.entries(placeholderValues(planFor(given))).filter(
    ([name, value]) => value && !name.endsWith("_court"),
  );
  const plain = values.map(([name, value]) => [name, `${value}`.replaceAll("\u00a0", " ")] as const);
  expect(Object.fromEntries(plain)).toEqual(expected);
});

it("the cases have every state", () => {
  const states = CASES.map(({ given, today }) => planFor(given, today).state);
  expect(new Set([...states, "incomplete"])).toEqual(new Set(Object.keys(PLAN_STATES)));
});

// Days from two and a half years before today to four years after.
const dayAround = fc.integer({ min: -900, max: 1500 }).map((count) => addDays(TODAY, count));
const assemblies: fc.Arbitrary<GivenAssembly | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    status: fc.constantFrom("planned" as const, "onAgenda" as const),
    day: fc.integer({ min: -30, max: 900 }).map((count) => addDays(TODAY, count)),
  }),
  fc.record({
    status: fc.constant("voted" as const),
    day: fc.option(fc.integer({ min: -200, max: 0 }).map((count) => addDays(TODAY, count))),
  }),
);
const situations: fc.Arbitrary<Situation> = fc.record({
  end: fc.option(dayAround, { freq: 20 }),
  isOpenEnded: fc.boolean(),
  notice: fc.option(
    fc.oneof(fc.integer({ min: 1, max: 24 }).map(months), fc.integer({ min: 1, max: 365 }).map(days)),
    { freq: 20 },
  ),
  isSmall: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  renewal: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom("open" as const, "ends" as const, null)),
  assembly: assemblies,
  keepsAssembly: fc.boolean(),
});
// An open-ended contract ignores its end, so only a quarter of the samples are open-ended.
const plans = fc.tuple(situations, fc.boolean()).map(([situation, staysOpenEnded]) => {
  const given = { ...situation, isOpenEnded: situation.isOpenEnded && staysOpenEnded };
  return { given, plan: planFor(given) };
});

/** Another set of situations each day. */
const SEED = Number(dayOf(new Date()).replaceAll("-", ""));
const SAMPLES = fc.sample(plans, { numRuns: 3000, seed: SEED });

/** Runs a test on all samples, and names the situation that fails. */
function checkAll(test: (given: Situation, plan: Plan) => void): void {
  for (const { given, plan } of SAMPLES) {
    try {
      test(given, plan);
    } catch (error) {
      throw new Error(`In the situation ${JSON.stringify(given)}, of the seed ${SEED}`, { cause: error });
    }
  }
}

/** The page with texts that name only the end: « 31 décembre 2027 », or dots without a known end. */
const END = "{echeance_court}";
const endStories = page.stories.map((story) => {
  const texts = Object.keys(story).map((name) => [name, END]);
  return { ...Object.fromEntries(texts), state: story.state } as typeof story;
});
const endPage = { ...page, studyReason: END, basisNote: END, stories: endStories };

it("all outputs of a plan name one end", () => {
  checkAll((_given, plan) => {
    const inTexts = sentencesOf(plan, endPage).filter((text) => text !== BLANK);
    // Neither the earliest end of a contract without a term, nor the end of a hypothesis, is the plan's end.
    const inRows = deadlinesOf(plan, page, delays).filter(
      ({ id, isHypothetical }) => id === "end" && !isHypothetical && plan.state !== "openEnded",
    );
    const { target, incompleteEnd } = daysOf(plan);
    const end = target ?? incompleteEnd;
    const inTable = daysToCome(plan).target;
    const shown = [...inRows.map(({ day }) => day), ...(inTable ? [inTable] : [])];
    const ends = new Set([...inTexts, ...shown.map(dayInFrench)]);
    expect([...ends]).toEqual(end ? [dayInFrench(end)] : []);
  });
});

it("no deadline is past", () => {
  checkAll((_given, plan) => {
    expect(deadlinesOf(plan, page, delays).filter(({ day }) => day < TODAY)).toEqual([]);
  });
});

it("no letter is before its vote", () => {
  checkAll((_given, plan) => {
    const deadlines = deadlinesOf(plan, page, delays);
    const letter = deadlines.find(({ id }) => id === "letter");
    const assembly = deadlines.find(({ id }) => id === "meeting");
    if (letter && assembly) expect(letter.day >= assembly.day).toBe(true);
  });
});

it("an incomplete plan has no headline and no deadline", () => {
  checkAll((_given, plan) => {
    const { headline, deadlines } = outputsOf(plan);
    if (plan.state === "incomplete") expect([headline, deadlines]).toEqual(["", []]);
  });
});

it("no sentence has a blank", () => {
  checkAll((_given, plan) => {
    if (plan.state === "incomplete") return;
    const texts = [...sentencesOf(plan), ...outputsOf(plan).deadlines.map(inOneLine)].join(" ");
    expect(texts).not.toContain(BLANK);
  });
});

it("where no letter is needed, no text names a letter or a notice", () => {
  checkAll((_given, plan) => {
    if (plan.state !== "endsByItself" && plan.state !== "smallMeter") return;
    const { deadlines, denonciation } = outputsOf(plan);
    expect(denonciation).toBeNull();
    const texts = [...sentencesOf(plan), ...deadlines.map(inOneLine)].join(" ");
    expect(texts).not.toMatch(/dénonc|préavis de|réception/i);
  });
});

/** The vote of a plan, given or proposed; null where there is none. */
function voteOf(plan: Plan): Assembly | null {
  if (plan.state === "missed") return plan.next.isKnown ? plan.next.plan.assembly : null;
  return "assembly" in plan ? plan.assembly : null;
}

/** The assembly that a plan proposes; null if it is given, past or not needed. */
function proposedBy(plan: Plan) {
  const assembly = voteOf(plan);
  return assembly?.kind === "toCome" && !assembly.isGiven ? assembly : null;
}

it("a proposed assembly is on a working day, and can still be convened", () => {
  checkAll((_given, plan) => {
    const assembly = proposedBy(plan);
    if (!assembly) return;
    expect(isWorkingDay(assembly.day)).toBe(true);
    expect(assembly.convening.electronic >= TODAY).toBe(true);
  });
});

it("a plan keeps its state once the proposed assembly is given", () => {
  checkAll((given, plan) => {
    const assembly = proposedBy(plan);
    if (!assembly) return;
    // A too late assembly that is moved to the proposed day is in time.
    const { state } = planFor({ ...given, assembly: planned(assembly.day) });
    const expected = plan.state === "assemblyTooLate" ? ["inTime", "missed"] : [plan.state];
    expect(expected).toContain(state);
  });
});

it("before the vote, no act begins with signing or posting", () => {
  checkAll((_given, plan) => {
    const assembly = voteOf(plan);
    if (assembly?.kind === "voted" || (plan.state === "urgent" && plan.isVoted)) return;
    expect(answerOf(plan, page, delays).act).not.toMatch(/^(?:Signez|Postez|Envoyez)/);
  });
});

it("no request asks the council for its own agreement", () => {
  checkAll((_given, plan) => {
    if (plan.state === "incomplete") return;
    const { council } = requestsOf(plan, page.stories);
    expect(council).not.toMatch(/accord écrit du conseil|^Merci d’(?:inscrire|avancer|envoyer)/);
  });
});

it("no request asks for a past vote", () => {
  checkAll((_given, plan) => {
    if (plan.state === "incomplete") return;
    const { syndic, council } = requestsOf(plan, page.stories);
    const isVoted = voteOf(plan)?.kind === "voted" || (plan.state === "urgent" && plan.isVoted);
    if (isVoted) expect(`${syndic} ${council}`).not.toMatch(/ordre du jour|accord écrit|avancer/);
  });
});

it("no request asks for a question that is on the agenda", () => {
  checkAll((_given, plan) => {
    if (plan.state === "incomplete") return;
    const { syndic, council } = requestsOf(plan, page.stories);
    const assembly = voteOf(plan);
    if (assembly?.kind === "toCome" && assembly.isOnAgenda)
      expect(`${syndic} ${council}`).not.toContain("ordre du jour");
  });
});

it("a letter is due « à partir du » only for an open-ended contract", () => {
  checkAll((_given, plan) => {
    const { deadlines, act, syndic, council } = outputsOf(plan);
    const letter = deadlines.find(({ id }) => id === "letter");
    const isFrom = plan.state === "openEnded";
    if (letter?.bound) expect(letter.bound).toBe(isFrom ? "à partir du " : "au plus tard le ");
    if (isFrom) expect(`${act} ${syndic} ${council}`).not.toContain("au plus tard");
  });
});

it("a convocation has a last day only if its assembly is given or has one", () => {
  checkAll((_given, plan) => {
    const { deadlines, act, syndic, council } = outputsOf(plan);
    const convocation = deadlines.find(({ id }) => id === "convocation");
    const meeting = deadlines.find(({ id }) => id === "meeting");
    if (!convocation || !meeting) return;
    const isEarliest = meeting.bound === "au plus tôt le ";
    expect(convocation.bound).toBe(isEarliest ? "à partir du " : "au plus tard le ");
    if (isEarliest) expect(`${act} ${syndic} ${council}`).not.toContain("au plus tard");
  });
});

it("a renewal by twelve months is named once, above the deadlines that rest on it", () => {
  const plan = planFor({ end: "2027-02-27", notice: THREE_MONTHS }, SATURDAY);
  const deadlines = deadlinesOf(plan, page, delays);
  const [question, hypothesis, ...others] = linesOf(deadlines, page.hypothesisText);
  expect(question).toContain(page.questionTitle);
  expect(hypothesis).toBe(page.hypothesisText);
  expect(others).toEqual(deadlines.slice(1).map(inOneLine));
  expect(deadlines.filter(({ isReminder }) => isReminder).map(({ id }) => id)).toEqual(["question"]);
});

it("after a late vote, the assembly's note says when to sign", () => {
  const deadlines = deadlinesOf(planFor({ end: "2026-12-15", renewal: "ends" }, SATURDAY), page, delays);
  expect(deadlines.find(({ id }) => id === "meeting")?.note).toBe(page.signingSum);
});

it.each<[FirstStep, Partial<Situation>]>([
  ["dossier", { end: "2027-12-31", notice: THREE_MONTHS }],
  ["dossier", { end: "2027-12-31", notice: THREE_MONTHS, assembly: planned("2027-11-15") }],
  ["dossier", { isOpenEnded: true, notice: THREE_MONTHS }],
  ["letter", { end: "2027-12-31", notice: THREE_MONTHS, assembly: voted }],
  ["letter", { end: "2027-03-05", notice: THREE_MONTHS, assembly: voted }],
  ["letter", { isOpenEnded: true, notice: THREE_MONTHS, assembly: voted }],
  ["agreement", { end: "2027-03-12", notice: THREE_MONTHS }],
  ["agreement", { end: "2027-03-05", notice: THREE_MONTHS }],
  ["question", { end: "2026-12-31", notice: THREE_MONTHS, renewal: 12 }],
  ["question", { end: "2027-02-27", notice: THREE_MONTHS }],
  ["study", { end: "2027-02-27", renewal: "ends" }],
  ["study", { isSmall: true, assembly: voted }],
])("the first step is the %s in %j", (step, given) => {
  expect(answerOf(planFor(given, SATURDAY), page, delays).firstStep).toBe(step);
});

it("daysToCome leaves out past days, and the days of a hypothesis", () => {
  const late = planFor({ end: "2027-05-31", notice: THREE_MONTHS });
  expect(daysToCome(late)).toEqual({
    target: "2027-05-31",
    convocation: "2027-01-21",
    letters: "2027-01-14",
    agenda: "2026-12-31",
    assembly: "2027-02-12",
    posting: "2027-02-19",
    receipt: "2027-02-26",
  });
  const unknown = daysToCome(planFor({ end: "2027-02-27", notice: THREE_MONTHS }, SATURDAY));
  expect([unknown.target, unknown.posting]).toEqual([undefined, undefined]);
});
