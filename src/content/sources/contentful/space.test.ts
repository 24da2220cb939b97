import { existsSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT } from "../../../testing/content";
import { answerFrom, published } from "../../../testing/contentful-client";
import { TestSpace } from "../../../testing/contentful-space";
import { shownPictures } from "../../content-entry";
import { contentTypes, singleTypes } from "../../model/registry";
import { homePage } from "../../model/types/homePage";
import { readLocalContent } from "../local";
import { toContentType } from "./model-export";
import { readPublished } from "./read-published";
import { contentfulSpace, toLocalFiles } from "./space";

jest.mock("contentful", () => ({ createClient: jest.fn() }));

const local = readLocalContent(FROZEN_CONTENT);
const space = contentfulSpace(local);
const types = contentTypes.map(toContentType);
const spaceTypes = types.map(({ contentType }) => contentType);

/** @param path type and field, « faqItem.answer ». */
function fieldOf(path: string) {
  const [typeId, fieldId] = path.split(".");
  const type = spaceTypes.find(({ sys }) => sys.id === typeId);
  return type?.fields.find(({ id }) => id === fieldId);
}

/** Prohibits the signs of Markdown and of placeholders. */
const noMarkup = { prohibitRegexp: { pattern: "\\]\\(|\\*\\*|__|[{}]" } };

/** Prohibits the same signs, but allows the placeholders of the download's note. */
const onlyItsPlaceholders = {
  prohibitRegexp: { pattern: "\\]\\(|\\*\\*|__|\\{(?!(?:chapitres|pages|taille)\\})" },
};

const threeToFiveLines = { regexp: { pattern: "^(?:[^\\n]{1,120}\\n+){2,4}[^\\n]{1,120}\\n*$" } };
const isImage = { linkMimetypeGroup: ["image"] };
const atMost20Megabytes = { assetFileSize: { max: 20 * 1024 * 1024 } };
const atLeast1600Pixels = { assetImageDimensions: { width: { min: 1600 } } };
const linkToQuestion = { type: "Link", validations: [{ linkContentType: ["faqItem"] }] };

/** A required field of Contentful. */
const required = (type: string, ...validations: object[]) => ({ type, required: true, validations });

it.each([
  ["whitePaperPage.downloadNote", required("Symbol", { size: { max: 80 } }, onlyItsPlaceholders)],
  ["stat.label", required("Symbol", { size: { max: 70 } }, noMarkup, { unique: true })],
  ["tender.status", required("Symbol", { in: ["En cours", "Négociation", "Ouvert"] })],
  ["clientReference.lots", required("Integer", { range: { min: 1, max: 20_000 } })],
  ["homePage.questions", { ...required("Array", { size: { min: 1, max: 30 } }), items: linkToQuestion }],
  ["referencesSection.tenders", { required: false, validations: [{ size: { min: 0, max: 12 } }] }],
  ["faqItem.answer", required("Text", { size: { max: 1200 } }, noMarkup)],
  ["service.points", required("Text", threeToFiveLines, noMarkup)],
  [
    "homePage.heroImage",
    { ...required("Link", isImage, atLeast1600Pixels, atMost20Megabytes), linkType: "Asset" },
  ],
])("the exported field %s has its validations", (path, expected) => {
  expect(fieldOf(path)).toMatchObject(expected);
});

it("the exported model explains each rule and each input in French", () => {
  const fields = spaceTypes.flatMap((type) => type.fields);
  for (const { message } of fields.flatMap(({ validations }) => validations))
    expect(message).toMatch(/^Attendu : .*\.$/);
  const controls = types.flatMap(({ editorInterface }) => editorInterface.controls);
  expect(controls.filter(({ settings }) => !settings?.helpText)).toEqual([]);
  expect(controls).toHaveLength(fields.length);
});

it("the exported space has valid and unique ids, and the files of its pictures", () => {
  for (const items of [spaceTypes, space.entries, space.assets]) {
    const ids = items.map(({ sys }) => sys.id);
    expect(ids.filter((id) => !/^[A-Za-z0-9_.-]{1,64}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  }
  // A URL of the export is `//images/…`.
  for (const { fields } of space.assets)
    expect(existsSync(join(FROZEN_CONTENT, fields.file.fr.url.slice(2)))).toBe(true);
});

describe("content:pull", () => {
  /** Reads a space whose first pictures have these file names. */
  async function pull(fileNames: readonly string[] = []) {
    const space = new TestSpace();
    const pictureIds = [...space.assets.keys()];
    for (const [index, fileName] of fileNames.entries())
      space.upload(pictureIds[index] ?? "", Buffer.of(), "Une façade", fileName);
    answerFrom(space);
    return readPublished(published);
  }

  it("returns the content from which a space was made, in the same order", async () => {
    const files = toLocalFiles(await pull());
    for (const type of contentTypes) {
      const file = files.find(({ typeId }) => typeId === type.id);
      const values = local.filter(({ typeId }) => typeId === type.id).map((entry) => entry.values);
      const expected = singleTypes.includes(type) ? values[0] : values;
      // As texts, because the order of fields counts.
      expect(JSON.stringify(file?.value)).toBe(JSON.stringify(expected));
    }
  });

  it.each([
    {
      case: "folders",
      fileNames: ["../../a.png", "..\\b.png"],
      saved: ["a.png", "b.png"],
    },
    {
      case: "special characters",
      fileNames: ["Façade (v2).png", "c d.JPG"],
      saved: ["Façade--v2-.png", "c-d.JPG"],
    },
    {
      case: "no extension",
      fileNames: ["Façade", "e.png"],
      saved: ["Façade.png", "e.png"],
    },
    {
      case: "very long names",
      fileNames: [`${"é".repeat(150)}.png`, "e.png"],
      saved: [`${"é".repeat(56)}.png`, "e.png"],
    },
  ])("gives pictures safe names: $case", async ({ fileNames, saved }) => {
    const pictures = shownPictures(await pull(fileNames));
    // The third picture keeps its name.
    const expected = [...saved, "white-paper-cover.png"];
    const names = pictures.map((picture) => "saveAs" in picture && picture.saveAs);
    expect(names.sort()).toEqual(expected.sort());
  });
});

it("a page's form groups fields under a heading, which their labels do not repeat", () => {
  const [tab] = toContentType(homePage).editorInterface.editorLayout ?? [];
  const group = tab?.items.find((item) => "name" in item && item.name === "FAQ");
  const fieldIds = ["faqHeading", "faqIntroduction", "questions"];
  expect(group).toMatchObject({ groupId: "faq", items: fieldIds.map((fieldId) => ({ fieldId })) });
  expect(fieldOf("homePage.faqHeading")).toMatchObject({ name: "Titre" });
});
