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

it("has only the dates whose basis is given", () => {
  expect(calendarOf({}).map(({ id }) => id)).toEqual([]);
  expect(calendarOf({ contractEnd: "2027-12-31" }).map(({ id }) => id)).toEqual(["end"]);
  expect(calendarOf({ meeting: "2027-06-15" }).map(({ id }) => id)).toEqual([
    "agenda",
    "post",
    "convocation",
    "meeting",
  ]);
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
    [
      "no time to convene",
      "lastMeeting",
      { contractEnd, notice },
      "2027-08-25",
      /ne peut plus être convoquée/,
    ],
    ["an assembly after the last day", "meeting", { ...given, meeting: "2027-10-01" }, "", /Trop tard/],
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
