/** Every output of a plan (answer, deadlines, letter, e-mails, table, request) says the same, state by state. */
import fc from "fast-check";

import { PLAN_STATES, type PlanState } from "../content/formats/plan-states";
import { addDays, dayInFrench, dayOf, type IsoDay, isWorkingDay } from "../french/dates";
import { entryOf, FROZEN_CONTENT } from "../testing/content";
import { answerOf, type FirstStep } from "./answer";
import { deadlinesOf, inOneLine, linesOf } from "./deadlines";
import { documentSentences, requestsOf } from "./documents";
import { placeholderValues } from "./placeholders";
import type { Assembly, GivenAssembly, Plan, Situation } from "./plan";
import { daysOf, daysToCome } from "./plan-days";
import { days, delays, months, plan, planned, TODAY } from "./testing/plans";

const page = entryOf("assemblyFile", FROZEN_CONTENT);

const NO_REQUESTS = { syndic: "", council: "" };

/** All that is said of a plan, in French. */
function outputsOf(found: Plan, texts = page) {
  const { headline, act, note, reasons } = answerOf(found, texts, delays);
  const { denonciation, mission, suite } = documentSentences(found, texts.stories);
  const requests = found.state === "incomplete" ? NO_REQUESTS : requestsOf(found, texts.stories);
  const deadlines = deadlinesOf(found, texts, delays);
  return { headline, act, note, reasons, denonciation, mission, suite, ...requests, deadlines };
}

/** The sentences of all outputs but the deadlines, in the order of their fields. */
function sentencesOf(found: Plan, texts = page): string[] {
  const { headline, act, note, reasons, denonciation, mission, suite, syndic, council } = outputsOf(
    found,
    texts,
  );
  const documents = [denonciation ?? "", mission, suite, syndic, council];
  return [headline, act, note, ...reasons, ...documents].filter(Boolean);
}

/** Texts that are the names of their fields, with the state where it is another one, so that a story says which text, and plan.test.ts which day. */
function namesIn(state: PlanState): typeof page {
  const stories = page.stories.map((story) => {
    const prefix = story.state === PLAN_STATES[state] ? "" : `${story.state}.`;
    const names = Object.keys(story).map((name) => [name, `${prefix}${name}`]);
    return { ...Object.fromEntries(names), state: story.state } as typeof story;
  });
  return { ...page, studyReason: "studyReason", basisNote: "basisNote", stories };
}

const SATURDAY = "2026-11-28";
const THREE = months(3);
const voted: GivenAssembly = { status: "voted", day: null };
const onAgenda = (day: IsoDay): GivenAssembly => ({ status: "onAgenda", day });

const PROJECTS = "mission following";
const LETTER = `letterSentence ${PROJECTS}`;
/** Where the next end is known, the documents are those of its state. */
const NEXT_LETTER = "À temps.letterSentence À temps.mission À temps.following";
const ASKED = "syndicRequest councilRequest";
const VOTED = "syndicVotedRequest councilVotedRequest";

interface Story {
  name: string;
  given: Partial<Situation>;
  today?: IsoDay;
  /** The names of the texts: headline, act, note, reasons but the last one, letter, projects, ends of the e-mails. */
  texts: string;
  /** The ids of the deadlines, in their order. */
  deadlines: string;
}

const STORIES: readonly Story[] = [
  {
    name: "in time",
    given: { end: "2027-12-31", notice: THREE },
    texts: `headline act reason studyReason ${LETTER} ${ASKED}`,
    deadlines: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "in time, on a day when letters of convocation come too late",
    given: { end: "2027-12-31", notice: THREE },
    today: "2027-08-20",
    texts: `headline electronicAct reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting letter receipt end",
  },
  {
    name: "in time, voted",
    given: { end: "2027-12-31", notice: THREE, assembly: voted },
    texts: `headline votedAct reason ${LETTER} ${VOTED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "in time, convened",
    given: { end: "2027-12-31", notice: THREE, assembly: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: `headline givenAct reason ${LETTER} ${ASKED}`,
    deadlines: "meeting letter receipt end",
  },
  {
    name: "on the day of the vote",
    given: { end: "2027-12-31", notice: THREE, assembly: planned("2027-09-27") },
    texts: `headline act reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting receipt end",
  },
  {
    name: "an assembly to bring forward, with little time",
    given: { end: "2027-03-31", notice: THREE, assembly: planned("2027-01-20") },
    today: SATURDAY,
    texts: `headline forwardAct reason ${LETTER} ${ASKED}`,
    deadlines: "convocation meeting receipt end",
  },
  {
    name: "an assembly on the agenda before the last day",
    given: { end: "2027-03-05", notice: THREE, assembly: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: `headline givenAct reason ${LETTER} ${ASKED}`,
    deadlines: "meeting receipt end",
  },
  {
    name: "an assembly too late",
    given: { end: "2027-12-31", notice: THREE, assembly: planned("2027-11-15") },
    texts: `headline act reason studyReason ${LETTER} ${ASKED}`,
    deadlines: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "no assembly in time",
    given: { end: "2027-03-12", notice: THREE },
    today: SATURDAY,
    texts: `headline act reason ${LETTER} ${ASKED}`,
    deadlines: "agreement letter receipt end",
  },
  {
    name: "urgent",
    given: { end: "2027-03-05", notice: THREE },
    today: SATURDAY,
    texts: `headline act note reason ${LETTER} ${ASKED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "urgent, voted",
    given: { end: "2027-03-05", notice: THREE, assembly: voted },
    today: SATURDAY,
    texts: `headline votedAct note reason ${LETTER} ${VOTED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "missed",
    given: { end: "2026-12-31", notice: THREE, assembly: planned("2027-03-10"), renewal: 12 },
    texts: `headline act reason studyReason ${NEXT_LETTER} ${ASKED}`,
    deadlines: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, and the next letter is urgent: the missed end is the reason",
    given: { end: "2026-06-05", notice: THREE, renewal: 9 },
    today: SATURDAY,
    texts: `headline act note Échéance manquée.reason ${LETTER} ${ASKED}`,
    deadlines: "letter receipt end",
  },
  {
    name: "missed, and the given assembly is too late for the next end",
    given: { end: "2027-02-27", notice: THREE, renewal: 2, assembly: planned("2027-03-10") },
    today: SATURDAY,
    texts: `headline act Échéance manquée.reason ${LETTER} ${ASKED}`,
    deadlines: "agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, renewal not known",
    given: { end: "2027-02-27", notice: THREE },
    today: SATURDAY,
    texts: `unknownHeadline act note reason ${LETTER} ${ASKED}`,
    deadlines: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "open-ended",
    given: { isOpenEnded: true, notice: THREE },
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
    texts: `headline act reason ${PROJECTS} ${ASKED}`,
    deadlines: "convocation meeting signing end",
  },
  {
    name: "ends by itself too soon for a vote",
    given: { end: "2026-12-15", renewal: "ends" },
    today: SATURDAY,
    texts: `headline lateAct reason ${PROJECTS} ${ASKED}`,
    deadlines: "convocation end meeting",
  },
  {
    name: "ended long ago",
    given: { end: "2024-06-30", renewal: "ends" },
    texts: `pastHeadline lateAct reason ${PROJECTS} ${ASKED}`,
    deadlines: "convocation meeting",
  },
  {
    name: "ends by itself before the given assembly",
    given: { end: "2027-06-30", renewal: "ends", assembly: planned("2027-06-15") },
    texts: `headline forwardAct reason ${PROJECTS} ${ASKED}`,
    deadlines: "convocation meeting signing end",
  },
  {
    name: "ends by itself, voted",
    given: { end: "2027-06-30", renewal: "ends", assembly: voted },
    texts: `headline votedAct reason ${PROJECTS} ${VOTED}`,
    deadlines: "signing end",
  },
  {
    name: "a small meter, without any day",
    given: { isSmall: true },
    texts: `headline act reason ${PROJECTS} ${ASKED}`,
    deadlines: "",
  },
  {
    name: "a small meter, with an assembly after the wished day",
    given: { isSmall: true, end: "2027-03-31", notice: THREE, assembly: planned("2027-06-15") },
    texts: `headline givenAct reason ${PROJECTS} ${ASKED}`,
    deadlines: "wish convocation meeting",
  },
];

it.each(STORIES)("$name: all outputs say the same", ({ given, today = TODAY, texts, deadlines }) => {
  const found = plan(given, today);
  const said = sentencesOf(found, namesIn(found.state));
  expect(said.filter((name) => name !== "basisNote").join(" ")).toBe(texts);
  expect(said).toContain("basisNote");
  expect(
    deadlinesOf(found, page, delays)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(deadlines);
});

it.each([
  [
    { end: "2027-12-31", notice: THREE, assembly: planned("2027-11-15") },
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
    { end: "2026-12-31", notice: THREE },
    {
      preavis: "3 mois",
      manquee: "jeudi 31 décembre 2026",
      limite: "mercredi 30 septembre 2026",
      // With twelve months.
      poste: "jeudi 23 septembre 2027",
    },
  ],
  [
    { isOpenEnded: true, notice: THREE, assembly: planned("2027-01-20") },
    {
      preavis: "3 mois",
      assemblee: "mercredi 20 janvier 2027",
      convocation: "mardi 29 décembre 2026",
      lettres: "22",
      poste: "jeudi 28 janvier 2027",
      fin: "mardi 4 mai 2027",
    },
  ],
])("fills the placeholders of %j", (given, expected) => {
  const values = Object.entries(placeholderValues(plan(given))).filter(
    ([name, value]) => value && !name.endsWith("_court"),
  );
  const plain = values.map(([name, value]) => [name, `${value}`.replaceAll("\u00a0", " ")] as const);
  expect(Object.fromEntries(plain)).toEqual(expected);
});

it("has every state in a story", () => {
  const states = STORIES.map(({ given, today }) => plan(given, today).state);
  expect(new Set([...states, "incomplete"])).toEqual(new Set(Object.keys(PLAN_STATES)));
});

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
const plans = fc.tuple(situations, fc.boolean()).map(([situation, isRarelyOpen]) => {
  const given = { ...situation, isOpenEnded: situation.isOpenEnded && isRarelyOpen };
  return { given, found: plan(given) };
});

/** Another set of situations each day. */
const SEED = Number(dayOf(new Date()).replaceAll("-", ""));
const SAMPLES = fc.sample(plans, { numRuns: 3000, seed: SEED });

/** Runs a test on all of them, and names the situation that fails. */
function check(test: (given: Situation, found: Plan) => void): void {
  for (const { given, found } of SAMPLES) {
    try {
      test(given, found);
    } catch (error) {
      throw new Error(`In the situation ${JSON.stringify(given)}, of the seed ${SEED}`, { cause: error });
    }
  }
}

/** Texts that name each day by a letter, so that a test can tell an end from another day: « E[31 décembre 2027] ». */
const NAMED = "E[{echeance_court}] V[{assemblee_court}] P[{poste_court}]";
const namedStories = page.stories.map((story) => {
  const texts = Object.keys(story).map((name) => [name, NAMED]);
  return { ...Object.fromEntries(texts), state: story.state } as typeof story;
});
const named = { ...page, studyReason: NAMED, basisNote: NAMED, stories: namedStories };

it("names one end in all outputs", () => {
  check((_given, found) => {
    const texts = sentencesOf(found, named).join(" ");
    const inTexts = [...texts.matchAll(/E\[(?<day>[^\]…]+)\]/g)].map(({ groups }) => groups?.day ?? "");
    // The deadline of a contract without a term is its earliest end, and that of a hypothesis says so.
    const inRows = deadlinesOf(found, page, delays).filter(
      ({ id, isHypothetical }) => id === "end" && !isHypothetical && found.state !== "openEnded",
    );
    const { target, incompleteEnd } = daysOf(found);
    const end = target ?? incompleteEnd;
    const inTable = daysToCome(found).target;
    const days = [...inRows.map(({ day }) => day), ...(inTable ? [inTable] : [])];
    const ends = new Set([...inTexts, ...days.map(dayInFrench)]);
    expect([...ends]).toEqual(end ? [dayInFrench(end)] : []);
  });
});

it("has no past deadline, and no letter before its vote", () => {
  check((_given, found) => {
    const deadlines = deadlinesOf(found, page, delays);
    expect(deadlines.filter(({ day }) => day < TODAY)).toEqual([]);
    const letter = deadlines.find(({ id }) => id === "letter");
    const assembly = deadlines.find(({ id }) => id === "meeting");
    if (letter && assembly) expect(letter.day >= assembly.day).toBe(true);
  });
});

it("leaves no blank in a sentence, and says nothing before the contract is known", () => {
  check((_given, found) => {
    const { headline, deadlines } = outputsOf(found);
    const texts = [...sentencesOf(found), ...deadlines.map(inOneLine)].join(" ");
    if (found.state === "incomplete") expect([headline, deadlines]).toEqual(["", []]);
    else expect(texts).not.toContain("………");
  });
});

it("names no letter and no notice where none is needed", () => {
  check((_given, found) => {
    if (found.state !== "endsByItself" && found.state !== "smallMeter") return;
    const { deadlines, denonciation } = outputsOf(found);
    expect(denonciation).toBeNull();
    const texts = [...sentencesOf(found), ...deadlines.map(inOneLine)].join(" ");
    expect(texts).not.toMatch(/dénonc|préavis de|réception/i);
  });
});

/** The vote of a plan, given or proposed; null where there is none. */
function voteOf(found: Plan): Assembly | null {
  if (found.state === "missed") return found.next.isKnown ? found.next.plan.assembly : null;
  return "assembly" in found ? found.assembly : null;
}

it("proposes an assembly on a working day that can be convened, and that typed back changes no state", () => {
  check((given, found) => {
    const assembly = voteOf(found);
    if (assembly?.kind !== "toCome" || assembly.isGiven) return;
    expect(isWorkingDay(assembly.day)).toBe(true);
    expect(assembly.convening.electronic >= TODAY).toBe(true);
    // A too late assembly that is moved to the proposed day is in time.
    const { state } = plan({ ...given, assembly: planned(assembly.day) });
    const asked = found.state === "assemblyTooLate" ? ["inTime", "missed"] : [found.state];
    expect(asked).toContain(state);
  });
});

it("never tells to sign or to post before a vote, but with the written agreement", () => {
  check((_given, found) => {
    const assembly = voteOf(found);
    if (assembly?.kind === "voted" || (found.state === "urgent" && found.isVoted)) return;
    expect(answerOf(found, page, delays).act).not.toMatch(/^(?:Signez|Postez|Envoyez)/);
  });
});

it("asks each recipient for what is his: no council for its own agreement, nobody for a past vote", () => {
  check((_given, found) => {
    if (found.state === "incomplete") return;
    const { syndic, council } = requestsOf(found, page.stories);
    expect(council).not.toMatch(/accord écrit du conseil|^Merci d’(?:inscrire|avancer|envoyer)/);
    const isVoted = voteOf(found)?.kind === "voted" || (found.state === "urgent" && found.isVoted);
    if (isVoted) expect(`${syndic} ${council}`).not.toMatch(/ordre du jour|accord écrit|avancer/);
  });
});

it("says « à partir du » of a letter that may only leave after a day, and « au plus tard le » of any other", () => {
  check((_given, found) => {
    const { deadlines, act, syndic, council } = outputsOf(found);
    const letter = deadlines.find(({ id }) => id === "letter");
    const isFrom = found.state === "openEnded";
    if (letter?.bound) expect(letter.bound).toBe(isFrom ? "à partir du " : "au plus tard le ");
    if (isFrom) expect(`${act} ${syndic} ${council}`).not.toContain("au plus tard");
  });
});

it("says once, above its deadlines, that days rest on a renewal by twelve months", () => {
  const found = plan({ end: "2027-02-27", notice: THREE }, SATURDAY);
  const deadlines = deadlinesOf(found, page, delays);
  const [question, hypothesis, ...others] = linesOf(deadlines, page.hypothesisText);
  expect(question).toContain(page.questionTitle);
  expect(hypothesis).toBe(page.hypothesisText);
  expect(others).toEqual(deadlines.slice(1).map(inOneLine));
  expect(deadlines.filter(({ isReminder }) => isReminder).map(({ id }) => id)).toEqual(["question"]);
});

it("gives no last day to a signature that follows a late vote", () => {
  const deadlines = deadlinesOf(plan({ end: "2026-12-15", renewal: "ends" }, SATURDAY), page, delays);
  expect(deadlines.find(({ id }) => id === "meeting")?.note).toBe(page.signingSum);
});

it.each<[FirstStep, Partial<Situation>]>([
  ["dossier", { end: "2027-12-31", notice: THREE }],
  ["dossier", { end: "2027-12-31", notice: THREE, assembly: planned("2027-11-15") }],
  ["dossier", { isOpenEnded: true, notice: THREE }],
  ["letter", { end: "2027-12-31", notice: THREE, assembly: voted }],
  ["letter", { end: "2027-03-05", notice: THREE, assembly: voted }],
  ["letter", { isOpenEnded: true, notice: THREE, assembly: voted }],
  ["agreement", { end: "2027-03-12", notice: THREE }],
  ["agreement", { end: "2027-03-05", notice: THREE }],
  ["question", { end: "2026-12-31", notice: THREE, renewal: 12 }],
  ["question", { end: "2027-02-27", notice: THREE }],
  ["study", { end: "2027-02-27", renewal: "ends" }],
  ["study", { isSmall: true, assembly: voted }],
])("begins with %s in %j", (step, given) => {
  expect(answerOf(plan(given, SATURDAY), page, delays).firstStep).toBe(step);
});

it("has in the table the days to come of the same plan", () => {
  const late = plan({ end: "2027-05-31", notice: THREE });
  expect(daysToCome(late)).toEqual({
    target: "2027-05-31",
    convocation: "2027-01-21",
    letters: "2027-01-14",
    agenda: "2026-12-31",
    assembly: "2027-02-12",
    posting: "2027-02-19",
    receipt: "2027-02-26",
  });
  const unknown = daysToCome(plan({ end: "2027-02-27", notice: THREE }, SATURDAY));
  expect([unknown.target, unknown.posting]).toEqual([undefined, undefined]);
});
