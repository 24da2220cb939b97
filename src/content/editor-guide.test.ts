import { readFileSync } from "node:fs";
import { join } from "node:path";

import { editorGuide, withEditorGuide } from "./editor-guide";
import { contentTypes } from "./index";

const committed = readFileSync(join(process.cwd(), "docs", "redacteurs.md"), "utf8");

/** Ignores the column widths of tables, which Prettier changes. */
const plain = (markdown: string) => markdown.replace(/-{3,}/g, "---").replace(/ +/g, " ");

it("is up to date in docs/redacteurs.md: `npm run content:guide` updates it", () => {
  expect(plain(committed)).toBe(plain(withEditorGuide(committed, editorGuide(contentTypes))));
});

it("names every type and every field", () => {
  const expected = contentTypes.flatMap(({ id, label, fields }) => [
    `### ${label} (\`${id}\`)`,
    ...Object.keys(fields).map((name) => `\`${name}\``),
  ]);
  expect(expected.filter((text) => !committed.includes(text))).toEqual([]);
});

it("throws if the guide has no markers", () => {
  expect(() => withEditorGuide("# Guide", "")).toThrow("redacteurs.md");
});
