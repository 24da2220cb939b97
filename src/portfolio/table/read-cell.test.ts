import type { FieldId } from "./fields";
import type { LineFacts } from "./lines";
import { readCell } from "./read-cell";

/** `column`: the words of its heading, or its unit. */
type Accepted = readonly [text: string, facts: Partial<LineFacts>, column?: string];

const months = (count: number): Partial<LineFacts> => ({ notice: { count, unit: "months" } });
const days = (count: number): Partial<LineFacts> => ({ notice: { count, unit: "days" } });
const end = { end: "2027-12-31" };

const ACCEPTED: Readonly<Partial<Record<FieldId, readonly Accepted[]>>> = {
  name: [["Résidence du Lac", { name: "Résidence du Lac" }]],
  end: [
    ["31/12/2027", end],
    ["31-12-2027", end],
    ["31.12.2027", end],
    ["31/12/27", end],
    ["31.12.27", end],
    ["2027-12-31", end],
    ["31 décembre 2027", end],
    ["vendredi 31 déc. 2027", end],
    ["31-déc.-27", end],
    ["1er janvier 2028", { end: "2028-01-01" }],
    ["6/3/2027", { end: "2027-03-06" }],
    ["31/12/2027 00:00", end],
    ["2027-12-31T00:00:00.000Z", end],
    ["sans terme", { isOpenEnded: true }],
  ],
  notice: [
    ["3 mois", months(3)],
    ["90 jours", days(90)],
    ["18", months(18), "preavis mois"],
    ["12", days(84), "preavis semaines"],
    ["3 mois.", months(3)],
    ["3 mois (hypothèse)", { ...months(3), isNoticeAssumed: true }],
  ],
  renewal: [
    ["1 an", { renewal: 12 }],
    ["36 mois", { renewal: 36 }],
    ["annuelle", { renewal: 12 }],
    ["sans", { renewal: "ends" }],
    ["Sans tacite reconduction", { renewal: "ends" }],
    ["durée indéterminée", { renewal: "open" }],
    // It is renewed, for an unknown time.
    ["oui", { renewal: null }],
    ["non", { renewal: "ends" }, "tacite reconduction"],
  ],
  energy: [
    ["Gaz naturel", { energy: "gaz" }],
    ["ÉLEC.", { energy: "electricite" }],
    ["Réseau de chaleur", { energy: "autre" }],
  ],
  power: [["36 kVA", { power: 36 }]],
  consumption: [
    ["412 MWh", { consumption: 412 }],
    ["186 450 kWh/an", { consumption: 186.45 }],
    ["1.040", { consumption: 1040 }, "MWh"],
    ["1 040,5", { consumption: 1040.5 }, "MWh"],
    ["412000", { consumption: 412 }, "kWh"],
  ],
  meeting: [
    ["15/06/2027", { meeting: "2027-06-15" }],
    ["à fixer", {}],
  ],
  lots: [["1.040 lots", { lots: 1040 }]],
  meter: [["Petit", { meter: "small" }]],
};

/** Texts that wait for a person, with what the reason says where it is special. */
const REFUSED: Readonly<Partial<Record<FieldId, readonly (readonly [text: string, reason?: RegExp])[]>>> = {
  name: [["-"], ["?"], ['"'], ["#N/A", /erreur du tableur/], ["########", /erreur du tableur/]],
  end: [
    ["31/02/2027", /n’existe pas/],
    ["12/31/2027", /n’existe pas/],
    ["31/12/1927", /hors de la période/],
    ["31/12/2027 ?"],
    ["31/12/2027*"],
    ["~31/12/2027"],
    ["< 31/12/2027"],
    ["déc. 2027"],
    ["12/2027"],
    ["27-12-31"],
    ["31/12-2027"],
    // The 31st in Paris.
    ["2027-12-30T23:00:00.000Z"],
    ["31/12/2027²"],
    ["01/01/2025-31/12/2027"],
    ["résilié"],
    ["30 jui 2027"],
    ["#VALEUR!", /erreur du tableur/],
    // A postcode: no day near it in Excel.
    ["69003"],
  ],
  notice: [["18", /peut être 18\smois ou 18\sjours/], ["25 mois"], ["voir contrat"]],
  renewal: [["non"], ["1"], ["1-2 mois"], ["< 1 an"], ["expresse"], ["non (à vérifier)"]],
  energy: [["Ascenseur"], ["Gaz ?"], ["Hors gaz"], ["Gaz (résilié)"]],
  meeting: [["mars 2027"]],
  lots: [["40 + 2"], ["12,5"], ["#REF!", /erreur du tableur/]],
  power: [
    ["36/36/48/48"],
    ["24 + 36"],
    ["30 à 60"],
    ["250 A"],
    // Perhaps in MVA.
    ["0,060"],
    ["18²"],
    ["18 kW"],
    ["< 36"],
    ["36*"],
  ],
  consumption: [
    ["412"],
    ["0,412 GWh"],
    ["25 (2 PCE)"],
    ["12 à 40 MWh"],
    // 1 or 1 000 times as much.
    ["1,040 MWh"],
    ["412.000 MWh"],
  ],
  meter: [["moyen"]],
};

const accepted = Object.entries(ACCEPTED).flatMap(([field, cases]) =>
  cases.map(([text, facts, column]) => ({ field: field as FieldId, text, facts, column })),
);
it.each(accepted)(
  "reads the $field « $text » under the heading « $column »",
  ({ field, text, facts, column }) => {
    expect(readCell(field, text, column)).toEqual({ facts });
  },
);

const refused = Object.entries(REFUSED).flatMap(([field, cases]) =>
  cases.map(([text, reason = /./]) => ({ field: field as FieldId, text, reason })),
);
it.each(refused)("refuses the $field « $text », with a message that quotes it", ({ field, text, reason }) => {
  const { message } = { message: "", ...readCell(field, text) };
  expect(message).toContain(text.replace(" ?", "\u00a0?"));
  expect(message).toMatch(reason);
});

it("proposes the day that a number is in Excel", () => {
  expect(readCell("end", "46752")).toEqual({
    message:
      "«\u00a046752\u00a0» est un nombre\u00a0: écrivez par exemple 31/12/2027, ou «\u00a0sans fin\u00a0»",
    proposals: [{ text: "31/12/2027", about: "Pour Excel, 46752 est le 31\u00a0décembre\u00a02027" }],
  });
});

it("takes a very small consumption of gas only with its unit in the cell, and proposes the column's", () => {
  expect(readCell("consumption", "1.040", "kWh", "gaz")).toEqual({
    message: expect.stringMatching(/^«\s1\.040\s» est très peu de gaz/) as unknown,
    proposals: [{ text: "1.040 kWh", about: "La colonne dit 1.040 kWh par an" }],
  });
  expect(readCell("consumption", "1.040 kWh", "kWh", "gaz")).toEqual({ facts: { consumption: 1.04 } });
  expect(readCell("consumption", "1.040", "kWh", "electricite")).toEqual({ facts: { consumption: 1.04 } });
});
