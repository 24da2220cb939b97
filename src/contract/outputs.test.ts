import fc from "fast-check";

import { addDays, dayInFrench, type IsoDay, isWorkingDay } from "../french/dates";
import { entryOf, FROZEN_CONTENT } from "../testing/content";
import { answerOf } from "./answer";
import { calendarOf, inOneLine } from "./calendar";
import { documentSentences } from "./documents";
import type { Meeting, Plan, Situation } from "./plan";
import { voteOf } from "./plan-values";
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

const plain = (text: string | null) => (text ?? "").replaceAll("\u00a0", " ");

const SATURDAY = "2026-11-28";
const THREE = months(3);
const voted: Meeting = { status: "voted", day: null };
const onAgenda = (day: IsoDay): Meeting => ({ status: "onAgenda", day });

interface Story {
  name: string;
  given: Partial<Situation>;
  today?: IsoDay;
  headline: RegExp;
  act: RegExp;
  /** The sentence of the letter; null: no letter. */
  letter: RegExp | null;
  /** The row ids of the calendar, in their order. */
  rows: string;
  mission: RegExp;
}

// Situations in which outputs contradicted each other while each computed its own days.
const STORIES: readonly Story[] = [
  {
    name: "in time",
    given: { end: "2027-12-31", notice: THREE },
    headline: /À temps : .* jeudi 23 septembre 2027/,
    act: /mardi 24 août 2027 \(lettres : mardi 17\)/,
    letter: /échéance du 31 décembre 2027 et, à défaut/,
    rows: "study agenda convocation meeting letter receipt end",
    mission: /reçue au plus tard le 30 septembre 2027 ; à défaut/,
  },
  {
    name: "in time, on a day when letters of convocation come too late",
    given: { end: "2027-12-31", notice: THREE },
    today: "2027-08-20",
    headline: /À temps/,
    act: /mardi 24 août 2027, par voie électronique/,
    letter: /échéance du 31 décembre 2027/,
    rows: "convocation meeting letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "in time, voted",
    given: { end: "2027-12-31", notice: THREE, meeting: voted },
    headline: /À temps/,
    act: /^Postez la lettre\.$/,
    letter: /31 décembre 2027/,
    rows: "letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "in time, convened",
    given: { end: "2027-12-31", notice: THREE, meeting: onAgenda("2026-12-03") },
    today: SATURDAY,
    headline: /À temps/,
    act: /Faites voter .* jeudi 3 décembre 2026/,
    letter: /31 décembre 2027/,
    rows: "meeting letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "on the day of the vote",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2027-09-27") },
    headline: /Juste : .* lundi 27 septembre 2027/,
    act: /Convoquez au plus tard le vendredi 3 septembre 2027, et préparez/,
    letter: /31 décembre 2027/,
    rows: "convocation meeting receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "on the day of the receipt: no posting day",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2027-09-30") },
    headline: /Juste : .* jeudi 30 septembre 2027/,
    act: /^Convoquez/,
    letter: /31 décembre 2027/,
    rows: "convocation meeting receipt end",
    mission: /^(?!.*post).*30 septembre 2027/,
  },
  {
    name: "an assembly that can still be convened on a working day, although none was given",
    given: { end: "2027-03-31", notice: THREE },
    today: SATURDAY,
    headline: /Juste : .* mardi 22 décembre 2026/,
    act: /Convoquez au plus tard le lundi 30 novembre 2026/,
    letter: /31 mars 2027/,
    rows: "convocation meeting receipt end",
    mission: /31 décembre 2026/,
  },
  {
    name: "an assembly to bring forward, with little time",
    given: { end: "2027-03-31", notice: THREE, meeting: planned("2027-01-20") },
    today: SATURDAY,
    headline: /Juste : .* mardi 22 décembre 2026/,
    act: /^Avancez l’assemblée : convoquez au plus tard le lundi 30 novembre 2026/,
    letter: /31 mars 2027/,
    rows: "convocation meeting receipt end",
    mission: /31 décembre 2026/,
  },
  {
    name: "an assembly on the agenda before the last day",
    given: { end: "2027-03-05", notice: THREE, meeting: onAgenda("2026-12-03") },
    today: SATURDAY,
    headline: /Juste : .* jeudi 3 décembre 2026/,
    act: /Faites voter .* jeudi 3 décembre 2026/,
    letter: /5 mars 2027/,
    rows: "meeting receipt end",
    mission: /4 décembre 2026/,
  },
  {
    name: "an assembly too late",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2027-11-15") },
    headline: /trop tardive : avancez-la au mercredi 15 septembre 2027/,
    act: /mardi 24 août 2027/,
    letter: /31 décembre 2027/,
    rows: "study agenda convocation meeting letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "an assembly too late, kept",
    given: {
      end: "2027-12-31",
      notice: THREE,
      meeting: planned("2027-11-15"),
      renewal: 12,
      keepsMeeting: true,
    },
    headline: /À temps : .* vendredi 22 septembre 2028/,
    act: /^Convoquez l’assemblée au plus tard le vendredi 22 octobre 2027/,
    letter: /31 décembre 2028/,
    rows: "study agenda convocation meeting letter receipt end",
    mission: /29 septembre 2028/,
  },
  {
    name: "no assembly in time",
    given: { end: "2027-03-12", notice: THREE },
    today: SATURDAY,
    headline: /Plus d’assemblée à temps : .* 4 décembre 2026/,
    act: /accord écrit/,
    letter: /12 mars 2027/,
    rows: "agreement letter receipt end",
    mission: /^de ratifier .*échéance du 12 mars 2027/,
  },
  {
    name: "urgent",
    given: { end: "2027-03-05", notice: THREE },
    today: SATURDAY,
    headline: /Urgent : .* vendredi 4 décembre 2026/,
    act: /^Obtenez aujourd’hui/,
    letter: /échéance du 5 mars 2027/,
    rows: "letter receipt end",
    mission: /^de ratifier .*échéance du 5 mars 2027/,
  },
  {
    name: "urgent, with an assembly that is too late",
    given: { end: "2027-03-05", notice: THREE, meeting: planned("2027-06-15") },
    today: SATURDAY,
    headline: /Urgent : .* vendredi 4 décembre 2026/,
    act: /^Obtenez aujourd’hui/,
    letter: /échéance du 5 mars 2027/,
    rows: "letter receipt end",
    mission: /5 mars 2027/,
  },
  {
    name: "urgent, voted",
    given: { end: "2027-03-05", notice: THREE, meeting: voted },
    today: SATURDAY,
    headline: /Urgent/,
    act: /^Envoyez-la aujourd’hui, par recommandé électronique\.$/,
    letter: /5 mars 2027/,
    rows: "letter receipt end",
    mission: /5 mars 2027/,
  },
  {
    name: "missed",
    given: { end: "2026-12-31", notice: THREE, meeting: planned("2027-03-10"), renewal: 12 },
    headline: /Échéance du 31 décembre 2026 manquée : .* 31 décembre 2027/,
    act: /^Demandez par écrit/,
    letter: /31 décembre 2027/,
    rows: "question study agenda convocation meeting letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "missed, and the next letter is urgent: the missed end is the reason",
    given: { end: "2026-06-05", notice: THREE, renewal: 9 },
    today: SATURDAY,
    headline: /Urgent : .* vendredi 4 décembre 2026/,
    act: /^Obtenez aujourd’hui/,
    letter: /5 mars 2027/,
    rows: "letter receipt end",
    mission: /5 mars 2027/,
  },
  {
    name: "missed, renewal not known: no date but those of the hypothesis, which say so",
    given: { end: "2027-02-27", notice: THREE },
    today: SATURDAY,
    headline: /27 février 2027 manquée : prochaine fin à confirmer/,
    act: /^Demandez par écrit/,
    letter: /^Nous dénonçons ce contrat pour sa prochaine échéance, que/,
    rows: "question study agenda convocation meeting letter receipt end",
    mission: /^(?!.*20\d\d).*prochaine échéance$/,
  },
  {
    name: "open-ended",
    given: { isOpenEnded: true, notice: THREE },
    today: SATURDAY,
    headline: /Sans terme : .* 3 mois plus tard/,
    act: /au plus tôt le mardi 22 décembre 2026/,
    letter: /préavis de 3 mois, à compter de la réception/,
    rows: "convocation meeting letter end",
    mission: /sans terme, préavis de 3 mois/,
  },
  {
    name: "open-ended after a missed end, with an assembly",
    given: { end: "2026-09-30", notice: days(30), renewal: "open", meeting: planned("2027-01-20") },
    headline: /Sans terme/,
    act: /assemblée du 20 janvier 2027/,
    letter: /préavis de 30 jours/,
    rows: "convocation meeting letter end",
    mission: /préavis de 30 jours/,
  },
  {
    name: "missed, and the given assembly is too late for the next end",
    given: { end: "2027-02-27", notice: THREE, renewal: 2, meeting: planned("2027-03-10") },
    today: SATURDAY,
    headline: /trop tardive : avancez-la au mardi 12 janvier 2027/,
    act: /lundi 21 décembre 2026/,
    letter: /27 avril 2027/,
    rows: "agenda convocation meeting letter receipt end",
    mission: /27 janvier 2027/,
  },
  {
    name: "open-ended, with an assembly that can no longer be convened: it does not count",
    given: { isOpenEnded: true, notice: THREE, meeting: planned("2026-12-10") },
    today: SATURDAY,
    headline: /Sans terme/,
    act: /au plus tôt le mardi 22 décembre 2026/,
    letter: /préavis de 3 mois/,
    rows: "convocation meeting letter end",
    mission: /sans terme/,
  },
  {
    name: "in time, with an assembly that can no longer be convened: it does not count",
    given: { end: "2027-12-31", notice: THREE, meeting: planned("2026-12-10") },
    today: SATURDAY,
    headline: /À temps/,
    act: /^Convoquez l’assemblée au plus tard le mardi 24 août 2027/,
    letter: /31 décembre 2027/,
    rows: "study agenda convocation meeting letter receipt end",
    mission: /30 septembre 2027/,
  },
  {
    name: "open-ended after its end, with an assembly after the last day: the letter is for the end",
    given: { end: "2027-06-30", notice: THREE, renewal: "open", meeting: planned("2027-05-15") },
    headline: /trop tardive : avancez-la au lundi 15 mars 2027/,
    act: /vendredi 19 février 2027/,
    letter: /30 juin 2027/,
    rows: "study agenda convocation meeting letter receipt end",
    mission: /30 mars 2027/,
  },
  {
    name: "ends by itself",
    given: { end: "2027-02-27", renewal: "ends" },
    today: SATURDAY,
    headline: /s’arrête le 27 février 2027/,
    act: /Votez le suivant au plus tard le vendredi 22 janvier 2027/,
    letter: null,
    rows: "convocation meeting signing end",
    mission: /prend fin le 27 février 2027/,
  },
  {
    name: "ends by itself too soon for a vote",
    given: { end: "2026-12-15", renewal: "ends" },
    today: SATURDAY,
    headline: /s’arrête le 15 décembre 2026/,
    act: /contrat d’attente, et convoquez/,
    letter: null,
    rows: "convocation end meeting signing",
    mission: /15 décembre 2026/,
  },
  {
    name: "ended long ago",
    given: { end: "2024-06-30", renewal: "ends" },
    headline: /s’est arrêté le 30 juin 2024/,
    act: /contrat d’attente/,
    letter: null,
    rows: "convocation meeting signing",
    mission: /30 juin 2024/,
  },
  {
    name: "ends by itself before the given assembly",
    given: { end: "2027-06-30", renewal: "ends", meeting: planned("2027-06-15") },
    headline: /s’arrête/,
    act: /Avancez l’assemblée au mardi 25 mai 2027/,
    letter: null,
    rows: "convocation meeting signing end",
    mission: /30 juin 2027/,
  },
  {
    name: "a small meter, without any day",
    given: { isSmall: true },
    headline: /Petit compteur/,
    act: /^Faites voter le nouveau contrat/,
    letter: null,
    rows: "",
    mission: /sans préavis/,
  },
  {
    name: "a small meter, with an assembly after the wished day",
    given: { isSmall: true, end: "2027-03-31", notice: THREE, meeting: planned("2027-06-15") },
    headline: /Petit compteur/,
    act: /assemblée du 15 juin 2027/,
    letter: null,
    rows: "wish convocation meeting",
    mission: /sans préavis/,
  },
];

it.each(STORIES)("$name: all outputs say the same", ({ given, today = TODAY, ...expected }) => {
  const { headline, act, denonciation, mission, rows } = outputsOf(plan(given, today));
  expect(plain(headline)).toMatch(expected.headline);
  expect(plain(act)).toMatch(expected.act);
  expect(plain(denonciation)).toMatch(expected.letter ?? /^$/);
  expect(rows.map(({ id }) => id).join(" ")).toBe(expected.rows);
  expect(plain(mission)).toMatch(expected.mission);
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

/** Situations at random, another set in each run. */
const SAMPLES = fc.sample(plans, 3000);

/** Runs a test on all of them, and names the situation that fails. */
function check(test: (given: Situation, found: Plan) => void): void {
  for (const { given, found } of SAMPLES) {
    try {
      test(given, found);
    } catch (error) {
      throw new Error(`In the situation ${JSON.stringify(given)}`, { cause: error });
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
    const inRows = calendarOf(found, page, delays).filter(({ id }) => id === "end");
    const { target } = tableDaysOf(found);
    const isOpen = found.state === "openEnded";
    const ends = new Set([
      ...inTexts,
      ...inRows.filter(() => !isOpen).map(({ day }) => dayInFrench(day)),
      ...(target ? [dayInFrench(target)] : []),
    ]);
    expect(ends.size).toBeLessThanOrEqual(1);
    if (isOpen) expect([...ends]).toEqual([]);
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
