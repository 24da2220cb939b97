import type { Typed } from "../assembly/rules/fields";
import { frozenContent, readTyped, sampleDossier } from "../assembly/testing/sample-dossiers";

const TODAY = "2026-11-25";
const { answers } = frozenContent;
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const answerTo = (typed: Typed, today = TODAY) => sampleDossier(typed, today).answer;

/** The first words of a text in the content, up to its first placeholder. */
const startOf = (text: string) => plain(text.split("{")[0] ?? "");

interface Expected {
  state: string;
  headline: string;
  /** The days of the headline. */
  days: RegExp;
  act: string;
  isAlarm: boolean;
}

const threeMonths = { notice: "3" };

it.each<{ name: string; typed: Typed; expected: Expected }>([
  {
    name: "in time, without an assembly",
    typed: { contractEnd: "2027-12-31", ...threeMonths },
    expected: {
      state: "inTime",
      headline: answers.terminateText,
      days: /jeudi 23 septembre 2027/,
      act: answers.voteText,
      isAlarm: false,
    },
  },
  {
    name: "in time, with one that fits",
    typed: { contractEnd: "2027-12-31", ...threeMonths, meeting: "2027-06-15" },
    expected: {
      state: "inTime",
      headline: answers.terminateText,
      days: /jeudi 23 septembre 2027/,
      act: answers.fitsText,
      isAlarm: false,
    },
  },
  {
    name: "missed, and renewed",
    typed: { contractEnd: "2026-12-31", ...threeMonths, meeting: "2027-03-10" },
    expected: {
      state: "missed",
      headline: answers.missedText,
      days: /du 31 décembre 2026 manquée.* jeudi 23 septembre 2027/,
      act: answers.missedAct,
      isAlarm: true,
    },
  },
  {
    name: "without a term",
    typed: { contractEnd: "2026-09-30", notice: "30 jours", renewal: "open", meeting: "2027-01-20" },
    expected: {
      state: "open",
      headline: answers.openText,
      days: /jeudi 4 février 2027, .* samedi 6 mars 2027/,
      act: answers.openAct,
      isAlarm: false,
    },
  },
  {
    name: "urgent",
    typed: { contractEnd: "2027-02-28", ...threeMonths },
    expected: {
      state: "urgent",
      headline: answers.urgentText,
      days: /vendredi 27 novembre 2026/,
      act: answers.urgentAct,
      isAlarm: true,
    },
  },
  {
    name: "no assembly in time any more",
    typed: { contractEnd: "2027-02-15", notice: "2" },
    expected: {
      state: "unvoted",
      headline: answers.votedText,
      days: /mardi 8 décembre 2026/,
      act: answers.unvotedAct,
      isAlarm: true,
    },
  },
  {
    name: "the assembly too late",
    typed: { contractEnd: "2027-06-30", ...threeMonths, meeting: "2027-04-15" },
    expected: {
      state: "meetingLate",
      headline: answers.terminateText,
      days: /mardi 23 mars 2027/,
      act: answers.meetingLateText,
      isAlarm: true,
    },
  },
  {
    name: "ends by itself",
    typed: { contractEnd: "2027-12-31", ...threeMonths, renewal: "ends" },
    expected: {
      state: "ends",
      headline: answers.endsText,
      days: /vendredi 31 décembre 2027/,
      act: answers.signByText,
      isAlarm: false,
    },
  },
  {
    name: "a small meter, without end and notice",
    typed: { meter: "small" },
    expected: {
      state: "anytime",
      headline: answers.anytimeText,
      days: /./,
      act: answers.smallReason,
      isAlarm: false,
    },
  },
])("says state and day, then one act: $name", ({ typed, expected }) => {
  const { state, headline, act, isAlarm, stressed, reasons } = answerTo(typed);
  expect(state).toBe(expected.state);
  expect(isAlarm).toBe(expected.isAlarm);
  expect(plain(headline).startsWith(startOf(expected.headline))).toBe(true);
  expect(plain(headline)).toMatch(expected.days);
  expect(plain(act).startsWith(startOf(expected.act))).toBe(true);
  // Braces would be a placeholder that is not filled, points of ellipsis a missing value.
  expect(`${headline} ${act} ${reasons.join(" ")}`).not.toMatch(/[{}…]/);
  for (const part of stressed) expect(headline).toContain(part);
  expect(reasons).not.toContain(act);
});

it("gives no order to post without a vote in time, and names the accord to ask for", () => {
  for (const typed of [
    { contractEnd: "2027-02-28", ...threeMonths },
    { contractEnd: "2027-02-15", notice: "2" },
  ]) {
    const { headline, act } = answerTo(typed);
    expect(headline).not.toBe(answers.terminateText);
    expect(act).toContain(answers.unvotedAct);
  }
});

it("says the day that the notice gives once, with the working day that is kept for it", () => {
  const { reasons } = answerTo({ contractEnd: "2027-10-31", ...threeMonths });
  const text = plain(reasons.join(" "));
  expect(text.match(/samedi 31 juillet 2027/g)).toHaveLength(1);
  expect(text).toMatch(/samedi 31 juillet 2027 : nous retenons le vendredi 30 juillet 2027/);
});

it("names the working day as the day missed, and marks twelve months as a guess unless the renewal is known", () => {
  const late = { contractEnd: "2027-01-31", ...threeMonths };
  const { reasons } = answerTo(late);
  expect(plain(reasons.join(" "))).toContain("vendredi 30 octobre 2026");
  expect(reasons).toContain(answers.assumedText);
  expect(answerTo({ ...late, renewal: "renews", renewalMonths: "12" }).reasons).not.toContain(
    answers.assumedText,
  );
});

it("asks for the size of the meter until it is known", () => {
  const typed = { contractEnd: "2027-12-31", ...threeMonths };
  expect(answerTo(typed).smallMeter).toBe(answers.smallMeterText);
  expect(answerTo({ ...typed, meter: "large" }).smallMeter).toBe("");
  expect(answerTo({}).smallMeter).toBe("");
});

it("does not alarm about an assembly after the change of a small meter", () => {
  const { isAlarm, reasons } = answerTo({
    contractEnd: "2027-06-30",
    meter: "small",
    meeting: "2027-07-20",
  });
  expect(isAlarm).toBe(false);
  expect(reasons).toContain(answers.smallReason);
  expect(readTyped({ meter: "small" }).problems).toEqual({});
});
