import { execFileSync } from "node:child_process";

import { dayOf } from "./days";
import type { Typed } from "./fields";
import { sampleFile } from "./testing/sample-files";

const given = { contractEnd: "2027-12-31", notice: "3", meeting: "2027-06-15" };
const calendarOf = (typed: Typed, today?: string) => sampleFile(typed, today).calendar.deadlines;
const find = (id: string, typed: Typed, today?: string) => {
  const deadline = calendarOf(typed, today).find((each) => each.id === id);
  if (!deadline) throw new Error(`${id} is missing`);
  return deadline;
};

it("lists every date in the order of the days, with its weekday", () => {
  expect(calendarOf(given).map(({ title, date }) => `${title} : ${date}`.replaceAll("\u00a0", " ")))
    .toMatchInlineSnapshot(`
    [
      "Demander l’inscription à l’ordre du jour : lundi 3 mai 2027",
      "Poster la convocation : lundi 17 mai 2027",
      "Date limite de la convocation : lundi 24 mai 2027",
      "Assemblée générale : mardi 15 juin 2027",
      "Demander l’étude avant le : jeudi 24 juin 2027",
      "Date limite de l’assemblée : mercredi 15 septembre 2027",
      "Dernier jour pour dénoncer le contrat : jeudi 30 septembre 2027",
      "Fin du contrat : vendredi 31 décembre 2027",
    ]
  `);
});

it.each<[Typed, string]>([
  [{}, ""],
  [{ contractEnd: "2027-12-31" }, "end"],
  [{ meeting: "2027-06-15" }, "agenda post convocation meeting"],
])("has only the dates whose basis is given: %j", (typed, ids) => {
  expect(
    calendarOf(typed)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(ids);
});

it("takes the longer period of a règlement", () => {
  expect(find("convocation", { meeting: "2027-06-15", convocationDays: "30" }).day).toBe("2027-05-15");
});

it("names the working day before a last day on which nobody works", () => {
  expect(find("post", given).advice.replaceAll("\u00a0", " ")).toContain(
    "un jour férié (lundi de Pentecôte) : le jour ouvré précédent est le vendredi 14 mai 2027.",
  );
  expect(find("convocation", given).advice).toBe("");
});

it("advises nothing while every day is still to come, or is today", () => {
  for (const today of ["2026-11-21", "2027-05-03"])
    expect(find("agenda", given, today)).toMatchObject({ past: "", advice: "" });
});

describe("a day that is past or cannot be kept", () => {
  const { contractEnd, notice } = given;

  it.each<[string, string, Typed, string, RegExp]>([
    ["an item not asked for yet", "agenda", given, "2027-05-04", /sans attendre/],
    ["a convocation not posted yet", "post", given, "2027-05-18", /convoquer à temps/],
    ["a convocation not presented", "convocation", given, "2027-05-25", /plus lointaine/],
    ["a study not begun", "study", given, "2027-06-25", /sans attendre/],
    ["a contract not terminated", "notice", { contractEnd, notice }, "2027-10-01", /clause de reconduction/],
    ["no time to convene", "lastMeeting", { contractEnd, notice }, "2027-08-25", /plus être convoquée/],
    ["an assembly after the last day", "meeting", { ...given, meeting: "2027-10-01" }, "", /trop tard/],
    ["an assembly shortly before it", "meeting", { ...given, meeting: "2027-09-20" }, "", /peu de temps/],
  ])("is %s", (_, id, typed, today, advice) => {
    expect(find(id, typed, today || undefined).advice).toMatch(advice);
  });

  it("is marked as past on the next day, and not on the day itself", () => {
    expect(find("convocation", given, "2027-05-24").past).toBe("");
    expect(find("convocation", given, "2027-05-25").past).toBe("date passée");
  });

  it("is no study or assembly once the contract cannot be terminated any more", () => {
    for (const id of ["study", "lastMeeting"])
      expect(find(id, { contractEnd, notice }, "2027-10-01").advice).toBe("");
  });
});

/** Assemblies: the day, the last day of its convocation, and the working day before one on which nobody works. */
const convocations = [
  ["2027-06-15", "lundi 24 mai 2027", ""],
  ["2027-06-05", "vendredi 14 mai 2027", ""],
  ["2027-01-20", "mardi 29 décembre 2026", ""],
  ["2027-01-12", "lundi 21 décembre 2026", ""],
  ["2028-03-22", "mardi 29 février 2028", ""],
  ["2028-03-21", "lundi 28 février 2028", ""],
  ["2028-02-29", "lundi 7 février 2028", ""],
  ["2027-05-23", "samedi 1er mai 2027", "vendredi 30 avril 2027"],
  ["2027-05-30", "samedi 8 mai 2027", "vendredi 7 mai 2027"],
  ["2027-04-20", "lundi 29 mars 2027", "vendredi 26 mars 2027"],
  ["2027-04-19", "dimanche 28 mars 2027", "vendredi 26 mars 2027"],
  ["2027-05-28", "jeudi 6 mai 2027", "mercredi 5 mai 2027"],
  ["2027-06-08", "lundi 17 mai 2027", "vendredi 14 mai 2027"],
  ["2027-08-05", "mercredi 14 juillet 2027", "mardi 13 juillet 2027"],
  ["2027-09-06", "dimanche 15 août 2027", "vendredi 13 août 2027"],
  ["2027-11-23", "lundi 1er novembre 2027", "vendredi 29 octobre 2027"],
  ["2027-12-03", "jeudi 11 novembre 2027", "mercredi 10 novembre 2027"],
  ["2028-01-16", "samedi 25 décembre 2027", "vendredi 24 décembre 2027"],
  ["2028-01-23", "samedi 1er janvier 2028", "vendredi 31 décembre 2027"],
  ["2027-12-31", "jeudi 9 décembre 2027", ""],
  ["2028-05-08", "dimanche 16 avril 2028", "vendredi 14 avril 2028"],
  ["2030-05-13", "dimanche 21 avril 2030", "vendredi 19 avril 2030"],
];

/** Contracts: the end and the notice, the last day to terminate, and the working day before one on which nobody works. */
const notices = [
  ["2027-12-31", "3 months", "jeudi 30 septembre 2027", ""],
  ["2027-05-31", "3 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2028-05-31", "3 months", "mardi 29 février 2028", ""],
  ["2028-02-29", "12 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2027-03-31", "1 months", "dimanche 28 février 2027", "vendredi 26 février 2027"],
  ["2027-01-15", "1 months", "mardi 15 décembre 2026", ""],
  ["2027-10-31", "6 months", "vendredi 30 avril 2027", ""],
  ["2028-02-29", "24 months", "samedi 28 février 2026", "vendredi 27 février 2026"],
  ["2027-08-31", "2 months", "mercredi 30 juin 2027", ""],
  ["2027-09-30", "3 months", "mercredi 30 juin 2027", ""],
  ["2028-03-01", "1 days", "mardi 29 février 2028", ""],
  ["2027-01-01", "1 days", "jeudi 31 décembre 2026", ""],
  ["2027-01-31", "60 days", "mercredi 2 décembre 2026", ""],
  ["2027-04-01", "7 days", "jeudi 25 mars 2027", ""],
  ["2027-11-03", "7 days", "mercredi 27 octobre 2027", ""],
  ["2028-01-15", "15 days", "vendredi 31 décembre 2027", ""],
  ["2027-08-29", "45 days", "jeudi 15 juillet 2027", ""],
  ["2027-11-30", "30 days", "dimanche 31 octobre 2027", "vendredi 29 octobre 2027"],
];

/** Runs in another process, because a process has one time zone. */
const SCRIPT = `
const { datesOf } = require("./src/assembly/calendar.ts");
const { dayOf } = require("./src/assembly/days.ts");
const rules = { convocationDays: 21, postDays: 7, agendaDays: 14, assemblyDays: 15 };
const given = { contractEnd: null, notice: null, meeting: null, convocationDays: null };
const row = (id, values) => {
  const { deadlines: all } = datesOf({ ...given, ...values }, rules, 14, dayOf(new Date(2026, 0, 1, 23, 59)));
  const { date, advice } = all.find((deadline) => deadline.id === id);
  return [date, /précédent est le (.*)\\./.exec(advice)?.[1] ?? ""].map((text) => text.replaceAll("\\u00a0", " "));
};
const { convocations, notices } = JSON.parse(process.argv[1]);
const notice = (text) => ({ count: parseInt(text), unit: text.split(" ")[1] });
console.log(JSON.stringify([
  convocations.map(([meeting]) => [meeting, ...row("convocation", { meeting })]),
  notices.map(([end, text]) => [end, text, ...row("notice", { contractEnd: end, notice: notice(text) })]),
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

it("takes the visitor's own day, a minute before and after midnight", () => {
  expect(dayOf(new Date(2027, 11, 31, 23, 59))).toBe("2027-12-31");
  expect(dayOf(new Date(2028, 0, 1, 0, 0))).toBe("2028-01-01");
});
