import { readDay } from "./read-day";

it.each([
  ["31/12/2027", "2027-12-31"],
  ["31.12.27", "2027-12-31"],
  ["31-12-2027", "2027-12-31"],
  ["2027-12-31", "2027-12-31"],
  ["31 déc. 2027", "2027-12-31"],
  ["vendredi 31 décembre 2027", "2027-12-31"],
  ["31/12/2027 00:00", "2027-12-31"],
  ["1er janvier 2028", "2028-01-01"],
  ["01/02/2027", "2027-02-01"],
  ["2 mars 2027", "2027-03-02"],
  ["déc. 2027", "2027-12-31", /fin du mois, le 31\/12\/2027/],
  ["12/2027", "2027-12-31", /fin du mois/],
  ["mars 2028", "2028-03-31", /fin du mois/],
  ["fin février 2028", "2028-02-29", /fin du mois/],
  ["46752", "2027-12-31", /Excel/],
  // An anchor drops these signs.
  ["31/12/2027 ?", "2027-12-31", /vérifiez/],
  ["~31/12/2027", "2027-12-31", /vérifiez/],
  ["31/12/2027*", "2027-12-31", /vérifiez/],
  ["2027-12-30T23:00:00.000Z", "2027-12-30", /peut-être le 31\/12\/2027/],
])("« %s » is %s, with a remark if it is not certain", (text, day, remark = /^$/) => {
  const read = { remark: "", ...readDay(text) };
  expect(read).toMatchObject({ day, remark: expect.stringMatching(remark) as string });
});

it("has a sentence of its own for each kind of wrong day, with the day in it", () => {
  const problemWith = (text: string) => {
    const read = readDay(text);
    return "problem" in read ? read.problem : "";
  };
  const texts = [
    "12/31/2027",
    "31/02/2027",
    "########",
    "45",
    "13/2027",
    "31/12/1927",
    "voir bail",
    "< 31/12/2027",
  ];
  for (const text of texts) expect(problemWith(text)).toContain(text);
  // The day that was probably meant.
  expect(problemWith("12/31/2027")).toContain("31/12/2027");

  const withoutText = texts.map((text) => problemWith(text).replace(text, ""));
  // « 31/02/2027 » and « 13/2027 » are of one kind: they do not exist in the calendar.
  expect(new Set(withoutText).size).toBe(7);
});
