import { FROZEN_CONTENT } from "../../testing/content";
import { contentTypes } from "../index";
import { readLocalContent } from "../sources/local";
import type { SpaceAsset } from "./format";
import { contentfulSpace } from "./index";
import { toLocalCopy } from "./to-local";

const local = readLocalContent(FROZEN_CONTENT).entries;
const space = contentfulSpace(contentTypes, local);
const linkTo = (id: string) => `https://contentful/${id}`;

const pull = (entries = space.entries, assets = space.assets) =>
  toLocalCopy(contentTypes, entries, assets, linkTo);

it("gives back what the space was made of, entry by entry and field by field in the same order", () => {
  const { entries } = pull();
  const json = (list: typeof entries) => list.map(({ typeId, values }) => JSON.stringify({ typeId, values }));
  expect(json(entries)).toEqual(json(local));
});

it("puts lists in their order, however the API gives them", () => {
  expect(pull([...space.entries].reverse()).entries.map(({ values }) => values)).toEqual(
    pull().entries.map(({ values }) => values),
  );
});

it("tells where each entry opens", () => {
  expect(pull().entries[0]).toMatchObject({
    place: "Contentful, Réglages du site « Copro Énergie Conseil »",
    url: "https://contentful/siteSettings",
  });
});

describe("pictures", () => {
  const [first, second] = space.assets;
  if (!first || !second) throw new Error("The frozen content shows two pictures.");
  const named = (asset: SpaceAsset, fileName: string): SpaceAsset => ({
    ...asset,
    fields: { ...asset.fields, file: { fr: { url: "//host/a", contentType: "image/png", fileName } } },
  });
  const files = (...assets: SpaceAsset[]) => pull(space.entries, assets).pictures.map(({ file }) => file);

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

  it("are left out where no entry shows them", () => {
    const unused = { ...first, sys: { ...first.sys, id: "unused" } };
    expect(files(first, second, unused)).toHaveLength(2);
  });

  it("are missed where the space has them no more", () => {
    const home = pull(space.entries, []).entries.find(({ typeId }) => typeId === "homePage");
    expect(Object.keys(home?.values ?? {})).not.toContain("heroImage");
  });
});
