import type { Node } from "gatsby";

import { checkContent } from "../check";
import { contentfulSource } from "./contentful";

const source = contentfulSource({
  spaceId: "espace",
  accessToken: "secret",
  environment: "essai",
  host: "cdn.contentful.com",
});

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

const URL = "https://app.contentful.com/spaces/espace/environments/essai/entries/entry-1";

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
        url: URL,
        values: { question: "Qui signe ?", answer: "Le syndic." },
        lists: {},
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
  it("is told with the address where the entry opens", () => {
    const report = checkContent(reading(node("1", "ContentfulTender", { title: "Gaz", status: "Fermé" })));
    expect(report).toContain(
      `• Contentful, Appel d’offres « Gaz »\n  ouvrir : ${URL}\n  champ : Statut (status)`,
    );
  });

  it.each([null, ""])("may be a picture without a description: %j", (description) => {
    const report = checkContent(
      reading(
        node("1", "ContentfulHomePage", { heroImage___NODE: "2" }),
        node("2", "ContentfulAsset", { filename: "facade.png", description }),
      ),
    );
    expect(report).toContain("trouvé : l’image « facade.png », sans texte de remplacement");
  });

  it("may be a picture that is not there any more", () => {
    const report = checkContent(reading(node("1", "ContentfulHomePage", { heroImage___NODE: "gone" })));
    expect(report).toMatch(
      /champ : Accueil : illustration \(heroImage\)\n {2}attendu : .*\n {2}trouvé : rien/,
    );
  });

  it("may be a picture whose file the build does not have: no page goes without it unnoticed", () => {
    const picture = { filename: "facade.png", description: "Une façade" };
    const home = node("1", "ContentfulHomePage", { heroImage___NODE: "2" });
    const bare = checkContent(reading(home, node("2", "ContentfulAsset", picture)));
    expect(bare).toContain("trouvé : aucune image « facade.png »");
    const fetched = node("2", "ContentfulAsset", { ...picture, fields: { localFile: "3" } });
    expect(checkContent(reading(home, fetched, node("3", "File", {})))).not.toContain("aucune image");
  });

  it("may be two entries with one title: the second is told, with its own address", () => {
    const stat = (id: string) => node(id, "ContentfulStat", { label: "en moyenne", value: "15 %" });
    const report = checkContent(reading(stat("9"), stat("1")));
    expect(report).toContain(
      `• Contentful, Chiffre clé « en moyenne »\n  ouvrir : ${URL}\n  champ : Légende (label)`,
    );
    expect(report).toContain("comme Contentful, Chiffre clé « en moyenne »");
  });

  it("may be a page listed short: the page is told, with its address", () => {
    const report = checkContent(
      reading(
        node("1", "ContentfulHomePage", { heroTitle: "Un titre", stats___NODE: ["2"] }),
        node("2", "ContentfulStat", { label: "en moyenne", value: "15 %" }),
      ),
    );
    expect(report).toContain(
      `• Contentful, Page d’accueil « Un titre »\n  ouvrir : ${URL}\n  champ : Chiffres clés : liste (stats)\n`,
    );
    expect(report).toContain(
      "attendu : une liste de 2 à 8 entrées « Chiffre clé » (stat)\n  trouvé : 1 entrée",
    );
  });

  it("may be the same entry twice in a list", () => {
    const report = checkContent(
      reading(
        node("1", "ContentfulHomePage", { questions___NODE: ["2", "2"] }),
        node("2", "ContentfulFaqItem", {}),
      ),
    );
    expect(report).toContain("trouvé : deux fois la même entrée");
  });

  it("may be in an entry that no page lists, which is not shown", () => {
    const page = { ...node("1", "ContentfulHomePage", { questions___NODE: ["2"] }) };
    const report = checkContent(
      reading(
        page,
        node("2", "ContentfulFaqItem", {}),
        node("3", "ContentfulFaqItem", { question: "Seule" }),
      ),
    );
    expect(report).toContain("Question fréquente entry-2");
    expect(report).not.toContain("Seule");
  });

  it("may be two pages of the same type: both are told, each with its address", () => {
    const report = checkContent(
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
        `• Contentful, Page d’accueil « ${title} »\n  ouvrir : ${URL.replace("entry-1", `entry-${id}`)}\n` +
          "  attendu : une seule entrée de ce type\n  trouvé : 2 entrées",
      );
    }
  });

  it("may be an empty space, or one whose types were never mapped", () => {
    expect(checkContent(reading())).toContain("• Page d’accueil (homePage)\n  attendu : une entrée");
  });
});
