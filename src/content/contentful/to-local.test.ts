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

it("returns the content from which the space was made, in the same order", () => {
  const entries = pull();
  const json = (list: typeof entries) => list.map(({ typeId, values }) => JSON.stringify({ typeId, values }));
  expect(json(entries)).toEqual(json(local));
});

it("sorts entries in the order of their list, whatever the order of the API", () => {
  expect(pull([...space.entries].reverse()).map(({ values }) => values)).toEqual(
    pull().map(({ values }) => values),
  );
});

it("adds the address of each entry", () => {
  expect(pull()[0]).toMatchObject({
    place: "Contentful, Réglages du site « Copro Énergie Conseil »",
    url: "https://contentful/entries/siteSettings",
  });
});

describe("pictures", () => {
  const [first, second] = space.assets;
  if (!first || !second) throw new Error("The frozen content must have two pictures.");
  const named = (asset: SpaceAsset, fileName: string): SpaceAsset => ({
    ...asset,
    fields: { ...asset.fields, file: { fr: { url: "//host/a", contentType: "image/png", fileName } } },
  });
  const picturesOf = (...assets: SpaceAsset[]) =>
    pull(space.entries, assets).flatMap(({ pictures = {} }) => Object.values(pictures));
  const files = (...assets: SpaceAsset[]) => picturesOf(...assets).map(({ id }) => id);

  it("get unique names if two files have the same name", () => {
    expect(files(named(first, "photo.png"), named(second, "photo.png"))).toEqual([
      "photo.png",
      expect.stringMatching(/^photo-[A-Za-z-]+\.png$/),
    ]);
  });

  it.each(["../../outside.png", "..\\outside.png", "/etc/outside.png"])(
    "stay in the picture folder: %s",
    (name) => {
      expect(files(named(first, name), second)).toContain("outside.png");
    },
  );

  it("keep accents in their names, but no special characters", () => {
    expect(files(named(first, "Façade été 2027 (v2).png"), second)).toContain("Façade-été-2027--v2-.png");
  });

  it("get the file extension of their type if they have none", () => {
    expect(files(named(first, "Façade"), named(second, "photo.JPG"))).toEqual(["Façade.png", "photo.JPG"]);
  });

  it("have the address of their asset", () => {
    expect(picturesOf(first)[0]?.url).toBe(`https://contentful/assets/${first.sys.id}`);
  });

  it("are left out if no entry shows them", () => {
    const unused = { ...first, sys: { ...first.sys, id: "unused" } };
    expect(files(first, second, unused)).toHaveLength(2);
  });

  it("are reported as unpublished if the space does not contain them", () => {
    const home = pull(space.entries, []).find(({ typeId }) => typeId === "homePage");
    expect(Object.keys(home?.values ?? {})).not.toContain("heroImage");
    expect(() => home?.pictures?.heroImage?.read()).toThrow("une image non publiée");
  });
});
