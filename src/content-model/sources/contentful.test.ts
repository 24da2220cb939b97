import type { Node } from "gatsby";

import { contentReport } from "../check";
import { contentfulSource } from "./contentful";

const source = contentfulSource({
  spaceId: "espace",
  token: "secret",
  environment: "essai",
  host: "cdn.contentful.com",
  right: "delivery",
});

// What the space itself says of an entry whose picture the plugin has left out.
let stored: object;

beforeEach(() => {
  stored = {};
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json({ fields: stored })));
});

afterEach(() => jest.restoreAllMocks());

const node = (id: string, type: string, fields: Record<string, unknown>): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest: "", owner: "gatsby-source-contentful" },
  contentful_id: `entry-${id}`,
  ...fields,
});

/** The entries and problems of a space that holds these nodes. */
function reading(...nodes: Node[]) {
  return source.read({
    getNode: (id: string) => nodes.find((each) => each.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  });
}

const ENTRY_URL = "https://app.contentful.com/spaces/espace/environments/essai/entries/entry-1";

describe("what a space holds", () => {
  it("is read field by field, a long text from the node that it was put into", () => {
    const { entries } = reading(
      node("1", "ContentfulFaqItem", { question: "Qui signe ?", answer___NODE: "2" }),
      node("2", "contentfulFaqItemAnswerTextNode", { answer: "Le syndic." }),
    );
    expect(entries).toEqual([
      {
        typeId: "faqItem",
        id: "1",
        place: "Contentful, Question fréquente « Qui signe ? »",
        url: ENTRY_URL,
        values: { question: "Qui signe ?", answer: "Le syndic." },
        lists: {},
        pictures: {},
      },
    ]);
  });

  it("has lists in the order of the page, without entries that are not published", () => {
    const { entries } = reading(
      node("1", "ContentfulHomePage", { questions___NODE: ["3", "gone", "2"] }),
      node("2", "ContentfulFaqItem", {}),
      node("3", "ContentfulFaqItem", {}),
    );
    expect(entries[0]?.lists).toMatchObject({ questions: ["3", "2"], tenders: [] });
  });

  it("is found by its id where an entry has no title yet", () => {
    const { entries } = reading(node("1", "ContentfulFaqItem", {}));
    expect(entries[0]?.place).toBe("Contentful, Question fréquente entry-1");
  });

  it("has pictures with the name of their file and their description", () => {
    const { entries } = reading(
      node("1", "ContentfulHomePage", { heroImage___NODE: "2" }),
      node("2", "ContentfulAsset", { filename: "facade.png", title: "Façade", description: "Une façade" }),
    );
    expect(entries[0]?.values).toMatchObject({ heroImage: { file: "facade.png", alt: "Une façade" } });
  });

  it("leaves out nodes that are no content", () => {
    expect(reading(node("1", "ContentfulContentType", {}), node("2", "ContentfulAsset", {})).entries).toEqual(
      [],
    );
  });
});

describe("bad content in a space", () => {
  it("is told with the address where the entry opens", async () => {
    const report = await contentReport(
      reading(node("1", "ContentfulTender", { title: "Gaz", status: "Fermé" })),
    );
    expect(report).toContain(
      `• Contentful, Appel d’offres « Gaz »\n  ouvrir : ${ENTRY_URL}\n  champ : Statut (status)`,
    );
  });

  it.each([null, ""])("may be a picture without a description: %j", async (description) => {
    const report = await contentReport(
      reading(
        node("1", "ContentfulHomePage", { heroImage___NODE: "2" }),
        node("2", "ContentfulAsset", { filename: "facade.png", description }),
      ),
    );
    expect(report).toContain("trouvé : l’image « facade.png », sans texte de remplacement");
  });

  it("may be a picture that nobody has linked", async () => {
    const report = await contentReport(reading(node("1", "ContentfulHomePage", {})));
    expect(report).toMatch(
      /champ : Accueil : illustration \(heroImage\)\n {2}attendu : .*\n {2}trouvé : rien/,
    );
  });

  it("may be a picture that is not published: it is called that, once, with the address of both", async () => {
    stored = { heroImage: { fr: { sys: { type: "Link", linkType: "Asset", id: "brouillon" } } } };
    const report = await contentReport(reading(node("1", "ContentfulHomePage", {})));
    expect(fetch).toHaveBeenCalledWith(
      new URL("https://cdn.contentful.com/spaces/espace/environments/essai/entries/entry-1?locale=*"),
      expect.anything(),
    );
    expect(report).toContain(
      `  ouvrir : ${ENTRY_URL}\n  champ : Accueil : illustration (heroImage)\n` +
        "  image : https://app.contentful.com/spaces/espace/environments/essai/assets/brouillon\n",
    );
    expect(report).toContain("trouvé : une image non publiée, ou supprimée");
    expect(report?.match(/\(heroImage\)/g)).toHaveLength(1);
  });

  it("may be a picture whose file cannot be used: no page goes without it unnoticed", async () => {
    const report = await contentReport(
      reading(
        node("1", "ContentfulHomePage", { heroImage___NODE: "2" }),
        node("2", "ContentfulAsset", { title: "Façade", description: "Une façade", file: null }),
      ),
    );
    expect(report).toContain(
      "  image : https://app.contentful.com/spaces/espace/environments/essai/assets/entry-2\n",
    );
    expect(report).toContain("trouvé : l’image « Façade », sans fichier");
  });

  it("may be two entries with one title: the second is told, with its own address", async () => {
    const stat = (id: string) => node(id, "ContentfulStat", { label: "en moyenne", value: "15 %" });
    const report = await contentReport(reading(stat("9"), stat("1")));
    expect(report).toContain(
      `• Contentful, Chiffre clé « en moyenne »\n  ouvrir : ${ENTRY_URL}\n  champ : Légende (label)`,
    );
    expect(report).toContain("comme Contentful, Chiffre clé « en moyenne »");
  });

  it("may be a page listed short: the page is told, with its address", async () => {
    const report = await contentReport(
      reading(
        node("1", "ContentfulHomePage", { heroTitle: "Un titre", stats___NODE: ["2"] }),
        node("2", "ContentfulStat", { label: "en moyenne", value: "15 %" }),
      ),
    );
    expect(report).toContain(
      `• Contentful, Page d’accueil « Un titre »\n  ouvrir : ${ENTRY_URL}\n  champ : Chiffres clés : liste (stats)\n`,
    );
    expect(report).toContain(
      "attendu : une liste de 2 à 8 entrées « Chiffre clé » (stat)\n  trouvé : 1 entrée",
    );
  });

  it("may be the same entry twice in a list", async () => {
    const report = await contentReport(
      reading(
        node("1", "ContentfulHomePage", { questions___NODE: ["2", "2"] }),
        node("2", "ContentfulFaqItem", {}),
      ),
    );
    expect(report).toContain("trouvé : deux fois la même entrée");
  });

  it("may be in an entry that no page lists, which is not shown", async () => {
    const page = { ...node("1", "ContentfulHomePage", { questions___NODE: ["2"] }) };
    const report = await contentReport(
      reading(
        page,
        node("2", "ContentfulFaqItem", {}),
        node("3", "ContentfulFaqItem", { question: "Seule" }),
      ),
    );
    expect(report).toContain("Question fréquente entry-2");
    expect(report).not.toContain("Seule");
  });

  it("may be two pages of the same type: both are told, each with its address", async () => {
    const report = await contentReport(
      reading(
        node("1", "ContentfulHomePage", { heroTitle: "Une" }),
        node("4", "ContentfulHomePage", { heroTitle: "Deux" }),
      ),
    );
    for (const [title, id] of [
      ["Une", "1"],
      ["Deux", "4"],
    ]) {
      expect(report).toContain(
        `• Contentful, Page d’accueil « ${title} »\n  ouvrir : ${ENTRY_URL.replace("entry-1", `entry-${id}`)}\n` +
          "  attendu : une seule entrée de ce type\n  trouvé : 2 entrées",
      );
    }
  });

  it("may be an empty space, or one whose types were never mapped", async () => {
    expect(await contentReport(reading())).toContain("• Page d’accueil (homePage)\n  attendu : une entrée");
  });
});
