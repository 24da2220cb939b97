import { existsSync } from "node:fs";
import { join } from "node:path";

import { createClient } from "contentful";

import { shownPictures } from "../../src/content/content-entry";
import { contentTypes, singleTypes } from "../../src/content/model/registry";
import { homePage } from "../../src/content/model/types/homePage";
import type { Connection } from "../../src/content/sources/contentful-api";
import { toEntries } from "../../src/content/sources/contentful-entries";
import { readLocalContent } from "../../src/content/sources/local";
import { FROZEN_CONTENT } from "../../src/testing/content";
import { clientOf } from "../../src/testing/contentful-client";
import { TestSpace } from "../../src/testing/contentful-space";
import { toContentType } from "./model-export";
import { readPublished } from "./read-published";
import { contentfulSpace, toLocalFiles } from "./space";

jest.mock("contentful", () => ({ createClient: jest.fn() }));

const local = readLocalContent(FROZEN_CONTENT);
const space = contentfulSpace(local);
const types = contentTypes.map(toContentType);
const spaceTypes = types.map(({ contentType }) => contentType);
const fieldOf = (path: string) =>
  spaceTypes
    .flatMap(({ sys, fields }) => fields.map((field) => ({ path: `${sys.id}.${field.id}`, ...field })))
    .find((field) => field.path === path);

const plain = { prohibitRegexp: { pattern: "\\]\\(|\\*\\*|__|[{}]" } };
const names = { prohibitRegexp: { pattern: "\\]\\(|\\*\\*|__|\\{(?!(?:chapitres|pages|taille)\\})" } };

const lines = { regexp: { pattern: "^(?:[^\\n]{1,120}\\n+){2,4}[^\\n]{1,120}\\n*$" } };
const image = { linkMimetypeGroup: ["image"] };
const file = { assetFileSize: { max: 20 * 1024 * 1024 } };
const width = { assetImageDimensions: { width: { min: 1600 } } };
const question = { type: "Link", validations: [{ linkContentType: ["faqItem"] }] };
const rules = (type: string, ...validations: object[]) => ({ type, required: true, validations });

it.each([
  ["whitePaperPage.downloadNote", rules("Symbol", { size: { max: 80 } }, names)],
  ["stat.label", rules("Symbol", { size: { max: 70 } }, plain, { unique: true })],
  ["tender.status", rules("Symbol", { in: ["En cours", "Négociation", "Ouvert"] })],
  ["clientReference.lots", rules("Integer", { range: { min: 1, max: 20_000 } })],
  ["homePage.questions", { ...rules("Array", { size: { min: 1, max: 30 } }), items: question }],
  ["homePage.tenders", { required: false, validations: [{ size: { min: 0, max: 12 } }] }],
  ["faqItem.answer", rules("Text", { size: { max: 1200 } }, plain)],
  ["service.points", rules("Text", lines, plain)],
  ["homePage.heroImage", { ...rules("Link", image, width, file), linkType: "Asset" }],
])("gives Contentful the validations of %s", (path, expected) => {
  expect(fieldOf(path)).toMatchObject(expected);
});

it("explains each rule and each input in French", () => {
  const fields = spaceTypes.flatMap((type) => type.fields);
  for (const { message } of fields.flatMap(({ validations }) => validations))
    expect(message).toMatch(/^Attendu : .*\.$/);
  const controls = types.flatMap(({ editorInterface }) => editorInterface.controls);
  expect(controls.filter(({ settings }) => !settings.helpText)).toEqual([]);
  expect(controls).toHaveLength(fields.length);
});

it("has valid and unique ids, and the files of its pictures", () => {
  for (const all of [spaceTypes, space.entries, space.assets]) {
    const ids = all.map(({ sys }) => sys.id);
    expect(ids.filter((id) => !/^[A-Za-z0-9_.-]{1,64}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const { fields } of space.assets)
    expect(existsSync(join(FROZEN_CONTENT, fields.file.fr.url.slice(2)))).toBe(true);
});

describe("content:pull", () => {
  const pull = async (names: readonly string[] = []) => {
    const space = new TestSpace();
    for (const [index, name] of names.entries())
      space.upload([...space.assets.keys()][index] ?? "", Buffer.of(), "Une façade", name);
    const withoutLinkResolution = clientOf(space);
    jest
      .mocked(createClient)
      .mockReturnValue({ withoutLinkResolution } as unknown as ReturnType<typeof createClient>);
    const connection: Connection = { host: "a", spaceId: "b", environment: "c", token: "d", api: "delivery" };
    return toEntries(connection, await readPublished(connection));
  };

  it("returns the content from which a space was made, in the same order", async () => {
    const files = new Map(toLocalFiles(await pull()).map(({ typeId, value }) => [typeId, value]));
    for (const type of contentTypes) {
      const values = local.filter(({ typeId }) => typeId === type.id).map((entry) => entry.values);
      expect(JSON.stringify(files.get(type.id))).toBe(
        JSON.stringify(singleTypes.includes(type) ? values[0] : values),
      );
    }
  });

  it.each([
    ["folders", ["../../a.png", "..\\b.png"], ["a.png", "b.png"]],
    ["special characters", ["Façade (v2).png", "c d.JPG"], ["Façade--v2-.png", "c-d.JPG"]],
    ["no extension", ["Façade", "e.png"], ["Façade.png", "e.png"]],
    ["one name for two files", ["a.png", "a.png"], ["a.png", "a-whitePaperPage-shareImage.png"]],
    [
      "very long names",
      [`${"é".repeat(150)}.png`, `${"é".repeat(160)}.png`],
      ["homePage-heroImage", "whitePaperPage-shareImage"].map((id) => `${"é".repeat(50)}-${id}.png`),
    ],
  ])("gives pictures safe and unique names: %s", async (_case, names, expected) => {
    const pictures = shownPictures(await pull(names));
    expect(pictures.map(({ saveAs }) => saveAs).sort()).toEqual(
      [...expected, "white-paper-cover.png"].sort(),
    );
  });
});

it("groups the fields of a page under a heading, without its name in their labels", () => {
  const [tab] = toContentType(homePage).editorInterface.editorLayout ?? [];
  const set = tab?.items.find((item) => "name" in item && item.name === "FAQ");
  const fields = ["faqHeading", "faqIntroduction", "questions"];
  expect(set).toMatchObject({ groupId: "faq", items: fields.map((fieldId) => ({ fieldId })) });
  expect(fieldOf("homePage.faqHeading")).toMatchObject({ name: "Titre" });
});
