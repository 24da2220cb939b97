import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FROZEN_CONTENT } from "../../testing/content";
import { contentTypes } from "../index";
import { readLocalContent } from "../sources/local";
import type { SpaceField, Validation } from "./format";
import { contentfulModel, contentfulSpace } from "./index";

const ROOT = process.cwd();
const space = contentfulSpace(contentTypes, readLocalContent(FROZEN_CONTENT).entries);
const fields = space.contentTypes.flatMap((type) =>
  type.fields.map((field) => ({ path: `${type.sys.id}.${field.id}`, type: type.sys.id, field })),
);

/** What Contentful accepts for each type of field. contentful-import itself checks nothing. */
const RULES: Record<SpaceField["type"], { validations: string[]; widgets: string[] }> = {
  Symbol: { validations: ["size", "in", "regexp"], widgets: ["singleLine", "dropdown"] },
  Text: { validations: ["size", "regexp"], widgets: ["multipleLine", "markdown"] },
  Integer: { validations: ["range"], widgets: ["numberEditor"] },
  Date: { validations: [], widgets: ["datePicker"] },
  Link: { validations: ["linkMimetypeGroup", "assetImageDimensions"], widgets: ["assetLinkEditor"] },
  Array: { validations: ["size"], widgets: ["tagEditor", "entryLinksEditor"] },
};

const kindsOf = (validations: readonly Validation[]) =>
  validations.map((validation) => Object.keys(validation).find((key) => key !== "message"));

const problemWith = (value: unknown, validation: Validation): boolean => {
  const length = typeof value === "string" || Array.isArray(value) ? value.length : NaN;
  if ("size" in validation) {
    const { min = 0, max = Infinity } = validation.size;
    return !(length >= min && length <= max);
  }
  if ("range" in validation) {
    const { min = -Infinity, max = Infinity } = validation.range;
    return !(Number(value) >= min && Number(value) <= max);
  }
  if ("in" in validation) return !validation.in.includes(String(value));
  if ("regexp" in validation) return !new RegExp(validation.regexp.pattern).test(String(value));
  return false;
};

it("is up to date in contentful/space.json, without entries: `npm run contentful:space` updates it", () => {
  expect(JSON.parse(readFileSync(join(ROOT, "contentful", "space.json"), "utf8"))).toEqual(
    contentfulModel(contentTypes),
  );
});

it("has no more types than a free space allows", () => {
  expect(space.contentTypes).toHaveLength(contentTypes.length);
  expect(space.contentTypes.length).toBeLessThan(25);
});

it("has French as its only and default locale", () => {
  expect(space.locales).toEqual([expect.objectContaining({ code: "fr", default: true, fallbackCode: null })]);
});

describe.each(fields.map((each) => [each.path, each] as const))("%s", (_path, { type, field }) => {
  it("has validations that Contentful supports for its type, with messages in French", () => {
    const kinds = kindsOf(field.validations);
    expect(RULES[field.type].validations).toEqual(expect.arrayContaining(kinds));
    expect(new Set(kinds).size).toBe(kinds.length);
    for (const validation of field.validations) {
      expect(validation.message).toMatch(/^Attendu : .*\.$/);
    }
    if (field.type === "Array") {
      const known = field.items.type === "Link" ? ["linkContentType"] : ["size", "regexp"];
      expect(known).toEqual(expect.arrayContaining(kindsOf(field.items.validations)));
    }
  });

  it("has an input with a help text and a widget for its type", () => {
    const form = space.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === type);
    const control = form?.controls.find(({ fieldId }) => fieldId === field.id);
    expect(RULES[field.type].widgets).toContain(control?.widgetId);
    expect(control?.settings.helpText).toMatch(/\S/);
  });

  it("accepts the values of the local content", () => {
    const values = space.entries
      .filter(({ sys }) => sys.contentType.sys.id === type)
      .map((entry) => entry.fields[field.id]?.fr);
    const given = values.filter((value) => value !== undefined);
    if (field.required) expect(given).toHaveLength(values.length);
    const items = field.type === "Array" ? field.items.validations : [];
    const bad = given.filter(
      (value) =>
        field.validations.some((validation) => problemWith(value, validation)) ||
        (Array.isArray(value) &&
          value.some((item: unknown) => items.some((validation) => problemWith(item, validation)))),
    );
    expect(bad).toEqual([]);
  });
});

it("has the model's rules as validations", () => {
  const field = (path: string) => fields.find((each) => each.path === path)?.field;
  expect(field("tender.status")).toMatchObject({
    type: "Symbol",
    required: true,
    validations: [{ in: ["En cours", "Négociation", "Ouvert"] }],
  });
  expect(field("clientReference.lots")).toMatchObject({
    type: "Integer",
    validations: [{ range: { min: 1, max: 20_000 } }],
  });
  expect(field("homePage.questions")).toMatchObject({
    type: "Array",
    required: true,
    items: { type: "Link", linkType: "Entry", validations: [{ linkContentType: ["faqItem"] }] },
    validations: [{ size: { min: 1, max: 30 } }],
  });
  expect(field("homePage.tenders")).toMatchObject({
    required: false,
    validations: [{ size: { min: 0, max: 12 } }],
  });
  expect(field("faqItem.answer")).toMatchObject({ type: "Text", validations: [{ size: { max: 1200 } }] });
  expect(field("stat.value")).toMatchObject({ type: "Symbol", validations: [{ size: { max: 14 } }] });
  expect(field("service.points")).toMatchObject({
    type: "Array",
    items: { type: "Symbol", validations: [{ size: { max: 120 } }] },
    validations: [{ size: { min: 3, max: 5 } }],
  });
  expect(field("homePage.heroImage")).toMatchObject({
    type: "Link",
    linkType: "Asset",
    validations: [{ linkMimetypeGroup: ["image"] }, { assetImageDimensions: { width: { min: 1600 } } }],
  });
  expect(field("siteSettings.phone")?.validations).toContainEqual(
    expect.objectContaining({ regexp: { pattern: "^0\\d([ \\u00a0]\\d{2}){4}$", flags: null } }),
  );
  expect(field("advantage.figure")?.required).toBe(false);
});

it("has a text of one line as each type's display field", () => {
  for (const { displayField, fields: ofType } of space.contentTypes) {
    expect(ofType.find(({ id }) => id === displayField)?.type).toBe("Symbol");
  }
});

it("has valid and unique ids", () => {
  for (const all of [space.contentTypes, space.entries, space.assets]) {
    const ids = all.map(({ sys }) => sys.id);
    expect(ids.filter((id) => !/^[A-Za-z0-9_.-]{1,64}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.every(({ sys }) => sys.publishedVersion)).toBe(true);
  }
});

it("lists each of its entries once, in the list for its type", () => {
  const idsByType = new Map<string, string[]>();
  for (const { sys } of space.entries) {
    const { id } = sys.contentType.sys;
    idsByType.set(id, [...(idsByType.get(id) ?? []), sys.id]);
  }
  const lists = fields.flatMap(({ type, field }) => {
    const [page] = space.entries.filter(({ sys }) => sys.contentType.sys.id === type);
    const rule = field.type === "Array" && field.items.validations.find((each) => "linkContentType" in each);
    const links = page?.fields[field.id]?.fr as { sys: { id: string } }[] | undefined;
    return rule ? [{ listed: rule.linkContentType[0] ?? "", ids: links?.map(({ sys }) => sys.id) }] : [];
  });
  expect(lists.length).toBeGreaterThan(0);
  for (const { listed, ids } of lists) expect(ids).toEqual(idsByType.get(listed));
});

it("links to its own assets, whose files are in the content folder", () => {
  const links = JSON.stringify(space.entries).match(/"linkType":"Asset","id":"[^"]+"/g) ?? [];
  expect(new Set(links).size).toBe(space.assets.length);
  for (const { sys, fields: asset } of space.assets) {
    expect(links).toContain(`"linkType":"Asset","id":"${sys.id}"`);
    expect(existsSync(join(FROZEN_CONTENT, String(asset.file.fr?.url).slice(2)))).toBe(true);
  }
});
