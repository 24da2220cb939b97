import { summaryOf } from "./buildings";
import type { Contract } from "./contract";
import { readContracts } from "./contracts";
import { doubtsOn } from "./doubts";
import { readTable } from "./table";
import { notices, renewals, sizes } from "./testing/cells";
import { doubtfulTables } from "./testing/doubtful-tables";
import { exports } from "./testing/exports";
import { buildingsIn, contractsOf, contractWith, TODAY } from "./testing/read";

it.each(sizes)("takes $cells for a $size meter", ({ cells, size }) => {
  const { meter, remarks } = contractWith(cells);
  expect(meter).toBe(size);
  // An unknown size is explained.
  const isExplained = remarks.some((remark) => remark.includes("le préavis compte"));
  expect(isExplained || size !== null).toBe(true);
});

it.each(renewals)(
  "reads the renewal « $cell » as $renewal",
  ({ cell, renewal, heading = "Reconduction" }) => {
    expect(contractWith({ [heading]: cell }).renewal).toBe(renewal);
  },
);

it.each(notices)(
  "reads the notice « $cell » as $notice",
  ({ cell, notice: expected, heading = "Préavis" }) => {
    const { notice, faults } = contractWith({ [heading]: cell });
    expect(notice ? `${notice.count} ${notice.unit}` : null).toBe(expected);
    expect(faults).toHaveLength(expected ? 0 : 1);
  },
);

/** « R012 / Le Parc / gaz / 2027-12-31 / 3 months / null », the form of the expected contracts. */
function factsOf({ code, name, energy, ignored, end, notice, renewal }: Contract): string {
  const building = [code, name, energy];
  const terms = [end, notice && `${notice.count} ${notice.unit}`, renewal];
  return [...building, ...(ignored ? ["ignored"] : terms)].map(String).join(" / ");
}

it.each(Object.entries(exports))("reads %s", (_, { text, contracts: expected, sentences = [] }) => {
  const table = readTable(text);
  const contracts = table ? readContracts(table) : [];
  expect(contracts.map(factsOf)).toEqual(expected);
  for (const { faults, sameAs } of contracts) {
    expect(faults).toEqual([]);
    expect(sameAs).toBeUndefined();
  }
  const doubts = table ? doubtsOn(table) : [];
  const remarks = contracts.flatMap((contract) => contract.remarks);
  const shown = [...doubts, ...remarks].map((sentence) => sentence.replaceAll("\u00a0", " "));
  for (const sentence of sentences) expect(shown).toContainEqual(expect.stringMatching(sentence));
});

it.each(Object.entries(doubtfulTables))(
  "is right, or asks, about %s",
  (_, { text, contracts, sentences }) => {
    const buildings = [...buildingsIn(text)].sort((one, other) => one.line - other.line);
    const facts = buildings.map(({ name, end, notice, status }) => {
      const period = notice && `${notice.count} ${notice.unit}`;
      return [name, end, period, status].map(String).join(" / ");
    });
    expect(facts).toEqual(contracts);

    const table = readTable(text);
    const doubts = table ? doubtsOn(table) : [];
    const said = buildings.flatMap(({ faults, assumptions, remarks }) => [
      ...faults.map(({ message }) => message),
      ...assumptions,
      ...remarks,
    ]);
    const shown = [...doubts, ...said].map((sentence) => sentence.replaceAll("\u00a0", " "));
    for (const sentence of sentences) expect(shown).toContainEqual(expect.stringMatching(sentence));
  },
);

it("says what it assumes", () => {
  expect(contractWith({ Préavis: "90" }).remarks.join()).toContain("jours");
  expect(contractWith({ Préavis: "" }).faults).toMatchObject([{ column: "notice", found: "" }]);
  expect(contractWith({ Reconduction: "Non dénoncé" }).remarks.join()).toContain("inconnue");

  const withMonth = contractWith({ AG: "mars 2027" });
  expect(withMonth.meeting).toBeNull();
  expect(withMonth.remarks.join()).toContain("comptée comme non fixée");

  const withExcelDay = contractWith({ AG: "46463" });
  expect(withExcelDay.meeting).toBe("2027-03-17");
  expect(withExcelDay.remarks.join()).toContain("Excel");
});

describe("two contracts of a line", () => {
  const lines = "A\t31/12/2027\t3 mois\t30/06/2027\t60 j\nB\t\t\t30/06/2028\t2 mois";
  const expected = ["gaz 2027-12-31 3", "electricite 2027-06-30 60", "electricite 2028-06-30 2"];

  it.each([
    "Immeuble\tÉchéance gaz\tPréavis gaz\tÉchéance électricité\tPréavis électricité",
    // Two lines with merged cells.
    "\tGAZ\t\tÉLECTRICITÉ\t\nImmeuble\tÉchéance\tPréavis\tÉchéance\tPréavis",
    // The notices have the energy of the end on their left.
    "Immeuble\tFin contrat gaz\tPréavis\tFin contrat élec\tPréavis",
  ])("are read under « %s »", (headings) => {
    const contracts = contractsOf(`${headings}\n${lines}`);
    const facts = contracts.map(({ energy, end, notice }) => `${energy} ${end} ${notice?.count}`);
    expect(facts).toEqual(expected);
  });

  it("are counted as contracts", () => {
    const headings = "Immeuble\tÉchéance gaz\tPréavis gaz\tÉchéance élec\tPréavis élec";
    const summary = summaryOf(buildingsIn(`${headings}\n${lines}`), TODAY);
    expect(summary).toMatch(/^3\scontrats\s: 3\scalculés\./);
  });
});

describe("a column with a day that only the American order allows", () => {
  const contractsWith = (days: readonly string[]) => {
    const lines = days.map((day, index) => `A${index}\t${day}\t3 mois`);
    return contractsOf(`Immeuble\tÉchéance\tPréavis\n${lines.join("\n")}`);
  };

  it("makes each ambiguous day a fault", () => {
    const contracts = contractsWith(["12/31/2027", "6/3/2027", "30/06/2027", "31 déc. 2027", "01/01/2028"]);
    expect(contracts.map(({ faults }) => faults.length)).toEqual([1, 1, 0, 0, 0]);
  });

  it("makes them a remark if it is one slip among many French days", () => {
    const frenchDays = Array.from({ length: 20 }, () => "30/06/2027");
    const [, ambiguous] = contractsWith(["12/31/2027", "6/3/2027", ...frenchDays]);
    expect(ambiguous).toMatchObject({
      end: "2027-03-06",
      faults: [],
      assumptions: [expect.stringContaining("12/31/2027")],
    });
  });
});

it("ignores only a line that is written twice, and asks where one building has two contracts", () => {
  const [, , sameLine, otherEnd, otherCell] = contractsOf(
    [
      "Code;Immeuble;Échéance;Préavis;Étage",
      "1;A;31/12/2027;3 mois;",
      "2;B;31/12/2027;3 mois;",
      "1;A;31/12/2027;3 mois;",
      "2;B;30/06/2028;3 mois;",
      "1;A;31/12/2027;3 mois;2",
    ].join("\n"),
  );
  expect(sameLine?.sameAs).toBe(2);
  expect(otherEnd?.sameAs).toBeUndefined();
  expect(otherEnd?.remarks.join()).toMatch(/ligne 3.*autre échéance.*deux contrats/);
  expect(otherCell?.sameAs).toBeUndefined();
  expect(otherCell?.remarks.join()).toMatch(/ligne 2.*deux contrats/);
});
