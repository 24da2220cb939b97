import type { Typed } from "../assembly/rules/fields";
import { sampleDossier } from "../assembly/testing/sample-dossiers";
import type { DeadlineId } from "./deadline-rows";
import { inOneLine } from "./deadlines";

const given = { contractEnd: "2027-12-31", notice: "3", meeting: "2027-06-15" };
const deadlinesOf = (typed: Typed, today?: string) => sampleDossier(typed, today).calendar.deadlines;
const find = (id: DeadlineId, typed: Typed, today?: string) => {
  const deadline = deadlinesOf(typed, today).find((each) => each.id === id);
  if (!deadline) throw new Error(`${id} is missing`);
  return deadline;
};

it("lists every date in chronological order, with its weekday", () => {
  expect(deadlinesOf(given).map((deadline) => inOneLine(deadline).replaceAll("\u00a0", " ")))
    .toMatchInlineSnapshot(`
    [
      "Demander l’étude : au plus tard le lundi 12 avril 2027",
      "Demander l’inscription à l’ordre du jour : au plus tard le lundi 3 mai 2027",
      "Poster la convocation, par lettre : au plus tard le vendredi 14 mai 2027",
      "Envoyer la convocation, par voie électronique : au plus tard le lundi 24 mai 2027",
      "Assemblée générale : mardi 15 juin 2027",
      "Date limite de l’assemblée : mercredi 15 septembre 2027",
      "Poster la lettre de dénonciation : au plus tard le jeudi 23 septembre 2027",
      "Dernier jour de réception : jeudi 30 septembre 2027",
      "Fin du contrat : vendredi 31 décembre 2027",
    ]
  `);
});

it.each<[Typed, DeadlineId[]]>([
  [{}, []],
  [{ contractEnd: "2027-12-31" }, ["end"]],
  [{ meeting: "2027-06-15" }, ["agenda", "post", "convocation", "meeting"]],
])("has only the dates whose basis is given: %j", (typed, ids) => {
  expect(deadlinesOf(typed).map(({ id }) => id)).toEqual(ids);
});

it("takes the longer period of a règlement", () => {
  expect(find("convocation", { meeting: "2027-06-15", convocationDays: "30" }).day).toBe("2027-05-14");
});

it("moves a deadline to the previous working day, and shows the legal deadline", () => {
  const { sum } = find("post", given);
  expect(sum.replaceAll("\u00a0", " ")).toMatch(
    /avant le lundi 17 mai 2027, férié \(lundi de Pentecôte\)\.$/,
  );
  expect(find("convocation", given).sum).not.toContain("jour ouvré");
});

it("lists today once there is a date, before the dates of the same day", () => {
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

describe("a deadline that is past or cannot be met", () => {
  const { contractEnd, notice } = given;

  interface Missed {
    name: string;
    id: DeadlineId;
    typed: Typed;
    today: string;
    advice: RegExp;
  }

  it.each<Missed>([
    {
      name: "an item not asked for yet",
      id: "agenda",
      typed: given,
      today: "2027-05-04",
      advice: /sans attendre/,
    },
    {
      name: "a convocation not posted yet",
      id: "post",
      typed: given,
      today: "2027-05-18",
      advice: /voie électronique/,
    },
    {
      name: "a convocation not presented",
      id: "convocation",
      typed: { meeting: given.meeting },
      today: "2027-05-25",
      advice: /plus lointaine/,
    },
    { name: "a study not begun", id: "study", typed: given, today: "2027-04-13", advice: /sans attendre/ },
    {
      name: "a letter not posted",
      id: "posting",
      typed: { contractEnd, notice },
      today: "2027-09-24",
      advice: /commissaire de justice/,
    },
  ])("has advice for $name", ({ id, typed, today, advice }) => {
    expect(find(id, typed, today).advice).toMatch(advice);
  });

  it("is marked as past on the next day, and on the day itself has no advice yet", () => {
    expect(find("convocation", given, "2027-05-24")).toMatchObject({ past: "", advice: "" });
    expect(find("convocation", { meeting: given.meeting }, "2027-05-25").past).toBe("date passée");
  });
});

describe("an assembly that comes too late", () => {
  const late = { contractEnd: "2027-06-30", notice: "3", meeting: "2027-04-15" };

  it("has the convocation of the last one in time, and the dates for the end that it can still vote for", () => {
    expect(find("convocation", late).day).toBe("2027-02-19");
    expect(find("posting", late)).toMatchObject({
      day: "2027-03-23",
      sum: expect.stringMatching(/^En avançant/) as string,
    });
    expect(find("nextPosting", late)).toMatchObject({
      day: "2028-03-23",
      title: "Poster la lettre de dénonciation, si l’assemblée reste au 15\u00a0avril\u00a02027",
    });
  });

  it("has no convocation in the calendar once none can be in time", () => {
    const ids = deadlinesOf({ contractEnd: "2027-02-15", notice: "2" }, "2026-11-25").map(({ id }) => id);
    expect(ids).toEqual(["study", "posting", "receipt", "end", "nextPosting", "nextReceipt", "nextEnd"]);
  });
});

it("has no date of a missed end", () => {
  const deadlines = deadlinesOf({ contractEnd: "2026-12-31", notice: "3" }, "2026-11-25");
  expect(deadlines.map(({ day }) => day)).not.toContain("2026-09-30");
  expect(deadlines.at(-1)).toMatchObject({ id: "end", day: "2027-12-31" });
});

it("has no deadline of a study for a small meter, and only tasks that are not past in the agenda", () => {
  const idsOf = (typed: Typed, today = "2026-11-25") =>
    sampleDossier(typed, today).calendar.agenda.map(({ id }) => id);
  const smallMeter: Typed = { contractEnd: "2027-12-31", meter: "small" };
  expect(idsOf(smallMeter)).toEqual(["post", "convocation", "lastMeeting", "sign"]);
  expect(idsOf(given)).toEqual(["study", "post", "convocation", "meeting", "lastMeeting", "posting"]);
  expect(idsOf(given, "2027-05-20")).toEqual(["convocation", "meeting", "lastMeeting", "posting"]);
});
