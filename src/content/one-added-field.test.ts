import { rmSync } from "node:fs";

import type { Node, NodeInput } from "gatsby";
import { Kind, parse } from "graphql";

import { contentReport } from "./check";
import type { ContentImage, Entry } from "./content-type";
import { contentfulSpace } from "./contentful";
import { toLocalCopy } from "./contentful/to-local";
import { editorGuide } from "./editor-guide";
import type * as model from "./index";
import { contentTypes } from "./index";
import { schemaOf } from "./schema";
import { chooseSource } from "./sources";
import { readLocalContent } from "./sources/local";
import type * as added from "./testing/added-fields";
import { addedFields } from "./testing/added-fields";
import { fakeGatsby } from "./testing/fake-gatsby";
import { entryOf, sampleContent, sampleDirectory } from "./testing/sample";
import { sourceLocalNodes } from "./testing/source-local-nodes";

// The only edit: adds a field of each kind to the declaration of one type.
jest.mock("./index", () => {
  const { contentTypes } = jest.requireActual<typeof model>("./index");
  const { addedFields } = jest.requireActual<typeof added>("./testing/added-fields");
  const extended = contentTypes.map((type) =>
    type.id === "faqItem" ? { ...type, fields: { ...type.fields, ...addedFields } } : type,
  );
  return { contentTypes: extended };
});

const CONTENTFUL = { CONTENTFUL_SPACE_ID: "space", CONTENTFUL_ACCESS_TOKEN: "token" };
const names = Object.keys(addedFields);

let directory: string;

beforeAll(() => {
  directory = sampleDirectory();
});

afterAll(() => rmSync(directory, { recursive: true }));

/** The fields of a type in a schema: the SDL of each field's type, by name. */
function fieldsOf(sdl: string, typeName: string): Map<string, string> {
  for (const definition of parse(sdl).definitions) {
    const isType =
      definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION;
    if (isType && definition.name.value === typeName) {
      const fields = definition.fields ?? [];
      return new Map(fields.map(({ name, type }) => [name.value, sdl.slice(type.loc?.start, type.loc?.end)]));
    }
  }
  throw new Error(`The schema has no ${typeName}.`);
}

describe("a field added to a type", () => {
  it.each([
    ["LocalFaqItem", {}],
    ["ContentfulFaqItem", CONTENTFUL],
  ])("is in the interface that pages query, and in %s", (nodeType, environment) => {
    const sdl = schemaOf(contentTypes, chooseSource(environment, directory).schema);
    const inInterface = fieldsOf(sdl, "FaqItem");
    expect([...inInterface.keys()]).toEqual(expect.arrayContaining(names));
    expect([...fieldsOf(sdl, nodeType).keys()]).toEqual([...inInterface.keys()]);
    expect(inInterface.get("addedText")).toBe("String!");
    expect(inInterface.get("addedOptionalText")).toBe("String");
  });

  it("is accepted by the content check", async () => {
    expect(await contentReport(readLocalContent(directory))).toBeUndefined();
  });

  it("is reported as missing in an entry without it, unless it is optional", async () => {
    const content = sampleContent();
    const entry = entryOf(content, "faqItem");
    content.set("faqItem", [
      Object.fromEntries(Object.entries(entry).filter(([name]) => !names.includes(name))),
      ...(content.get("faqItem") ?? []).slice(1),
    ]);
    const older = sampleDirectory(content);
    const report = (await contentReport(readLocalContent(older))) ?? "";
    rmSync(older, { recursive: true });
    const missing = [...report.matchAll(/\((added\w+)\)/g)].map(([, name]) => name);
    expect(missing).toEqual(names.filter((name) => !["addedOptionalText", "addedEntryList"].includes(name)));
  });

  it("is in the nodes of the local source", () => {
    const gatsby = fakeGatsby();
    sourceLocalNodes(directory, gatsby.args);
    const node = gatsby.nodes().find(({ internal }: NodeInput) => internal.type === "LocalFaqItem");
    expect(Object.keys(node ?? {})).toEqual(expect.arrayContaining(names));
  });

  it("is read from the nodes of Contentful's plugin, and reported as missing there too", async () => {
    const node = {
      id: "1",
      contentful_id: "abc",
      internal: { type: "ContentfulFaqItem" },
    } as unknown as Node;
    jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json({ fields: {} })));
    const lookup = {
      getNode: () => undefined,
      getNodesByType: (type: string) => (type === node.internal.type ? [{ ...node, addedText: "Là" }] : []),
    };
    const [entry] = chooseSource(CONTENTFUL, directory).read(lookup).entries;
    expect(entry?.values).toMatchObject({ addedText: "Là", addedDate: undefined });
    const report = await contentReport(chooseSource(CONTENTFUL, directory).read(lookup));
    expect(report).toContain("Nouveau champ (addedDate)");
    expect(report).not.toContain("Nouveau champ (addedText)");
  });

  it("is in the Contentful space: in the type, in the editor's form and in the entries", () => {
    const space = contentfulSpace(contentTypes, readLocalContent(directory).entries);
    const type = space.contentTypes.find(({ sys }) => sys.id === "faqItem");
    const form = space.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === "faqItem");
    const entry = space.entries.find(({ sys }) => sys.contentType.sys.id === "faqItem");
    expect(type?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(names));
    expect(form?.controls.map(({ fieldId }) => fieldId)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(entry?.fields ?? {})).toEqual(expect.arrayContaining(names));
    expect(type?.fields.find(({ id }) => id === "addedOptionalText")?.required).toBe(false);
  });

  it("is read back from Contentful into the local copy", () => {
    const space = contentfulSpace(contentTypes, readLocalContent(directory).entries);
    const entries = toLocalCopy(contentTypes, space.entries, space.assets, (_what, id) => id);
    const entry = entries.find(({ typeId }) => typeId === "faqItem");
    expect(Object.keys({ ...(entry?.values ?? {}), ...entry?.lists })).toEqual(expect.arrayContaining(names));
  });

  it("is in the editors' guide", () => {
    const guide = editorGuide(contentTypes);
    for (const name of names) expect(guide).toContain(`\`${name}\``);
  });

  it("is in the props of the sections, or this test does not compile", () => {
    type Added = Entry<{ fields: typeof addedFields } & Omit<(typeof contentTypes)[number], "fields">>;
    const picture: ContentImage = { alt: "Une façade", localFile: null };
    const props: Added = {
      addedText: "",
      addedLongText: "",
      addedMarkdown: [{ kind: "paragraph", spans: [] }],
      addedVerbatim: "",
      addedChoice: "Oui",
      addedTextList: [""],
      addedInteger: 1,
      addedDate: "",
      addedImage: picture,
      addedEntryList: [],
      addedPercentage: "",
      addedOptionalText: null,
    };
    // @ts-expect-error A choice is one of its options.
    const unknownChoice: Added["addedChoice"] = "Peut-être";
    // @ts-expect-error A required text is never null.
    const emptyText: Added["addedText"] = null;
    expect(Object.keys(props)).toEqual(names);
    expect([unknownChoice, emptyText]).not.toContain(props.addedChoice);
  });
});
