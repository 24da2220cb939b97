import { sampleDossier } from "../testing/sample-dossiers";
import { inOneLine } from "./deadlines";
import type { Typed } from "./fields";

const given = { contractEnd: "2027-12-31", notice: "3", meeting: "2027-06-15" };
const deadlinesOf = (typed: Typed, today?: string) => sampleDossier(typed, today).calendar.deadlines;
const find = (id: string, typed: Typed, today?: string) => {
  const deadline = deadlinesOf(typed, today).find((each) => each.id === id);
  if (!deadline) throw new Error(`${id} is missing`);
  return deadline;
};

it("lists every date in the order of the days, with its weekday", () => {
  expect(deadlinesOf(given).map((deadline) => inOneLine(deadline).replaceAll("\u00a0", " ")))
    .toMatchInlineSnapshot(`
    [
      "Demander l’inscription à l’ordre du jour : au plus tard le lundi 3 mai 2027",
      "Poster la convocation, par lettre : au plus tard le vendredi 14 mai 2027",
      "Envoyer la convocation, par voie électronique : au plus tard le lundi 24 mai 2027",
      "Assemblée générale : mardi 15 juin 2027",
      "Demander l’étude : au plus tard le jeudi 24 juin 2027",
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
    deadlinesOf(typed)
      .map(({ id }) => id)
      .join(" "),
  ).toBe(ids);
});

it("takes the longer period of a règlement", () => {
  expect(find("convocation", { meeting: "2027-06-15", convocationDays: "30" }).day).toBe("2027-05-14");
});

it("moves a last day to the working day before, and says which day that was", () => {
  const { sum } = find("post", given);
  expect(sum.replaceAll("\u00a0", " ")).toMatch(
    /avant le lundi 17 mai 2027, férié \(lundi de Pentecôte\)\.$/,
  );
  expect(find("convocation", given).sum).not.toContain("jour ouvré");
});

it("has today among the dates once there is a date, and before the dates of the same day", () => {
  const idsOn = (typed: Typed, today?: string) =>
    sampleDossier(typed, today).calendar.line.map(({ id }) => id);
  expect(idsOn({})).toEqual([]);
  expect(idsOn({ meeting: given.meeting }, "2027-05-14")).toEqual([
    "agenda",
    "today",
    "post",
    "convocation",
    "meeting",
  ]);
});

describe("a day that is past or cannot be kept", () => {
  const { contractEnd, notice } = given;

  it.each<[string, string, Typed, string, RegExp]>([
    ["an item not asked for yet", "agenda", given, "2027-05-04", /sans attendre/],
    ["a convocation not posted yet", "post", given, "2027-05-18", /voie électronique/],
    ["a convocation not presented", "convocation", given, "2027-05-25", /plus lointaine/],
    ["a study not begun", "study", given, "2027-06-25", /sans attendre/],
    ["a contract not terminated", "notice", { contractEnd, notice }, "2027-10-01", /clause de reconduction/],
  ])("is %s", (_, id, typed, today, advice) => {
    expect(find(id, typed, today || undefined).advice).toMatch(advice);
  });

  it("is marked as past on the next day, and on the day itself has no advice yet", () => {
    expect(find("convocation", given, "2027-05-24")).toMatchObject({ past: "", advice: "" });
    expect(find("convocation", given, "2027-05-25").past).toBe("date passée");
  });

  it("is no study or assembly once the contract cannot be terminated any more", () => {
    const ids = deadlinesOf({ contractEnd, notice }, "2027-10-01").map(({ id }) => id);
    expect(ids).toEqual(["notice", "end"]);
  });
});
