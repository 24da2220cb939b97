/** The texts of a dossier: its estimate, what visitors copy, and the request that it fills in. */
import { toBlocks } from "../../content/markdown";
import type { Block } from "../../content/model/content-type";
import { inOneLine } from "../../contract/deadlines";
import { requestsOf } from "../../contract/documents";
import { fillTemplate } from "../../french/templates";
import { frozenContent, fullTexts, readTyped, sampleAnswer, sampleDossier } from "../testing/sample-dossiers";
import { fillBlocks, type TitledText } from "./dossier";
import type { FieldTexts } from "./dossier-fields";
import { approximately, estimate } from "./estimate";
import { requestPrefill } from "./request";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const textOf = (block: Block) =>
  (block.kind === "list" ? block.items.flat() : block.spans).map(({ text }) => text).join("");
const projectsOf = (typed: FieldTexts, today?: string) =>
  sampleDossier(typed, today).resolutions.projects.map(({ blocks }) => plain(blocks.map(textOf).join("\n")));

describe("the estimate", () => {
  const rates = { averageRate: 15, highRate: 25, amountPerLot: 30 };
  const linesOf = (typed: FieldTexts) => {
    const estimated = estimate(readTyped(typed), rates);
    return estimated && [estimated.result, ...estimated.formulas].map(plain);
  };

  it.each<[FieldTexts, string[] | null]>([
    [{}, null],
    // From the number of lots.
    [{ lots: "100" }, ["Environ 3 000 € par an", "30 € par lot × 100 lots, soit environ 3 000 €."]],
    [{ lots: "1" }, ["Moins de 100 € par an", "30 € par lot × 1 lot, soit moins de 100 €."]],
    // From the cost, which counts before the lots.
    [
      { cost: "12 345,67", lots: "100" },
      [
        "Environ 1 900 € par an en moyenne, jusqu’à 3 100 € selon le contrat",
        "12 345,67 € × 15 %, soit environ 1 900 €.",
        "12 345,67 € × 25 %, soit environ 3 100 €.",
        "Par lot : environ 20 € en moyenne.",
      ],
    ],
    // Both rates round to the same amount.
    [
      { cost: "500" },
      ["Environ 100 € par an", "500 € × 15 %, soit environ 100 €.", "500 € × 25 %, soit environ 100 €."],
    ],
    // An invalid cost is not replaced by the lots.
    [{ cost: "beaucoup", lots: "100" }, null],
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
    expect(plain(approximately(euros))).toBe(text);
  });
});

describe("the texts to copy", () => {
  const messagesOf = (typed: FieldTexts, today?: string) => {
    const { letter, question, syndic, council } = sampleDossier(typed, today).messages;
    const inLines = (text: TitledText | null) => text && plain(text.blocks.map(textOf).join("\n"));
    return {
      letter: inLines(letter),
      question: inLines(question),
      syndic: inLines(syndic),
      council: inLines(council),
    };
  };

  it("have a blank for each missing value", () => {
    const [tender = "", delegation = ""] = projectsOf({});
    const { letter, ...others } = messagesOf({});
    expect(`${tender}${delegation}${letter}`).not.toMatch(/[{}]/);
    expect(delegation).toContain("……… mois");
    expect(others).toEqual({ question: null, syndic: null, council: null });
  });

  it("keep a value that is typed while the others are missing", () => {
    expect(projectsOf({ contractEnd: "2027-12-31" })[0]).toContain("échéance du 31 décembre 2027");
  });

  it("contain the typed values", () => {
    const [tender = "", delegation = ""] = projectsOf(fullTexts);
    // The fees have no field.
    expect(tender).toMatch(/à ………, pour des honoraires de ……… % .*, plafonnés à ……… € TTC/);
    expect(tender).toContain("électricité et gaz");
    expect(tender).toContain(
      "pour son échéance du 31 décembre 2027, par une lettre reçue au plus tard le 30 septembre 2027",
    );
    expect(delegation).not.toContain("………");
    expect(delegation).toContain("délègue au conseil syndical");
    expect(delegation).toContain(
      "60 000 € HT par an (soit 72 000 € avec une TVA de 20 %, hors accise), pour 480 000 kWh",
    );
    expect(delegation).toContain("un contrat d’attente de 3 mois au plus");
    expect(delegation).toContain("ne dépasse pas 65 000 € HT");
    expect(delegation).toContain("s’il n’est pas dénoncé, il se reconduit");
  });

  it("hold on the day of a vote after the contract's end", () => {
    const [tender = "", delegation = ""] = projectsOf({ contractEnd: "2026-10-31", renewal: "ends" });
    expect(tender).toContain("31 octobre 2026");
    expect(`${tender} ${delegation}`).not.toMatch(/prend fin/);
    expect(delegation).toMatch(
      /fin du contrat en cours ou, si elle est passée .*assemblée générale suivante/,
    );
  });

  it("leave out a value that has become invalid", () => {
    expect(projectsOf({ ...fullTexts, ceiling: "-1" })[1]).toContain("……… € HT par an");
  });

  it("have an e-mail to each recipient with a request of its own", () => {
    const typed = { ...fullTexts, copropriete: "Les Érables" };
    const { answer, deadlines, plan } = sampleDossier(typed);
    const { syndic, council } = messagesOf(typed);
    for (const mail of [syndic, council]) {
      expect(mail).toContain("Les Érables");
      expect(mail).toContain(plain(answer.headline));
      for (const deadline of deadlines.rows) expect(mail).toContain(plain(inOneLine(deadline)));
    }
    // The act of a state that is in time is the syndic's.
    expect(syndic).toContain(plain(answer.act));
    expect(council).not.toContain(plain(answer.act));
    if (plan.state === "incomplete") throw new Error("There is no answer.");
    const requests = requestsOf(plan, frozenContent.page.stories);
    expect(syndic).toContain(plain(requests.syndic));
    expect(council).toContain(plain(requests.council));
  });

  it("end without a request once the question is on the agenda", () => {
    const { syndic, council } = messagesOf({ ...fullTexts, onAgenda: "oui" });
    const [, closing = ""] = frozenContent.documents.mailText.map(textOf).slice(-2);
    for (const mail of [syndic, council]) {
      expect(mail).not.toContain("ordre du jour");
      expect(mail?.split("………")).toHaveLength(2);
      expect(mail).toContain(plain(closing));
    }
  });

  it("have a question to the supplier for a missed end", () => {
    const missed = { ...fullTexts, contractEnd: "2026-12-31", meeting: "" };
    expect(messagesOf(missed).question).toContain("Résidence Les Érables");
    expect(messagesOf(fullTexts).question).toBeNull();
  });

  it("have neither letter nor dates for a small meter", () => {
    const { letter, syndic, council } = messagesOf({ meter: "small" });
    expect(letter).toBeNull();
    expect(`${syndic}${council}`).not.toMatch(/………\n|dates/);
  });

  it("say that two energies are two letters", () => {
    const noteFor = (energy: string) => sampleDossier({ ...fullTexts, energy }).messages.note;
    expect(noteFor("electricite-gaz")).toBe(frozenContent.documents.twoContractsNote);
    expect(noteFor("gaz")).toBe("");
  });

  it("keep numbers alone on one line with the next word", () => {
    expect(fillTemplate("{duree} mois, {nom} ici", { duree: "36", nom: "Les Tilleuls" })).toBe(
      "36\u00a0mois, Les Tilleuls ici",
    );
  });

  it("leave typed text as it is", () => {
    const typed = "**gras** # titre <b> {objet} $&";
    const [block] = fillBlocks(toBlocks("Objet {objet}"), { objet: typed });
    expect(block).toEqual({ kind: "paragraph", spans: [{ text: `Objet ${typed}`, bold: false }] });
  });
});

describe("the study request", () => {
  const prefillOf = (typed: FieldTexts) => {
    const { message, ...others } = requestPrefill(sampleAnswer(typed));
    return { ...others, message: plain(message).split("\n") };
  };

  it("gets the typed values with the days that follow from them", () => {
    const { message, ...others } = prefillOf(fullTexts);
    const { copropriete: nomCopropriete, lots: nombreLots, energy: typeContrat } = fullTexts;
    expect(others).toEqual({ nomCopropriete, nombreLots, typeContrat });
    expect(message).toEqual([
      "À temps : lettre au plus tard le jeudi 23 septembre 2027.",
      "Convoquez l’assemblée au plus tard le lundi 24 mai 2027 (par lettre : le 14).",
      "Coût annuel de la fourniture HT : 48 500 €",
      "Compteur : Grand compteur",
      "Préavis : 3 mois",
      "Délégataire : Conseil syndical",
      "Montant annuel maximal HT : 60 000 €",
      "Durée maximale du contrat : 36 mois",
      "Assemblée générale : mardi 15 juin 2027",
      "Fin du contrat : vendredi 31 décembre 2027",
    ]);
    const nothing = { nomCopropriete: "", nombreLots: "", typeContrat: "", message: [""] };
    expect(prefillOf({ cost: "beaucoup" })).toEqual(nothing);
  });

  it("is told what is unknown in place of the days of a hypothesis", () => {
    const missed = { contractEnd: "2026-12-31", notice: "3" };
    expect(prefillOf(missed).message).toEqual([
      "Énergie : Non précisée",
      "Échéance du 31 décembre 2026 manquée : prochaine fin à confirmer.",
      "Demandez par écrit au fournisseur la date de fin et le prix.",
      "Préavis : 3 mois",
      "Reconduction : Je ne sais pas",
    ]);
    expect(prefillOf({ ...missed, renewal: "renews", renewalMonths: "12" }).message).toContain(
      "Reconduction : Il repart pour 12 mois",
    );
    expect(prefillOf({ contractEnd: "2027-12-31", meter: "small", energy: "gaz" }).message).toEqual([
      "Petit compteur : aucun préavis, changez quand vous voulez.",
      "Faites voter le nouveau contrat : il met fin à l’ancien.",
      "Compteur : Petit compteur",
      "Changement souhaité : vendredi 31 décembre 2027",
    ]);
  });
});
