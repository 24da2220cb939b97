import fc from "fast-check";

import { assemblyFile } from "../content/types/assemblyFile";
import { entryOf } from "../testing/content";
import { lastDays } from "./calendar";
import { createAssemblyFile } from "./create-assembly-file";
import { daysBefore, type Duration } from "./days";
import { type Entries, noEntries } from "./entries";
import { fillIn } from "./fill-in";

const rules = { studyWeeks: 14, convocationDays: 21, postDays: 7 };
const content = {
  page: entryOf(assemblyFile),
  steps: [{ weeks: 14 }],
  settings: { brandName: "Essai", email: "a@exemple.fr", phone: "01 99 00 45 60" },
};
const deadlinesOf = (entries: Partial<Entries>, today: string) =>
  createAssemblyFile(content, { ...noEntries, ...entries }, today).calendar.deadlines;

const days = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const notices: fc.Arbitrary<Duration> = fc.record({
  count: fc.integer({ min: 1, max: 999 }),
  unit: fc.constantFrom("days", "months"),
});

it("computes each day from the one before it", () => {
  expect(
    lastDays(
      { contractEnd: "2027-05-31", notice: { count: 3, unit: "months" }, meeting: "2027-01-20" },
      rules,
    ),
  ).toEqual({
    notice: "2027-02-28",
    study: "2026-11-22",
    assembly: "2027-02-28",
    convocation: "2026-12-29",
    post: "2026-12-22",
  });
});

it("has the convocation presented on the 22nd day before the assembly: 21 whole days lie between", () => {
  expect(lastDays({ contractEnd: null, notice: null, meeting: "2027-06-15" }, rules).convocation).toBe(
    "2027-05-24",
  );
});

it("has no day whose basis was not given", () => {
  expect(lastDays({ contractEnd: "2027-05-31", notice: null, meeting: null }, rules)).toEqual({});
  expect(lastDays({ contractEnd: null, notice: { count: 1, unit: "days" }, meeting: null }, rules)).toEqual(
    {},
  );
});

it("has the study before the notice, and the notice before the end of the contract", () => {
  fc.assert(
    fc.property(days, notices, days, (contractEnd, notice, meeting) => {
      const last = lastDays({ contractEnd, notice, meeting }, rules);
      if (!last.notice || !last.study || !last.convocation || !last.post) throw new Error("a day is missing");
      expect(last.notice < contractEnd).toBe(true);
      expect(daysBefore(last.notice, 98)).toBe(last.study);
      expect(daysBefore(meeting, 22)).toBe(last.convocation);
      expect(last.post < last.convocation).toBe(true);
    }),
  );
});

describe("a day that is past or cannot be kept", () => {
  const given = { contractEnd: "2027-03-31", notice: 3, meeting: "2026-12-15" } as const;
  const [noticePast, studyPast, convocationPast, assemblyPast] = content.page.liveAdvice;
  const [advised = "", postingPast = ""] = content.page.liveAdvice.slice(6);

  it("is nothing while every day is still to come, or is today", () => {
    for (const today of ["2026-01-01", "2026-09-24"]) {
      expect(deadlinesOf(given, today).filter(({ past, advice }) => past || advice)).toEqual([]);
    }
  });

  it("is the day that has gone by, with what can still be done", () => {
    const [notice, study, convocation, assembly] = deadlinesOf(given, "2027-01-01");
    expect(notice).toMatchObject({ day: "2026-12-31", past: true, advice: noticePast });
    expect(study).toMatchObject({ day: "2026-09-24", past: true });
    expect(study?.advice).toBeUndefined();
    expect(convocation).toMatchObject({ day: "2026-11-23", past: true, advice: convocationPast });
    expect(assembly).toMatchObject({ day: "2026-12-31", past: true, advice: assemblyPast });
  });

  it("is a study that begins late, while the notice can still be given", () => {
    const study = deadlinesOf(given, "2026-10-01").find(({ id }) => id === "study");
    expect(study).toMatchObject({ past: true, advice: studyPast });
  });

  it("is the day for a letter, which is advised until it has gone by", () => {
    const convocationOn = (today: string) => deadlinesOf(given, today).find(({ id }) => id === "convocation");
    const posting = fillIn(advised, { poste: "16\u00a0novembre\u00a02026" });
    expect(convocationOn("2026-11-16")?.sum).toContain(posting);
    expect(convocationOn("2026-11-16")?.advice).toBeUndefined();
    const late = convocationOn("2026-11-17");
    expect(late?.sum).not.toContain(posting);
    expect(late).toMatchObject({
      past: false,
      advice: fillIn(postingPast, { poste: "16\u00a0novembre\u00a02026" }),
    });
  });

  it("is an assembly that nobody can convene before the last day of the notice", () => {
    const [, , , , tooLate = "", cannotConvene = ""] = content.page.liveAdvice;
    const dates = {
      assemblee: "1er\u00a0janvier\u00a02027",
      dernierJour: "31\u00a0décembre\u00a02026",
      jours: "21",
    };
    const advised = (meeting: string | null, today: string) =>
      deadlinesOf({ ...given, meeting }, today).find(({ id }) => id === "assembly")?.advice;
    expect(advised("2027-01-01", "2026-12-09")).toBe(fillIn(tooLate, dates));
    expect(advised("2027-01-01", "2026-12-10")).toBe(fillIn(cannotConvene, dates));
    expect(advised(null, "2026-12-09")).toBeUndefined();
    expect(advised(null, "2026-12-10")).toBe(fillIn(cannotConvene, dates));
    // It may have been convened already.
    expect(advised("2026-12-20", "2026-12-10")).toBeUndefined();
  });

  it("is an assembly after the last day of the notice, and not one on that day", () => {
    const advised = (meeting: string) =>
      deadlinesOf({ ...given, meeting }, "2026-01-01").find(({ id }) => id === "assembly")?.advice;
    expect(advised("2026-12-31")).toBeUndefined();
    expect(advised("2027-01-01")).toContain("1er\u00a0janvier\u00a02027");
  });

  it("is a day exactly when it is before today", () => {
    fc.assert(
      fc.property(days, notices, days, days, (contractEnd, { count, unit }, meeting, today) => {
        const all = deadlinesOf({ contractEnd, notice: count, noticeUnit: unit, meeting }, today);
        expect(all).toHaveLength(4);
        const noticeIsPast = all.some(({ id, past }) => id === "notice" && past);
        for (const { id, day, past, advice } of all) {
          expect(past).toBe(day < today);
          if (past && !(id === "study" && noticeIsPast)) expect(advice).toBeTruthy();
        }
      }),
    );
  });
});
