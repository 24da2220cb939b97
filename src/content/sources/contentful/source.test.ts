import axios from "axios";
import type { Node, SourceNodesArgs } from "gatsby";

import type { DeliveryConnection } from "../../../environment";
import { answerFrom, drafts, gatsbyWith, pluginNodes, published } from "../../../testing/contentful-client";
import { TestSpace } from "../../../testing/contentful-space";
import { checkContent, problemReport } from "../../check/check";
import { contentTypes } from "../../model/registry";
import { readNodes } from "./nodes";
import { contentfulSource, readContent } from "./source";

jest.mock("contentful", () => ({ createClient: jest.fn() }));
// Retries follow without a delay.
jest.mock("node:timers/promises", () => ({ setTimeout: () => Promise.resolve() }));
jest.mock("gatsby-source-filesystem", () => ({
  createFileNodeFromBuffer: () => Promise.resolve({ absolutePath: "/a.png" }),
}));

const pictureId = "homePage-heroImage";

/** A value of a list of entries. */
const linkToEntry = (id: string) => ({ sys: { type: "Link", linkType: "Entry", id } });

const containing = (text: string) => expect.stringContaining(text) as string;

/** An address in Contentful's web app. */
const address = (path: string) => `https://app.contentful.com/spaces/espace/environments/master/${path}`;

/** The content of the space as a build or a preview reads it, from the plugin's nodes. */
async function contentOf(space: TestSpace, connection: DeliveryConnection, nodes: ReadonlyMap<string, Node>) {
  answerFrom(space);
  return readNodes(connection, gatsbyWith(nodes));
}

describe("the content of a space", () => {
  async function problemsOf(
    space: TestSpace,
    connection: DeliveryConnection,
    nodes: ReadonlyMap<string, Node>,
  ) {
    return checkContent(await contentOf(space, connection, nodes));
  }

  /** Problems of a space after a change. */
  async function problemsAfter(change: (space: TestSpace) => unknown, connection = published) {
    const space = new TestSpace();
    change(space);
    return problemsOf(space, connection, await pluginNodes(space));
  }

  it("may have a dangling link to an unpublished entry: the site is built, and the link is reported with its list", async () => {
    const problems = await problemsAfter((space) => space.unpublish("tender-2"));
    expect(problems).toMatchObject([
      {
        isTolerated: true,
        field: "Appels d’offres : liste (tenders)",
        url: address("entries/referencesSection?focusedField=tenders"),
        other: { url: address("entries/tender-2") },
      },
    ]);
    const report = problemReport(problems);
    expect(report).toContain("Le site paraît, avec 1 point à revoir.");
    expect(report).toContain(`  ouvrir : ${address("entries/referencesSection?focusedField=tenders")}\n`);
  });

  it("may have a link to a draft, which a preview names by its title", async () => {
    const { title } = new TestSpace().valuesOf("tender-2");
    const found = `au point n° 2, une entrée qui n’est pas publiée : « ${String(title)} »`;
    const makeDraft = ({ entries }: TestSpace) => delete entries.get("tender-2")?.sys.publishedVersion;
    const problems = await problemsAfter(makeDraft, drafts);
    expect(problems).toMatchObject([{ isTolerated: true, found }]);
  });

  interface Mistake {
    mistake: string;
    change: (space: TestSpace) => unknown;
    /** Part of the reported problem. */
    problem: object;
  }

  it.each<Mistake>([
    {
      mistake: "a listed entry of another type",
      change: (space) => space.publish("referencesSection", { tenders: [linkToEntry("stat-1")] }),
      problem: { found: containing("au point n° 1, une entrée d’un autre type : Contentful, Chiffre") },
    },
    {
      mistake: "one entry twice in a list",
      change: (space) =>
        space.publish("referencesSection", { tenders: ["tender-1", "tender-1"].map(linkToEntry) }),
      problem: {
        found: "deux fois la même entrée",
        url: address("entries/referencesSection?focusedField=tenders"),
      },
    },
    {
      mistake: "two entries with one name",
      change: (space) => space.publish("stat-1", { label: space.valuesOf("stat-2").label }),
      problem: {
        url: address("entries/stat-2?focusedField=label"),
        other: expect.objectContaining({ url: address("entries/stat-1?focusedField=label") }) as object,
      },
    },
    {
      mistake: "a situation without one of its texts",
      change: (space) => space.publish("planStory-6", { votedAct: "" }),
      problem: {
        location: "Contentful, Situation « Urgent »",
        field: "Réponse : que faire, question votée (votedAct)",
        url: address("entries/planStory-6?focusedField=votedAct"),
        found: "rien",
      },
    },
    {
      mistake: "a situation that is not in the list",
      change: (space) => {
        const others = space.listed("assemblyFile", "stories").filter((id) => id !== "planStory-6");
        space.publish("assemblyFile", { stories: others.map(linkToEntry) });
      },
      problem: {
        expected: "une entrée « Situation » pour « Urgent » : ajoutez-la",
        url: address("entries/assemblyFile?focusedField=stories"),
        blocksPreview: true,
      },
    },
    {
      mistake: "no settings that are published",
      change: (space) => space.unpublish("siteSettings"),
      problem: { found: "aucune entrée publiée", url: address("entries?contentTypeId=siteSettings") },
    },
    {
      mistake: "an alternative text that is too long",
      change: (space) => space.upload(pictureId, Buffer.of(), "Une façade ".repeat(30), "facade.png"),
      problem: { found: containing("texte de remplacement le texte « Une façade Une") },
    },
    {
      mistake: "an asset without a file",
      change: (space) => space.upload(pictureId, undefined, "Une façade", "facade.png"),
      problem: {
        found: containing("une image qui n’est pas publiée"),
        other: { location: "l’image", url: address(`assets/${pictureId}`) },
      },
    },
  ])("may have $mistake, which is reported with the item to open", async ({ change, problem }) => {
    const problems = await problemsAfter(change);
    expect(problems).toEqual([expect.objectContaining(problem)]);
    expect(problems.filter(({ isTolerated }) => isTolerated)).toEqual([]);
  });

  it("may lose a draft of which the plugin still has the node: a preview reports it at its list", async () => {
    const space = new TestSpace();
    const nodesBefore = await pluginNodes(space);
    space.entries.delete("tender-2");
    const problems = await problemsOf(space, drafts, await pluginNodes(space, nodesBefore));
    expect(problems).toMatchObject([{ isTolerated: true, other: { url: address("entries/tender-2") } }]);
  });

  it("may have an entry that is published again: its list shows it without another save", async () => {
    const space = new TestSpace();
    const publishAgain = space.unpublish("tender-2");
    const nodesBefore = await pluginNodes(space);
    publishAgain();
    expect(await problemsOf(space, drafts, await pluginNodes(space, nodesBefore))).toEqual([]);
  });

  it("has the plugin's texts, short and long, and lists in their order", async () => {
    const space = new TestSpace();
    const nodes = await pluginNodes(space);
    // Marks the texts of the plugin's nodes, so that they differ from those of the API.
    for (const node of nodes.values()) {
      for (const name of ["question", "answer"]) if (name in node) node[name] = `${String(node[name])} !`;
    }
    const entries = await contentOf(space, published, nodes);
    const firstQuestion = entries.find(({ id }) => id === "entry faqItem-1");
    const { question, answer } = space.valuesOf("faqItem-1");
    expect(firstQuestion?.values).toMatchObject({
      question: `${String(question)} !`,
      answer: `${String(answer)} !`,
    });
    const home = entries.find(({ typeId }) => typeId === "homePage");
    expect(home?.lists.questions).toEqual(space.listed("homePage", "questions").map((id) => `entry ${id}`));
  });

  it("names a picture that cannot be downloaded, after a second attempt", async () => {
    const space = new TestSpace();
    answerFrom(space);
    const get = jest.spyOn(axios, "get").mockRejectedValue(new Error("Request failed with status code 503"));
    const gatsby = gatsbyWith(await pluginNodes(space));
    const args = { actions: {}, ...gatsby } as unknown as SourceNodesArgs;
    const problems = await checkContent(await readContent(published, args));
    const found = containing(
      "l’image « facade.png », que Contentful ne livre pas (Request failed with status",
    );
    expect(problems).toContainEqual(expect.objectContaining({ found }));
    const [[url] = []] = get.mock.calls;
    expect(get.mock.calls.filter(([each]) => each === url)).toHaveLength(2);
  });
});

it("the plugin reads the site's types alone, because it refuses some names of other projects' types", () => {
  const [plugin] = contentfulSource(published).plugins;
  const options = typeof plugin === "object" ? plugin.options : undefined;
  const contentTypeFilter = options?.contentTypeFilter as (type: object) => boolean;
  const isRead = (id: string) => contentTypeFilter({ sys: { id } });
  expect(["reference", "entity", "asset", "blogPost"].filter(isRead)).toEqual([]);
  expect(contentTypes.every(({ id }) => isRead(id))).toBe(true);
});

it("a space with more entries than one answer has is not read", async () => {
  const space = new TestSpace();
  const items = [...space.entries.values()];
  const getEntries = () => Promise.resolve({ total: 1001, items });
  answerFrom(space, { getEntries });
  await expect(readNodes(published, gatsbyWith(await pluginNodes(space)))).rejects.toThrow(
    `Contentful n’a livré que ${items.length} des 1001 entrées du site`,
  );
});

it("an entry that the plugin lost has no texts, so that the check names it", async () => {
  const space = new TestSpace();
  const delivered = new TestSpace();
  const lostIds = [...space.entries.keys()].filter((_, index) => index % 2 === 1);
  for (const id of lostIds) delivered.entries.delete(id);
  const problems = await checkContent(await contentOf(space, published, await pluginNodes(delivered)));
  const reportedIds = new Set(problems.map(({ url = "" }) => /entries\/([^?]+)/.exec(url)?.[1]));
  expect(lostIds.filter((id) => !reportedIds.has(id))).toEqual([]);
});

it("an entry that is published during a build may have its older text", async () => {
  const space = new TestSpace();
  const nodes = await pluginNodes(space);
  space.publish("stat-1", { label: "Nouveau" });
  expect(await checkContent(await contentOf(space, published, nodes))).toEqual([]);
});
