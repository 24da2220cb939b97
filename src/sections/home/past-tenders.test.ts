import { pastTenders, pastTendersNote } from "./past-tenders";

const tenders = [
  { title: "Gaz", deadline: "2027-02-19" },
  { title: "Électricité", deadline: "2026-12-11" },
  { title: "Les deux", deadline: "2027-01-22" },
];

it("finds the tenders that are past, from midnight in Paris on", () => {
  expect(pastTenders(tenders, new Date("2026-12-11T22:59:59Z"))).toEqual([]);
  expect(pastTenders(tenders, new Date("2026-12-11T23:00:00Z"))).toEqual([tenders[1]]);
  expect(pastTenders(tenders, new Date("2027-01-23T12:00:00Z"))).toEqual([tenders[1], tenders[2]]);
});

it("names each of them and its date to the editor", () => {
  const note = pastTendersNote(pastTenders(tenders, new Date("2027-01-23T12:00:00Z")));
  expect(note).toContain("« Électricité », 11\u00a0décembre\u00a02026");
  expect(note).toContain("« Les deux », 22\u00a0janvier\u00a02027");
  expect(note).not.toContain("« Gaz »");
});
