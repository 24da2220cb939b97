import { execFileSync } from "node:child_process";

/** An assembly, the legal deadline of its convocation, and the day shown: the working day up to it. */
const convocations = [
  { meeting: "2027-06-15", legal: "lundi 24 mai 2027", shown: "lundi 24 mai 2027" },
  { meeting: "2028-03-22", legal: "mardi 29 février 2028", shown: "mardi 29 février 2028" },
  { meeting: "2027-05-23", legal: "samedi 1er mai 2027", shown: "vendredi 30 avril 2027" },
  { meeting: "2027-04-20", legal: "lundi 29 mars 2027", shown: "vendredi 26 mars 2027" },
  { meeting: "2027-04-19", legal: "dimanche 28 mars 2027", shown: "vendredi 26 mars 2027" },
  { meeting: "2027-05-28", legal: "jeudi 6 mai 2027", shown: "mercredi 5 mai 2027" },
  { meeting: "2027-06-08", legal: "lundi 17 mai 2027", shown: "vendredi 14 mai 2027" },
  { meeting: "2028-05-30", legal: "lundi 8 mai 2028", shown: "vendredi 5 mai 2028" },
  { meeting: "2028-09-06", legal: "mardi 15 août 2028", shown: "lundi 14 août 2028" },
  { meeting: "2027-08-05", legal: "mercredi 14 juillet 2027", shown: "mardi 13 juillet 2027" },
  { meeting: "2027-11-23", legal: "lundi 1er novembre 2027", shown: "vendredi 29 octobre 2027" },
  { meeting: "2027-12-03", legal: "jeudi 11 novembre 2027", shown: "mercredi 10 novembre 2027" },
  { meeting: "2028-01-16", legal: "samedi 25 décembre 2027", shown: "vendredi 24 décembre 2027" },
  { meeting: "2028-01-23", legal: "samedi 1er janvier 2028", shown: "vendredi 31 décembre 2027" },
  { meeting: "2030-05-13", legal: "dimanche 21 avril 2030", shown: "vendredi 19 avril 2030" },
];

/** An end and a notice, the legal deadline to terminate, and the day shown. */
const notices = [
  {
    end: "2027-05-31",
    notice: { count: 3, unit: "months" },
    legal: "dimanche 28 février 2027",
    shown: "vendredi 26 février 2027",
  },
  {
    end: "2028-05-31",
    notice: { count: 3, unit: "months" },
    legal: "mardi 29 février 2028",
    shown: "mardi 29 février 2028",
  },
  {
    end: "2028-02-29",
    notice: { count: 12, unit: "months" },
    legal: "dimanche 28 février 2027",
    shown: "vendredi 26 février 2027",
  },
  {
    end: "2027-09-30",
    notice: { count: 3, unit: "months" },
    legal: "mercredi 30 juin 2027",
    shown: "mercredi 30 juin 2027",
  },
  {
    end: "2028-03-01",
    notice: { count: 1, unit: "days" },
    legal: "mardi 29 février 2028",
    shown: "mardi 29 février 2028",
  },
  {
    end: "2027-04-01",
    notice: { count: 7, unit: "days" },
    legal: "jeudi 25 mars 2027",
    shown: "jeudi 25 mars 2027",
  },
  {
    end: "2027-11-03",
    notice: { count: 7, unit: "days" },
    legal: "mercredi 27 octobre 2027",
    shown: "mercredi 27 octobre 2027",
  },
  {
    end: "2027-11-30",
    notice: { count: 30, unit: "days" },
    legal: "dimanche 31 octobre 2027",
    shown: "vendredi 29 octobre 2027",
  },
];

/** Computes the deadlines anew: a process has one time zone, so each one is tested in a process of its own. */
const SCRIPT = `
const { scheduleOf } = require("./src/contract/schedule.ts");
const { dateInFrench, dayOf } = require("./src/french/dates.ts");
const delays = { convocationDays: 21, postDays: 7, agendaDays: 14, assemblyDays: 15, stepWeeks: [] };
const nothing = { end: null, notice: null, meeting: null, isSmall: false, renewal: 12 };
const today = dayOf(new Date(2026, 0, 1, 23, 59));
const schedule = (given) => scheduleOf({ ...nothing, ...given }, delays, today);
const inFrench = (day) => dateInFrench(day).replaceAll("\\u00a0", " ");
const deadline = ({ legal, day }) => ({ legal: inFrench(legal), shown: inFrench(day) });
const { convocations, notices } = JSON.parse(process.argv[1]);
console.log(JSON.stringify({
  convocations: convocations.map(({ meeting }) => {
    const { convening } = schedule({ meeting });
    return { meeting, ...deadline(convening.electronic) };
  }),
  notices: notices.map(({ end, notice }) => {
    const { receipt } = schedule({ end, notice });
    return { end, notice, ...deadline(receipt) };
  }),
}));
`;

it.each(["Pacific/Auckland", "Asia/Kolkata", "Europe/Paris", "UTC", "America/Los_Angeles"])(
  "the deadlines of convocations and terminations are the same in the time zone %s",
  (TZ) => {
    const deadlines = { convocations, notices };
    const args = ["--import", "tsx", "--eval", SCRIPT, "--", JSON.stringify(deadlines)];
    const output = execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual(deadlines);
  },
);
