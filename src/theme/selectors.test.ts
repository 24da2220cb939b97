/** Checks the source of all styles for rules that an older browser drops, and for lists without a role in Safari. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Pseudo-classes and pseudo-elements that a browser of the browserslist does not know. */
const NEWER = [":has(", ":open", ":popover-open", ":user-invalid", ":user-valid", "::details-content"];

/** String literals, such as `"a, b:has(c)"`. */
const LITERAL = /"(?:[^"\\\n]|\\.)*"|`[^`]*`/g;

/** Splits at the commas outside of parentheses, for example `a, b:is(c, d)` into two. */
function selectorsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let part = "";
  let depth = 0;
  for (const character of list) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += character;
  }
  return [...parts, part];
}

const isNewer = (selector: string) => NEWER.some((name) => selector.includes(name));

/** A list with a newer selector and others: an older browser drops its rule for the others too. */
function isMixed(list: string): boolean {
  const selectors = selectorsOf(list);
  return selectors.some(isNewer) && !selectors.every(isNewer);
}

it.each([
  ["form details:not([open]), section:has(form)", true],
  ["section:has(form, button)", false],
  ["a:has(b), c:has(d)", false],
  ["a, b", false],
])("isMixed of %j is %j", (list, expected) => {
  expect(isMixed(list)).toBe(expected);
});

/** The source text of each module. */
const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
  .map((name) => readFileSync(join("src", name), "utf8"));

/** A style of `summary`, up to its list style: `summary: { display: "flex", listStyle: "none" }`. */
const SUMMARY_WITHOUT_MARKER = /summary"?: \{[^{}]*listStyle: "none"/g;

it("only a summary has the list style none, because in Safari a list with it loses its role", () => {
  expect(sources.join()).toMatch(SUMMARY_WITHOUT_MARKER);
  const others = sources.map((source) => source.replaceAll(SUMMARY_WITHOUT_MARKER, ""));
  expect(others.filter((source) => /listStyle(?:Type)?: "none"/.test(source))).toEqual([]);
});

it("no rule has a selector that an older browser lacks beside others", () => {
  const literals = sources.flatMap((source) => source.match(LITERAL) ?? []);
  expect(literals.filter(isNewer)).not.toEqual([]);
  expect(literals.filter(isMixed)).toEqual([]);
});
