import { execFileSync } from "node:child_process";

import { frozenContent, readTyped } from "../testing/sample-dossiers";
import type { Typed } from "./fields";
import { scheduleOf } from "./schedule";

const TODAY = "2026-11-23";
const schedule = (typed: Typed, today = TODAY) =>
  scheduleOf(readTyped(typed, today), frozenContent.page, [], today);

const sunday: Typed = { contractEnd: "2027-10-31", notice: "2" };
const inDays: Typed = { contractEnd: "2027-01-31", notice: "60", noticeUnit: "days" };
const june: Typed = { contractEnd: "2027-06-30", notice: "3" };
const small: Typed = { contractEnd: "2027-03-01", meter: "small" };

/** Contracts, with the dates worked out apart from this code: kind, fit, last day, last day of the assembly, weeks up to it. */
it.each<[string, Typed, string]>([
  ["a Saturday", { contractEnd: "2027-10-31", notice: "3" }, "terminate null 2027-07-30 2027-07-16 33"],
  ["an end on a Sunday", { ...sunday, meeting: "2027-06-15" }, "terminate fits 2027-08-31 2027-08-16 38"],
  ["days, too few to convene", inDays, "terminate null 2026-12-02 2026-11-17 null"],
  ["February", { contractEnd: "2027-05-31", notice: "3" }, "terminate null 2027-02-26 2027-02-12 11"],
  ["an assembly too late", { ...june, meeting: "2027-03-31" }, "terminate late 2027-03-30 2027-03-15 16"],
  ["one just in time", { ...june, meeting: "2027-03-30" }, "terminate tight 2027-03-30 2027-03-15 16"],
  ["a day that is gone", { contractEnd: "2026-12-31", notice: "3" }, "late null 2026-09-30 undefined null"],
  ["today", { contractEnd: "2027-02-23", notice: "3" }, "terminate null 2026-11-23 2026-11-06 null"],
  ["a small meter", { ...small, meeting: "2027-01-20" }, "anytime fits 2027-02-08 2027-01-22 8"],
  [
    "one to change too soon",
    { ...small, contractEnd: "2026-12-01" },
    "anytime null 2026-11-10 undefined null",
  ],
  ["a small meter, no date", { meter: "small" }, "anytime null undefined undefined null"],
  ["no notice", { contractEnd: "2027-12-31" }, "unknown null undefined undefined null"],
])("%s", (_, typed, expected) => {
  const { kind, fit, last, lastMeeting, weeksLeft } = schedule(typed);
  expect([kind, `${fit}`, `${last?.day}`, `${lastMeeting?.day}`, `${weeksLeft}`].join(" ")).toBe(expected);
});

it("keeps the last day itself once the working day before it is gone", () => {
  const lastOn = (today: string) => schedule({ contractEnd: "2027-10-31", notice: "3" }, today);
  expect(lastOn("2027-07-30").last?.day).toBe("2027-07-30");
  expect(lastOn("2027-07-31")).toMatchObject({ kind: "terminate", last: { day: "2027-07-31" } });
  expect(lastOn("2027-08-01")).toMatchObject({ kind: "late", last: { day: "2027-07-30" } });
});

it("names the next end that can still be reached, also after years", () => {
  const renewalOf = (contractEnd: string) => schedule({ contractEnd, notice: "3" }).renewal;
  expect(renewalOf("2026-12-31")).toEqual({ end: "2027-12-31", day: "2027-09-30" });
  expect(renewalOf("2024-02-29")).toEqual({ end: "2027-02-28", day: "2026-11-27" });
  expect(renewalOf("2027-12-31")).toBeNull();
});

/** Assemblies: the day, the last day of its convocation, and the working day before one on which nobody works. */
const convocations = [
  ["2027-06-15", "lundi 24 mai 2027", ""],
  ["2028-03-22", "mardi 29 février 2028", ""],
  ["2027-05-23", "samedi 1er mai 2027", "vendredi 30 avril 2027"],
  ["2027-04-20", "lundi 29 mars 2027", "vendredi 26 mars 2027"],
  ["2027-04-19", "dimanche 28 mars 2027", "vendredi 26 mars 2027"],
  ["2027-05-28", "jeudi 6 mai 2027", "mercredi 5 mai 2027"],
  ["2027-06-08", "lundi 17 mai 2027", "vendredi 14 mai 2027"],
  ["2028-05-30", "lundi 8 mai 2028", "vendredi 5 mai 2028"],
  ["2028-09-06", "mardi 15 août 2028", "lundi 14 août 2028"],
  ["2027-08-05", "mercredi 14 juillet 2027", "mardi 13 juillet 2027"],
  ["2027-11-23", "lundi 1er novembre 2027", "vendredi 29 octobre 2027"],
  ["2027-12-03", "jeudi 11 novembre 2027", "mercredi 10 novembre 2027"],
  ["2028-01-16", "samedi 25 décembre 2027", "vendredi 24 décembre 2027"],
  ["2028-01-23", "samedi 1er janvier 2028", "vendredi 31 décembre 2027"],
  ["2030-05-13", "dimanche 21 avril 2030", "vendredi 19 avril 2030"],
];

/** Contracts: the end and the notice, the last day to terminate, and the working day before one on which nobody works. */
const notices = [
  ["2027-05-31", "3 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2028-05-31", "3 months", "mardi 29 février 2028", ""],
  ["2028-02-29", "12 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2027-09-30", "3 months", "mercredi 30 juin 2027", ""],
  ["2028-03-01", "1 days", "mardi 29 février 2028", ""],
  ["2027-04-01", "7 days", "jeudi 25 mars 2027", ""],
  ["2027-11-03", "7 days", "mercredi 27 octobre 2027", ""],
  ["2027-11-30", "30 days", "dimanche 31 octobre 2027", "vendredi 29 octobre 2027"],
];

/** Runs in another process, because a process has one time zone. */
const SCRIPT = `
const { scheduleOf } = require("./src/assembly/rules/schedule.ts");
const { dateInFrench, dayOf } = require("./src/french/dates.ts");
const rules = { convocationDays: 21, postDays: 7, agendaDays: 14, assemblyDays: 15 };
const given = { contractEnd: null, notice: null, meeting: null, meter: null, convocationDays: null };
const row = (name, values) => {
  const today = dayOf(new Date(2026, 0, 1, 23, 59));
  const { legal, day } = scheduleOf({ ...given, ...values }, rules, [], today)[name];
  const dates = [dateInFrench(legal), day === legal ? "" : dateInFrench(day)];
  return dates.map((text) => text.replaceAll("\\u00a0", " "));
};
const { convocations, notices } = JSON.parse(process.argv[1]);
const notice = (text) => ({ count: parseInt(text), unit: text.split(" ")[1] });
console.log(JSON.stringify([
  convocations.map(([meeting]) => [meeting, ...row("convocation", { meeting })]),
  notices.map(([end, text]) => [end, text, ...row("last", { contractEnd: end, notice: notice(text) })]),
]));
`;

it.each(["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "UTC", "America/Los_Angeles"])(
  "convocations and terminations have their last days in the time zone %s",
  (TZ) => {
    const args = ["--import", "tsx", "--eval", SCRIPT, "--", JSON.stringify({ convocations, notices })];
    const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual([convocations, notices]);
  },
);
