import { splitWideRules, wideWindows } from "./wide-rules";

const tablet = "@media(min-width:40em)";
const desktop = "@media(min-width:56.25em)";
const tabletOnly = `${tablet} and (max-width:56.24em)`;

/** @returns the rules that stay, and those that move. */
function split(css: string): readonly [string, string] {
  const { narrow, wide } = splitWideRules(css);
  return [narrow, wide];
}

it("moves the last rules of each class when only wide windows match them", () => {
  expect(
    split(
      `.c-a{top:0}${tablet}{.c-a{top:1px}}${desktop}{.c-a{top:2px}}.c-b{top:3px}${tabletOnly}{.c-b{top:4px}}`,
    ),
  ).toEqual([
    ".c-a{top:0}.c-b{top:3px}",
    `${tablet}{.c-a{top:1px}}${desktop}{.c-a{top:2px}}${tabletOnly}{.c-b{top:4px}}`,
  ]);
});

it("moves a class that only wide windows match, and both of two classes that are next to each other", () => {
  const css = `${desktop}{.c-a{top:0}}${desktop}{.c-b{top:0}}`;
  expect(split(css)).toEqual(["", css]);
});

it("leaves what other rules of the same class must follow", () => {
  const followed = `${tablet}{.c-a{top:0}}@media print{.c-a{top:1px}}`;
  expect(split(`${followed}${desktop}{.c-a{top:2px}}`)).toEqual([followed, `${desktop}{.c-a{top:2px}}`]);
});

it.each([
  "@media(min-width:18em){.c-a{top:0}}",
  "@media not all and (min-width:40em){.c-a{top:0}}",
  "@media(min-width:40em),print{.c-a{top:0}}",
  "@media print{.c-a{top:0}}",
  ".c-a{top:0}",
])("leaves a rule that a narrow window may match: %s", (css) => {
  expect(split(css)).toEqual([css, ""]);
});

it.each([`${tablet}{h1{top:0}}`, `${tablet}{.c-a >*{top:0}}`])(
  "leaves rules of elements, and those of any element in a class: %s",
  (css) => expect(split(css)).toEqual([css, ""]),
);

it("names one query for all of them", () => expect(wideWindows()).toBe("(min-width:40em)"));
