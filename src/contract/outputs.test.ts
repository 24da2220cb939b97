import fc from "fast-check";

import { addDays, dayInFrench, dayOf, type IsoDay, isWorkingDay } from "../french/dates";
import { entryOf, FROZEN_CONTENT } from "../testing/content";
import { answerOf } from "./answer";
import { calendarOf, inOneLine } from "./calendar";
import { documentSentences } from "./documents";
import type { Meeting, Plan, Situation } from "./plan";
import { daysOf } from "./plan-days";
import { planValues, voteOf } from "./plan-values";
import { STATE_WORDS, tableDaysOf } from "./table-days";
import { days, delays, months, plan, planned, situationOf, TODAY } from "./testing/plans";

const answers = entryOf("contractAnswer", FROZEN_CONTENT);
const documents = entryOf("assemblyDocuments", FROZEN_CONTENT);
const page = entryOf("assemblyFile", FROZEN_CONTENT);

/** All that is said of a plan, in French. */
function outputsOf(found: Plan) {
  const { headline, act, reason, hedge } = answerOf(found, answers);
  const sentences = documentSentences(found, documents);
  const rows = calendarOf(found, page, delays);
  return { headline, act, reason, hedge, ...sentences, rows };
}

/** Texts that are their own names, so that a story says which text, and plan.test.ts which day. */
const namesOf = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, name])) as Texts;

const SATURDAY = "2026-11-28";
const THREE = months(3);
const voted: Meeting = { status: "voted", day: null };
const onAgenda = (day: IsoDay): Meeting => ({ status: "onAgenda", day });

interface Story {
  name: string;
  given: Partial<Situation>;
  today?: IsoDay;
  /** The names of the texts: headline, act, reason, hedge, letter, project 1, project 2, end of the e-mail. */
  texts: string;
  /** The row ids of the calendar, in their order. */
  rows: string;
}

const STORIES: readonly Story[] = [
  {
    name: "in time",
    given: { end: "2027-12-31", notice: THREE },
    texts: "inTimeHeadline conveneAct inTimeReason letterEndText missionText renewsText agendaRequest",
    rows: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "in time, on a day when letters of convocation come too late",
    given: { end: "2027-12-31", notice: THREE },
    today: "2027-08-20",
    texts:
      "inTimeHeadline conveneElectronicAct inTimeReason letterEndText missionText renewsText agendaRequest",
    rows: "convocation meeting letter receipt end",
  },
  {
    name: "in time, voted",
    given: { end: "2027-12-31", notice: THREE, meeting: voted },
    texts: "inTimeHeadline votedAct inTimeReason letterEndText missionText renewsText postedNotice",
    rows: "letter receipt end",
  },
  {
    name: "in time, convened",
    given: { end: "2027-12-31", notice: THREE, meeting: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: "inTimeHeadline convenedAct inTimeReason letterEndText missionText renewsText agendaRequest",
    rows: "meeting letter receipt end",
  },
  {
    name: "on the day of the vote",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2027-09-27") },
    texts: "tightHeadline tightAct tightReason letterEndText missionText renewsText agendaRequest",
    rows: "convocation meeting receipt end",
  },
  {
    name: "an assembly to bring forward, with little time",
    given: { end: "2027-03-31", notice: THREE, meeting: planned("2027-01-20") },
    today: SATURDAY,
    texts: "tightHeadline tightForwardAct tightReason letterEndText missionText renewsText agendaRequest",
    rows: "convocation meeting receipt end",
  },
  {
    name: "an assembly on the agenda before the last day",
    given: { end: "2027-03-05", notice: THREE, meeting: onAgenda("2026-12-03") },
    today: SATURDAY,
    texts: "tightHeadline convenedAct tightReason letterEndText missionText renewsText agendaRequest",
    rows: "meeting receipt end",
  },
  {
    name: "an assembly too late",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2027-11-15") },
    texts: "lateHeadline lateAct lateReason letterEndText missionText renewsText forwardRequest",
    rows: "study agenda convocation meeting letter receipt end",
  },
  {
    name: "no assembly in time",
    given: { end: "2027-03-12", notice: THREE },
    today: SATURDAY,
    texts: "noVoteHeadline noVoteAct noVoteReason letterEndText ratificationText renewsText agreementRequest",
    rows: "agreement letter receipt end",
  },
  {
    name: "urgent",
    given: { end: "2027-03-05", notice: THREE },
    today: SATURDAY,
    texts: "urgentHeadline urgentAct urgentReason letterEndText ratificationText renewsText agreementRequest",
    rows: "letter receipt end",
  },
  {
    name: "urgent, voted",
    given: { end: "2027-03-05", notice: THREE, meeting: voted },
    today: SATURDAY,
    texts:
      "urgentHeadline urgentVotedAct urgentReason letterEndText ratificationText renewsText postedNotice",
    rows: "letter receipt end",
  },
  {
    name: "missed",
    given: { end: "2026-12-31", notice: THREE, meeting: planned("2027-03-10"), renewal: 12 },
    texts: "missedHeadline missedAct missedReason letterEndText missionText renewsText agendaRequest",
    rows: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, and the next letter is urgent: the missed end is the reason",
    given: { end: "2026-06-05", notice: THREE, renewal: 9 },
    today: SATURDAY,
    texts: "urgentHeadline urgentAct missedReason letterEndText ratificationText renewsText agreementRequest",
    rows: "letter receipt end",
  },
  {
    name: "missed, and the given assembly is too late for the next end",
    given: { end: "2027-02-27", notice: THREE, renewal: 2, meeting: planned("2027-03-10") },
    today: SATURDAY,
    texts: "lateHeadline lateAct missedReason letterEndText missionText renewsText forwardRequest",
    rows: "agenda convocation meeting letter receipt end",
  },
  {
    name: "missed, renewal not known",
    given: { end: "2027-02-27", notice: THREE },
    today: SATURDAY,
    texts:
      "missedUnknownHeadline missedAct missedReason missedHedge letterNextEndText nextEndMissionText renewsText supplierNotice",
    rows: "question study agenda convocation meeting letter receipt end",
  },
  {
    name: "open-ended",
    given: { isOpenEnded: true, notice: THREE },
    today: SATURDAY,
    texts: "openHeadline openAct openReason letterOpenText openMissionText continuesText agendaRequest",
    rows: "convocation meeting letter end",
  },
  {
    name: "open-ended after a missed end, with an assembly",
    given: { end: "2026-09-30", notice: days(30), renewal: "open", meeting: planned("2027-01-20") },
    texts:
      "openHeadline openMeetingAct missedReason letterOpenText openMissionText continuesText agendaRequest",
    rows: "convocation meeting letter end",
  },
  {
    name: "ends by itself",
    given: { end: "2027-02-27", renewal: "ends" },
    today: SATURDAY,
    texts: "endsHeadline endsAct endsReason endsMissionText uncoveredText agendaRequest",
    rows: "convocation meeting signing end",
  },
  {
    name: "ends by itself too soon for a vote",
    given: { end: "2026-12-15", renewal: "ends" },
    today: SATURDAY,
    texts: "endsHeadline endsLateAct endsReason endsMissionText uncoveredText agendaRequest",
    rows: "convocation end meeting signing",
  },
  {
    name: "ended long ago",
    given: { end: "2024-06-30", renewal: "ends" },
    texts: "endedHeadline endsLateAct endsReason endsMissionText uncoveredText agendaRequest",
    rows: "convocation meeting signing",
  },
  {
    name: "ends by itself before the given assembly",
    given: { end: "2027-06-30", renewal: "ends", meeting: planned("2027-06-15") },
    texts: "endsHeadline endsForwardAct endsReason endsMissionText uncoveredText agendaRequest",
    rows: "convocation meeting signing end",
  },
  {
    name: "ends by itself, voted",
    given: { end: "2027-06-30", renewal: "ends", meeting: voted },
    texts: "endsHeadline signAct endsReason endsMissionText uncoveredText agendaRequest",
    rows: "signing end",
  },
  {
    name: "a small meter, without any day",
    given: { isSmall: true },
    texts: "smallHeadline smallAct smallReason smallMissionText unchangedText quietNotice",
    rows: "",
  },
  {
    name: "a small meter, with an assembly after the wished day",
    given: { isSmall: true, end: "2027-03-31", notice: THREE, meeting: planned("2027-06-15") },
    texts: "smallHeadline smallMeetingAct smallReason smallMissionText unchangedText quietNotice",
    rows: "wish convocation meeting",
  },
];

it.each(STORIES)("$name: all outputs say the same", ({ given, today = TODAY, texts, rows }) => {
  const found = plan(given, today);
  const { headline, act, reason, hedge } = answerOf(found, namesOf(answers));
  const { denonciation, mission, suite, demande } = documentSentences(found, namesOf(documents));
  const said = [headline, act, reason, hedge, denonciation, mission, suite, demande].filter(Boolean);
  expect(said.join(" ")).toBe(texts);
  expect(
    calendarOf(found, page, delays)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(rows);
});

it.each([
  [
    { end: "2027-12-31", notice: THREE, meeting: planned("2027-11-15") },
    {
      preavis: "3 mois",
      echeance: "vendredi 31 décembre 2027",
      poste: "jeudi 23 septembre 2027",
      reception: "jeudi 30 septembre 2027",
      assemblee: "mercredi 15 septembre 2027",
      convocation: "mardi 24 août 2027",
      lettres: "mardi 17",
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
    { isOpenEnded: true, notice: THREE, meeting: planned("2027-01-20") },
    {
      preavis: "3 mois",
      assemblee: "mercredi 20 janvier 2027",
      convocation: "mardi 29 décembre 2026",
      lettres: "mardi 22",
      poste: "jeudi 28 janvier 2027",
      fin: "mardi 4 mai 2027",
    },
  ],
])("fills the placeholders of %j", (given, expected) => {
  const values = Object.entries(planValues(plan(given))).filter(
    ([name, value]) => value && !name.endsWith("_court"),
  );
  const plain = values.map(([name, value]) => [name, `${value}`.replaceAll("\u00a0", " ")] as const);
  expect(Object.fromEntries(plain)).toEqual(expected);
});

it("has every state in a story", () => {
  const states = STORIES.map(({ given, today }) => plan(given, today).state);
  expect(new Set(states).size).toBe(Object.keys(STATE_WORDS).length - 1);
});

const dayAround = fc.integer({ min: -900, max: 1500 }).map((count) => addDays(TODAY, count));
const meetings: fc.Arbitrary<Meeting | null> = fc.oneof(
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
  meeting: meetings,
  keepsMeeting: fc.boolean(),
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
const namedAs = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.keys(texts).map((name) => [name, NAMED])) as Texts;

it("names one end in all outputs", () => {
  check((_given, found) => {
    const { headline, act, reason } = answerOf(found, namedAs(answers));
    const { denonciation, mission, demande } = documentSentences(found, namedAs(documents));
    const texts = [headline, act, reason, denonciation ?? "", mission, demande].join(" ");
    const inTexts = [...texts.matchAll(/E\[(?<day>[^\]…]+)\]/g)].map(({ groups }) => groups?.day ?? "");
    // The row of a contract without a term is its earliest end, and that of a hypothesis says so.
    const inRows = calendarOf(found, page, delays).filter(
      ({ id, isHypothetical }) => id === "end" && !isHypothetical && found.state !== "openEnded",
    );
    const { target, incompleteEnd } = daysOf(found);
    const end = target ?? incompleteEnd;
    const inTable = tableDaysOf(found).target;
    const days = [...inRows.map(({ day }) => day), ...(inTable ? [inTable] : [])];
    const ends = new Set([...inTexts, ...days.map(dayInFrench)]);
    expect([...ends]).toEqual(end ? [dayInFrench(end)] : []);
  });
});

it("has no past day in the calendar, and no letter before its vote", () => {
  check((_given, found) => {
    const rows = calendarOf(found, page, delays);
    expect(rows.filter(({ day }) => day < TODAY)).toEqual([]);
    const letter = rows.find(({ id }) => id === "letter");
    const meeting = rows.find(({ id }) => id === "meeting");
    if (letter && meeting) expect(letter.day >= meeting.day).toBe(true);
  });
});

it("leaves no blank in a sentence, and says nothing before the contract is known", () => {
  check((_given, found) => {
    const { rows, ...sentences } = outputsOf(found);
    const texts = [...Object.values(sentences), ...rows.map(inOneLine)].join(" ");
    if (found.state === "incomplete") expect([sentences.headline, rows]).toEqual(["", []]);
    else expect(texts).not.toContain("………");
  });
});

it("names no letter and no notice where none is needed", () => {
  check((_given, found) => {
    if (found.state !== "endsByItself" && found.state !== "smallMeter") return;
    const { rows, denonciation, ...sentences } = outputsOf(found);
    expect(denonciation).toBeNull();
    const texts = [...Object.values(sentences), ...rows.map(inOneLine)].join(" ");
    expect(texts).not.toMatch(/dénonc|préavis de|réception/i);
  });
});

it("proposes an assembly on a working day that can be convened, and that typed back changes no state", () => {
  check((given, found) => {
    const vote = voteOf(found);
    if (vote?.kind !== "assembly" || vote.isGiven) return;
    expect(isWorkingDay(vote.day)).toBe(true);
    expect(vote.convening.electronic >= TODAY).toBe(true);
    // A too late assembly that is moved to the proposed day is in time.
    const { state } = plan({ ...given, meeting: planned(vote.day) });
    const asked = found.state === "meetingTooLate" ? ["inTime", "missed"] : [found.state];
    expect(asked).toContain(state);
  });
});

it("never tells to sign or to post before a vote, but with the written agreement", () => {
  check((_given, found) => {
    const vote = voteOf(found);
    if (vote?.kind === "voted" || (found.state === "urgent" && found.isVoted)) return;
    expect(answerOf(found, answers).act).not.toMatch(/^(?:Signez|Postez|Envoyez)/);
  });
});

it("has in the table the days to come of the same plan", () => {
  const late = plan({ end: "2027-05-31", notice: THREE });
  expect(tableDaysOf(late)).toEqual({
    target: "2027-05-31",
    isTargetToConfirm: false,
    study: null,
    convocation: "2027-01-21",
    letters: "2027-01-14",
    meeting: "2027-02-12",
    posting: "2027-02-19",
    receipt: "2027-02-26",
    signing: null,
  });
  expect(tableDaysOf(plan({ end: "2027-02-27", notice: THREE }, SATURDAY))).toMatchObject({
    target: null,
    isTargetToConfirm: true,
    posting: null,
  });
  expect(tableDaysOf(plan(situationOf({ isSmall: true, end: "2027-12-31" })))).toMatchObject({
    target: null,
    meeting: null,
  });
});
