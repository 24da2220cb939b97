import { toBlocks } from "../../content/markdown";
import type { Block } from "../../content/model/content-type";
import { fillTemplate } from "../../french/templates";
import { entryOf, SHIPPED_CONTENT } from "../../testing/content";
import { everything, frozenContent, readTyped, sampleDossier } from "../testing/sample-dossiers";
import { estimate } from "./estimate";
import type { Typed } from "./fields";
import { fillBlocks } from "./fill-blocks";
import { requestElements } from "./request";
import { about } from "./rounding";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const textOf = (block: Block) =>
  (block.kind === "list" ? block.items.flat() : block.spans).map(({ text }) => text).join("");
const projectsOf = (typed: Typed, today?: string) =>
  sampleDossier(typed, today).resolutions.projects.map(({ blocks }) => plain(blocks.map(textOf).join("\n")));

describe("the estimate", () => {
  const rates = { averageRate: 15, highRate: 25, amountPerLot: 30 };
  const linesOf = (typed: Typed) => {
    const estimated = estimate(readTyped(typed), rates);
    return estimated && [estimated.result, ...estimated.formulas].map(plain);
  };

  it.each<[Typed, string[] | null]>([
    [{}, null],
    [{ lots: "100" }, ["Environ 3 000 € par an", "30 € par lot × 100 lots, soit environ 3 000 €."]],
    [{ lots: "1" }, ["Moins de 100 € par an", "30 € par lot × 1 lot, soit moins de 100 €."]],
    [
      { cost: "12 345,67", lots: "100" },
      [
        "Environ 1 900 € par an en moyenne, jusqu’à 3 100 € selon le contrat",
        "12 345,67 € × 15 %, soit environ 1 900 €.",
        "12 345,67 € × 25 %, soit environ 3 100 €.",
        "Par lot : environ 20 € en moyenne.",
      ],
    ],
    [
      { cost: "500" },
      ["Environ 100 € par an", "500 € × 15 %, soit environ 100 €.", "500 € × 25 %, soit environ 100 €."],
    ],
    [
      { consumption: "120 000", price: "0,1153" },
      [
        "Environ 2 100 € par an en moyenne, jusqu’à 3 500 € selon le contrat",
        "120 000 kWh × 0,1153 € HT par kWh, soit environ 13 800 € par an.",
        "13 800 € × 15 %, soit environ 2 100 €.",
        "13 800 € × 25 %, soit environ 3 500 €.",
      ],
    ],
    [{ cost: "beaucoup", lots: "100" }, null],
    [{ consumption: "120 000", price: "cher", lots: "100" }, null],
  ])("of %j is %j", (typed, lines) => {
    expect(linesOf(typed)).toEqual(lines);
  });

  it.each([
    [49, "moins de 100 €"],
    [50, "environ 100 €"],
    [149.99, "environ 100 €"],
    [150, "environ 200 €"],
    [5112, "environ 5 100 €"],
    [10_500, "environ 10 500 €"],
    [72_450, "environ 72 500 €"],
  ])("rounds %d € to « %s »", (euros, text) => {
    expect(plain(about(euros))).toBe(text);
  });
});

describe("the projects of resolution", () => {
  it("have a blank for each missing value, and no placeholder", () => {
    const [tender = "", delegation = ""] = projectsOf({});
    expect(`${tender}${delegation}`).not.toMatch(/[{}]/);
    expect(delegation).toContain("……… mois");
  });

  it("contain the typed values, and dots for the fees, which have no field", () => {
    const [tender = "", delegation = ""] = projectsOf(everything);
    expect(tender).toMatch(/à ………, pour des honoraires de ……… % .*, plafonnés à ……… € TTC/);
    expect(tender).toContain("électricité et gaz");
    expect(tender).toMatch(
      /sous réserve de l’adoption .* postée au plus tard le 23 septembre 2027, et reçue au plus tard le 30 septembre 2027 ; si cette date/,
    );
    expect(delegation).not.toContain("………");
    expect(delegation).toContain("délègue au conseil syndical");
    expect(delegation).toContain(
      "60 000 € HT par an (soit 72 000 € avec une TVA de 20 %, hors accise), pour 480 000 kWh",
    );
    expect(delegation).toContain("un contrat d’attente de 3 mois au plus");
    expect(delegation).toContain("ne dépasse pas 65 000 € HT");
  });

  it("leave out a value that has become invalid", () => {
    expect(projectsOf({ ...everything, ceiling: "-1" })[1]).toContain("……… € HT par an");
  });

  const today = "2026-11-25";
  const late = { contractEnd: "2026-12-31", notice: "3", meeting: "2027-03-10" };

  it("aim at an end that the assembly can still vote for, and end the delegation then", () => {
    const [tender, delegation] = projectsOf(late, today);
    expect(tender).toMatch(/reçue au plus tard le 30 septembre 2027/);
    expect(delegation).toContain("au plus tard le 31 décembre 2027");
    const [next, nextDelegation] = projectsOf(
      { ...late, contractEnd: "2027-06-30", meeting: "2027-04-15" },
      today,
    );
    expect(next).toMatch(/postée au plus tard le 23 mars 2028, et reçue au plus tard le 30 mars 2028/);
    expect(nextDelegation).toContain("au plus tard le 30 juin 2028");
  });

  it("order a letter without a date for a contract without a term, and none where no letter is needed", () => {
    const open = { contractEnd: "2026-09-30", notice: "30 jours", meeting: "2027-01-20", renewal: "open" };
    const [tender, delegation] = projectsOf(open, today);
    expect(tender).toContain("en respectant un préavis de 30 jours");
    expect(tender).not.toContain("postée");
    expect(delegation).toContain("au plus tard le 6 mars 2027");
    expect(projectsOf({ ...everything, meter: "small" })[0]).not.toContain("dénoncer");
    expect(projectsOf({ ...late, renewal: "ends" }, today)[0]).not.toContain("dénoncer");
    // Not late, and the assembly comes after the last day: there is no next end to vote for.
    const [later, until] = projectsOf(
      { contractEnd: "2027-06-30", notice: "3", renewal: "open", meeting: "2027-05-15" },
      today,
    );
    expect(later).toContain("en respectant un préavis de 3 mois");
    expect(later).not.toContain("postée");
    expect(until).toContain("au plus tard le 30 août 2027");
  });

  it("have a letter and an e-mail beside them, with the same dates", () => {
    const messagesOf = (typed: Typed) =>
      sampleDossier(typed, today).messages.texts.map(({ blocks }) => plain(blocks.map(textOf).join("\n")));
    const [letter, mail] = messagesOf({ ...late, copropriete: "Les Érables" });
    expect(letter).toContain("pour son échéance du 31 décembre 2027, dans le respect du préavis de 3 mois.");
    expect(mail).toContain("Poster la lettre de dénonciation : au plus tard le jeudi 23 septembre 2027");
    expect(mail).toContain("Les Érables");
    expect(mail).toContain("Fixer l’ordre du jour : au plus tard le mardi 26 janvier 2027");
    expect(mail).not.toContain("Date limite de l’assemblée");
    expect(messagesOf({ meter: "small" })).toHaveLength(1);
  });

  it("keep a number on one line with the next word, but no other value", () => {
    expect(fillTemplate("{duree} mois, {nom} ici", { duree: "36", nom: "Les Tilleuls" })).toBe(
      "36\u00a0mois, Les Tilleuls ici",
    );
  });

  it("do not format typed text, and replace no placeholder in it", () => {
    const typed = "**gras** # titre <b> {objet} $&";
    const [block] = fillBlocks(toBlocks("Objet {objet}"), { objet: typed });
    expect(block).toEqual({ kind: "paragraph", spans: [{ text: `Objet ${typed}`, bold: false }] });
  });
});

it.each([frozenContent.page, entryOf("assemblyFile", SHIPPED_CONTENT)])(
  "has an average that is not above the highest rate",
  ({ averageRate, highRate }) => {
    expect(averageRate).toBeLessThanOrEqual(highRate);
  },
);

describe("the contact form", () => {
  const elementsOf = (typed: Typed) => {
    const { answer, calendar } = sampleDossier(typed);
    const { message, ...elements } = requestElements(readTyped(typed), answer, calendar.deadlines);
    return { ...elements, message: plain(message).split("\n") };
  };

  it("gets the typed values, the dates that are calculated from them, and no others", () => {
    const { message, ...elements } = elementsOf(everything);
    const { copropriete: nomCopropriete, lots: nombreLots, energy: typeContrat } = everything;
    expect(elements).toEqual({ nomCopropriete, nombreLots, typeContrat });
    expect(message).toEqual([
      "Postez la lettre recommandée au plus tard le jeudi 23 septembre 2027.",
      expect.stringMatching(
        /^Votre assemblée a lieu à temps : convoquez-la au plus tard le lundi 24 mai 2027/,
      ),
      "Coût annuel de la fourniture HT : 48 500 €",
      "Taille du compteur : Plus de 36 kVA, ou gaz de 30 MWh par an ou plus",
      "Préavis : 3 mois",
      "Délégataire : Conseil syndical",
      "Montant annuel maximal HT : 60 000 €",
      "Durée maximale du contrat : 36 mois",
      "Assemblée générale : mardi 15 juin 2027",
      "Fin du contrat : vendredi 31 décembre 2027",
    ]);
    const nothing = { nomCopropriete: "", nombreLots: "", typeContrat: null, message: [""] };
    expect(elementsOf({ cost: "beaucoup" })).toEqual(nothing);
  });

  it("gets the energy as unknown, and no past date", () => {
    expect(elementsOf({ contractEnd: "2026-12-31", notice: "3" }).message).toEqual([
      "Énergie : Non précisée",
      "Échéance du 31 décembre 2026 manquée. Prochaine lettre : au plus tard le jeudi 23 septembre 2027.",
      "Dès maintenant : demandez par écrit la durée et le prix de la reconduction.",
      "Préavis : 3 mois",
      "Fin du contrat : vendredi 31 décembre 2027",
    ]);
    expect(elementsOf({ contractEnd: "2027-12-31", meter: "small", energy: "gaz" }).message).toEqual([
      "Aucun préavis : la copropriété change quand elle veut.",
      "Pour changer à la date souhaitée, signez au plus tard le vendredi 10 décembre 2027.",
      "Taille du compteur : 36 kVA ou moins, ou gaz de moins de 30 MWh par an",
      "Changement souhaité : vendredi 31 décembre 2027",
    ]);
  });
});
