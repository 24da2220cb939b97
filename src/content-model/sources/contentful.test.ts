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
      node("1", "ContentfulFaqItem", { order: 2, question: "Qui signe ?", answer___NODE: "2" }),
      node("2", "contentfulFaqItemAnswerTextNode", { answer: "Le syndic." }),
    );
    expect(entries).toEqual([
      {
        typeId: "faqItem",
        place: "Contentful, Question fréquente « Qui signe ? »",
        url: URL,
        values: { order: 2, question: "Qui signe ?", answer: "Le syndic." },
      },
    ]);
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

  it("may be two entries with one order: the second is told, with its own address", () => {
    const stat = (id: string, label: string) =>
      node(id, "ContentfulStat", { order: 1, label, value: "15 %" });
    const report = checkContent(reading(stat("9", "en moyenne"), stat("1", "au plus")));
    expect(report).toContain(
      `• Contentful, Chiffre clé « au plus »\n  ouvrir : ${URL}\n  champ : Ordre (order)`,
    );
    expect(report).toContain("trouvé : le nombre 1, comme Contentful, Chiffre clé « en moyenne »");
  });

  it("may be an empty space, or one whose types were never mapped", () => {
    expect(checkContent(reading())).toContain("• Service (service)\n  attendu : exactement 4 entrées");
  });
});
