import type { Node } from "gatsby";

import { contentReport } from "../check";
import { contentfulSource } from "./contentful";

const source = contentfulSource({
  spaceId: "espace",
  token: "secret",
  environment: "essai",
  host: "cdn.contentful.com",
  api: "delivery",
});

// The API's response for an entry whose picture the plugin has dropped.
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

/** The content of a space with these nodes. */
function reading(...nodes: Node[]) {
  return source.read({
    getNode: (id: string) => nodes.find((each) => each.id === id),
    getNodesByType: (type: string) => nodes.filter(({ internal }) => internal.type === type),
  });
}

const ENTRY_URL = "https://app.contentful.com/spaces/espace/environments/essai/entries/entry-1";

describe("the content of a space", () => {
  it("is read field by field, with long texts from their separate nodes", () => {
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

  it("has lists in the order of the page, without unpublished entries", () => {
    const { entries } = reading(
      node("1", "ContentfulHomePage", { questions___NODE: ["3", "gone", "2"] }),
      node("2", "ContentfulFaqItem", {}),
      node("3", "ContentfulFaqItem", {}),
    );
    expect(entries[0]?.lists).toMatchObject({ questions: ["3", "2"], tenders: [] });
  });

  it("identifies an entry without a title by its id", () => {
    const { entries } = reading(node("1", "ContentfulFaqItem", {}));
    expect(entries[0]?.place).toBe("Contentful, Question fréquente entry-1");
  });

  it("has pictures with their file name and description", () => {
    const { entries } = reading(
      node("1", "ContentfulHomePage", { heroImage___NODE: "2" }),
      node("2", "ContentfulAsset", { filename: "facade.png", title: "Façade", description: "Une façade" }),
    );
    expect(entries[0]?.values).toMatchObject({ heroImage: { file: "facade.png", alt: "Une façade" } });
  });

  it("does not include other nodes", () => {
    expect(reading(node("1", "ContentfulContentType", {}), node("2", "ContentfulAsset", {})).entries).toEqual(
      [],
    );
  });
});

describe("invalid content in a space", () => {
  it("is reported with the address of the entry", async () => {
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

  it("may be a field without a linked picture", async () => {
    const report = await contentReport(reading(node("1", "ContentfulHomePage", {})));
    expect(report).toMatch(
      /champ : Accueil : illustration \(heroImage\)\n {2}attendu : .*\n {2}trouvé : rien/,
    );
  });

  it("may be an unpublished picture, which is reported once, with the addresses of the entry and the picture", async () => {
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

  it("may be a picture without a file", async () => {
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

  it("may be two entries with the same title: the second is reported, with its address", async () => {
    const stat = (id: string) => node(id, "ContentfulStat", { label: "en moyenne", value: "15 %" });
    const report = await contentReport(reading(stat("9"), stat("1")));
    expect(report).toContain(
      `• Contentful, Chiffre clé « en moyenne »\n  ouvrir : ${ENTRY_URL}\n  champ : Légende (label)`,
    );
    expect(report).toContain("comme Contentful, Chiffre clé « en moyenne »");
  });

  it("may be a list with too few entries: its page is reported, with its address", async () => {
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

  it("is not reported in an entry that no page lists", async () => {
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

  it("may be two entries of a single type: both are reported, each with its address", async () => {
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

  it("may be an empty space", async () => {
    expect(await contentReport(reading())).toContain("• Page d’accueil (homePage)\n  attendu : une entrée");
  });
});
