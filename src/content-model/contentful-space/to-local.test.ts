import { FROZEN_CONTENT } from "../../testing/content";
import { contentTypes } from "../index";
import { readLocalContent } from "../sources/local";
import type { SpaceAsset } from "./format";
import { contentfulSpace } from "./index";
import { toLocalCopy } from "./to-local";

const local = readLocalContent(FROZEN_CONTENT).entries;
const space = contentfulSpace(contentTypes, local);
const linkTo = (what: string, id: string) => `https://contentful/${what}/${id}`;

const pull = (entries = space.entries, assets = space.assets) =>
  toLocalCopy(contentTypes, entries, assets, linkTo);

it("gives back what the space was made of, entry by entry and field by field in the same order", () => {
  const entries = pull();
  const json = (list: typeof entries) => list.map(({ typeId, values }) => JSON.stringify({ typeId, values }));
  expect(json(entries)).toEqual(json(local));
});

it("puts lists in their order, however the API gives them", () => {
  expect(pull([...space.entries].reverse()).map(({ values }) => values)).toEqual(
    pull().map(({ values }) => values),
  );
});

it("tells where each entry opens", () => {
  expect(pull()[0]).toMatchObject({
    place: "Contentful, Réglages du site « Copro Énergie Conseil »",
    url: "https://contentful/entries/siteSettings",
  });
});

describe("pictures", () => {
  const [first, second] = space.assets;
  if (!first || !second) throw new Error("The frozen content shows two pictures.");
  const named = (asset: SpaceAsset, fileName: string): SpaceAsset => ({
    ...asset,
    fields: { ...asset.fields, file: { fr: { url: "//host/a", contentType: "image/png", fileName } } },
  });
  const picturesOf = (...assets: SpaceAsset[]) =>
    pull(space.entries, assets).flatMap(({ pictures = {} }) => Object.values(pictures));
  const files = (...assets: SpaceAsset[]) => picturesOf(...assets).map(({ id }) => id);

  it("get names of their own where two files are called alike", () => {
    expect(files(named(first, "photo.png"), named(second, "photo.png"))).toEqual([
      "photo.png",
      expect.stringMatching(/^photo-[A-Za-z-]+\.png$/),
    ]);
  });

  it.each(["../../outside.png", "..\\outside.png", "/etc/outside.png"])(
    "stay in their folder: %s",
    (name) => {
      expect(files(named(first, name), second)).toContain("outside.png");
    },
  );

  it("keep accents, and lose what file systems and shells stumble over", () => {
    expect(files(named(first, "Façade été 2027 (v2).png"), second)).toContain("Façade-été-2027--v2-.png");
  });

  it("get the ending of their type, by which the local copy goes", () => {
    expect(files(named(first, "Façade"), named(second, "photo.JPG"))).toEqual(["Façade.png", "photo.JPG"]);
  });

  it("say where they open", () => {
    expect(picturesOf(first)[0]?.url).toBe(`https://contentful/assets/${first.sys.id}`);
  });

  it("are left out where no entry shows them", () => {
    const unused = { ...first, sys: { ...first.sys, id: "unused" } };
    expect(files(first, second, unused)).toHaveLength(2);
  });

  it("are missed where the space has them no more, and called unpublished", () => {
    const home = pull(space.entries, []).find(({ typeId }) => typeId === "homePage");
    expect(Object.keys(home?.values ?? {})).not.toContain("heroImage");
    expect(() => home?.pictures?.heroImage?.read()).toThrow("une image non publiée");
  });
});
