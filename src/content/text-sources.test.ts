import { contentTypes } from "./";
import { textSources } from "./text-sources";

const address = (url: string, field: string) => `${url}?focusedField=${field}`;

const sourcesOf = (typeId: string, values: object, pictures = {}) =>
  textSources(
    contentTypes,
    [{ typeId, id: "1", place: "", url: "https://app/1", values, pictures }],
    address,
  );

it("gives each text as pages show it, with its field's address", () => {
  expect(sourcesOf("faqItem", { question: "Qui signe ?", answer: "Le syndic." })).toEqual([
    {
      text: "Qui signe\u00a0?",
      href: "https://app/1?focusedField=question",
      entry: "https://app/1",
      label: "Question fréquente, Question",
    },
    expect.objectContaining({ text: "Le syndic.", href: "https://app/1?focusedField=answer" }),
  ]);
});

it("gives each paragraph of a chapter and each point of a list", () => {
  const texts = sourcesOf("whitePaperChapter", { text: "## Titre\n\nUn **mot** gras.\n\n- un point" });
  expect(texts.filter(({ href }) => href.endsWith("=text")).map(({ text }) => text)).toEqual([
    "Titre",
    "Un mot gras.",
    "un point",
  ]);
  const points = sourcesOf("homePage", { nextSteps: ["Réponse", "Audit"] });
  expect(points.filter(({ href }) => href.endsWith("=nextSteps")).map(({ text }) => text)).toEqual([
    "Réponse",
    "Audit",
  ]);
});

it("gives each paragraph of an answer, and each column of a line", () => {
  const answer = sourcesOf("faqItem", { answer: "Un.\n\nDeux." });
  expect(answer.slice(1).map(({ text }) => text)).toEqual(["Un.\n\nDeux.", "Un.", "Deux."]);
  const sources = sourcesOf("whitePaperChapter", { chartBars: ["Avant travaux | 100"] });
  expect(sources.map(({ text }) => text)).toContain("Avant travaux ");
});

it("leads from a picture to its asset, and from a missing text to its field", () => {
  const values = { heroImage: { file: "facade.png", alt: "Une façade" } };
  const pictures = { heroImage: { id: "2", name: "", url: "https://app/assets/2", read: jest.fn() } };
  const sources = sourcesOf("homePage", values, pictures);
  expect(sources.find(({ text }) => text === "Une façade")?.href).toBe("https://app/assets/2");
  expect(sources.find(({ text }) => text === "[À compléter : Accueil : titre]")?.href).toBe(
    "https://app/1?focusedField=heroTitle",
  );
});

it("has nothing for entries without an address", () => {
  expect(
    textSources(
      contentTypes,
      [{ typeId: "faqItem", id: "1", place: "", values: { question: "?" } }],
      address,
    ),
  ).toEqual([]);
});
