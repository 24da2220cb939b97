import { withFrenchSpaces } from "../../french/typography";
import { toBlocks } from "../markdown";
import { accepts, kinds, tidyValue } from "./kinds";
import { contentTypes } from "./registry";

/** « U+202F » and the like: all spaces of Unicode, which an editor cannot tell apart. */
const unicodeSpaces = Array.from({ length: 0x3001 }, (_, code) => String.fromCharCode(code))
  .filter((character) => /\p{Zs}/u.test(character))
  .map((space) => ({ space, name: `U+${space.charCodeAt(0).toString(16)}` }));

const patterned = contentTypes
  .flatMap(({ fields }) => Object.values(fields))
  .filter(({ pattern, kind }) => pattern && kind !== "textList");

describe.each(unicodeSpaces)("the space $name", ({ space }) => {
  const withSpace = (text: string) => text.replaceAll(" ", space);
  const tidied = (text: string) => tidyValue("markdown", withSpace(text)) as string;

  it("may stand in each text that has a pattern, in Contentful and in the content check", () => {
    for (const field of patterned) {
      const typed = withSpace(field.pattern?.example ?? "");
      const rules = kinds[field.kind].validations(field) as { regexp?: { pattern: string } }[];
      for (const { regexp } of rules) if (regexp) expect(typed).toMatch(new RegExp(regexp.pattern));
      expect(accepts(field, tidyValue(field.kind, typed))).toBe(true);
    }
  });

  it("is read as a plain space, after the signs of Markdown and in a text", () => {
    const markdown = "## Titre\n- un\n1. deux\n> trois";
    expect(toBlocks(tidied(markdown))).toEqual(toBlocks(markdown));
    const text = "3 000 € ?";
    expect(withFrenchSpaces(tidied(text))).toBe(withFrenchSpaces(text));
  });
});
