import { parse } from "papaparse";

import { fields } from "../assembly/rules/fields";
import { type Building, isDated, requestFor, summaryOf, typedOf } from "./buildings";
import { buildingsIn, portfolio, textOfFile, TODAY } from "./testing/read";

/** A building in the columns of `attendu.csv`, the truth table of twenty contracts of the portfolio. */
function truthRowOf(building: Building, rank: string) {
  const { dates } = building;
  return {
    ligne: `${building.line}`,
    statut: building.status,
    echeance_lue: building.sameAs ? "" : (building.end ?? ""),
    echeance_retenue: dates?.end ?? "",
    recue_au_plus_tard: dates?.receive ?? "",
    poster_au_plus_tard: dates?.posting?.day ?? "",
    signer_au_plus_tard: dates?.sign?.day ?? "",
    assemblee_au_plus_tard: dates?.lastMeeting?.day ?? "",
    convoquer_electronique: dates?.latest?.electronic.day ?? "",
    convoquer_poster: dates?.latest?.letters.day ?? "",
    verdict_ag: dates?.verdict ?? "",
    echeance_a_voter: dates?.receive ? (dates.vote.end ?? "") : "",
    recue_a_voter: dates?.vote.receipt ?? "",
    etude_au_plus_tard: dates?.study?.day ?? "",
    cle_de_tri: dates?.sortDay ?? "",
    rang: rank,
  };
}

it("gives each contract of the truth table its status, days and rank", () => {
  const buildings = buildingsIn(portfolio);
  const dated = buildings.filter(isDated);
  const rankOf = (building: Building) =>
    building.dates ? `${dated.findIndex(({ line }) => line === building.line) + 1}` : "";
  const rows = buildings.map((building) => truthRowOf(building, rankOf(building)));

  const { data: truth } = parse<Record<string, string>>(textOfFile("attendu.csv"), {
    header: true,
    skipEmptyLines: true,
  });
  expect(truth).toHaveLength(20);
  for (const { code, immeuble, ag_lue, remarque, ...expected } of truth) {
    // These columns are for readers of the file.
    expect([code, immeuble, ag_lue, remarque]).toBeDefined();
    expect(rows.find(({ ligne }) => ligne === expected.ligne)).toEqual(expected);
  }
});

it("counts the contracts of the portfolio by their status, and the letters until the end of the year", () => {
  expect(summaryOf(buildingsIn(portfolio), TODAY)).toBe(
    "40\u00a0lignes\u00a0: 34\u00a0calculées, 5 à corriger, 1\u00a0doublon. 3\u00a0lettres à poster au plus tard le 31\u00a0décembre.",
  );
});

it("joins the two cells of a name with a semicolon in it, and asks", () => {
  const building = buildingsIn(portfolio).find(({ line }) => line === 35);
  expect(building).toMatchObject({
    end: "2027-10-31",
    faults: [{ column: "name", found: "Résidence du Lac; bât. B" }],
  });
});

it("names what it ignores: terminated contracts, and other trades", () => {
  const buildings = buildingsIn(
    [
      "Immeuble\tNature\tStatut\tÉchéance\tPréavis",
      "A\tGaz\tRésilié\t31/12/2027\t3 mois",
      "B\tAscenseur\t\t31/12/2027\t3 mois",
      "C\tGaz\tEn cours\tsuspendu\t3 mois",
      "D\tGaz\tNon résilié\t31/12/2027\t3 mois",
    ].join("\n"),
  );
  const ignoredByName = Object.fromEntries(buildings.map(({ name, ignored }) => [name, ignored]));
  expect(ignoredByName).toEqual({ A: "Résilié", B: "Ascenseur", C: "suspendu", D: undefined });
  expect(summaryOf(buildings, TODAY)).toContain("1\u00a0calculée, 3\u00a0ignorées");
});

it("says that a past end is not covered", () => {
  const [building] = buildingsIn("Immeuble\tÉchéance\tPréavis\tReconduction\nA\t30/06/2025\t3 mois\tnon");
  expect(building).toMatchObject({ status: "échéance passée", dates: { sign: null } });
  expect(building?.remarks.join()).toContain("n’est plus couverte");
});

it("lets a small meter change at any time, also after its assembly", () => {
  const headings = "Immeuble\tÉnergie\tPuissance (kVA)\tÉchéance\tPréavis\tAG";
  const [withoutEnd] = buildingsIn(`${headings}\nA\tÉlec\t18\t\t\t`);
  expect(withoutEnd).toMatchObject({ status: "sans préavis, à tout moment", faults: [] });
  const [withLateAssembly] = buildingsIn(`${headings}\nA\tÉlec\t18\t31/03/2027\t\t15/06/2027`);
  expect(withLateAssembly?.remarks.join()).toMatch(/^pas besoin d’attendre cette date/);
  expect(withLateAssembly?.dates?.verdict).not.toContain("tard");
});

it("hands all fields of a building over to the assembly’s tool, and empties the others", () => {
  const [building] = buildingsIn(
    "Immeuble\tÉnergie\tCAR (MWh)\tÉchéance\tPréavis\nA\tGaz\t186,45\t31/12/2027\t3 mois",
  ).filter(isDated);
  const typed = building && typedOf(building);
  expect(typed).toMatchObject({ consumption: "186450", meter: "large", cost: "", ceiling: "", meeting: "" });
  expect(Object.keys(typed ?? {}).sort()).toEqual(Object.keys(fields).sort());
});

it("never names a past day as one to keep in the request", () => {
  const { message } = requestFor(buildingsIn("Immeuble\tÉchéance\tPréavis\nA\t31/01/2027\t2 mois"));
  expect(message).toContain("urgent, lettre à recevoir au plus tard le 30/11/2026");
  expect(message).not.toContain("poster");
});
