import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

import { termAnchor } from "../src/components/glossary/find-terms";
import { readCitation } from "../src/content/citation";
import { questions, whitePaper } from "./testing/frozen-content";
import { answerIdOf } from "./testing/site-content";
import { hydrated } from "./testing/visit";

const GLOSSARY = 'a[href^="#terme-"], a[href^="/livre-blanc#terme-"]';
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const [question] = questions.filter(({ answer }) => answer.includes("tacite reconduction"));
if (!question) throw new Error("The frozen content needs an answer with a term.");
const term = whitePaper.glossary.find((each) => each.term === "Tacite reconduction");
if (!term) throw new Error("The frozen content needs that term.");

for (const path of ["/", "/livre-blanc"]) {
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test("leads from terms to their definitions, but not in headings, links or buttons", async ({ page }) => {
      await page.goto(path);
      const links = page.locator(GLOSSARY).filter({ hasNotText: "#" });
      const targets = await links.evaluateAll((all) =>
        all.map((one) => one.getAttribute("href")?.split("#")[1]),
      );
      expect(targets.length).toBeGreaterThan(10);
      const anchors = whitePaper.glossary.map((each) => termAnchor(each.term));
      expect(targets.filter((target = "") => !anchors.includes(target))).toEqual([]);
      const inside = ":is(h1, h2, h3, h4, h5, summary, button, nav, header, footer)";
      await expect(page.locator(inside).locator(GLOSSARY)).toHaveCount(0);

      // A browser takes a link out of another one when it reads the HTML, so look at the HTML as it was served.
      const html = await (await page.request.get(path)).text();
      const tags = html.match(/<\/?a(?=[\s>])/g) ?? [];
      expect(tags.length).toBeGreaterThan(targets.length);
      expect(tags.filter((tag, index) => tag === tags[index - 1])).toEqual([]);
    });

    test("leads to each term once in a section, an answer, a chapter or a definition", async ({ page }) => {
      await page.goto(path);
      const twice = await page
        .locator("section:not(#faq, #lecture, #glossaire), details, article, #glossaire dl > div")
        .evaluateAll((scopes, selector) => {
          const repeated = (values: (string | null)[]) =>
            values.filter((value, index) => values.indexOf(value) < index);
          return scopes.flatMap((scope) =>
            repeated(
              [...scope.querySelectorAll(selector)]
                .filter(({ textContent }) => textContent !== "#")
                .map((link) => link.getAttribute("href")),
            ),
          );
        }, GLOSSARY);
      expect(twice).toEqual([]);
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, reducedMotion: "reduce", viewport: { width: 375, height: 740 } });

    test("a key leads from an answer to the definition, and Back returns", async ({ page }) => {
      await page.goto(`/#${answerIdOf(question.question)}`);
      if (javaScriptEnabled) await hydrated(page);
      const link = page
        .locator(`#${answerIdOf(question.question)}`)
        .getByRole("link", { name: "tacite reconduction" });
      await link.focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/livre-blanc#${termAnchor(term.term)}`);
      const entry = page.locator(`#${termAnchor(term.term)}`);
      await expect(entry).toContainText(term.definition);
      await expect(entry).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL(`/#${answerIdOf(question.question)}`);
    });

    test("each chapter, question and term has an address to copy", async ({ page }) => {
      await page.goto("/");
      for (const { question: asked } of questions) {
        const id = answerIdOf(asked);
        // Most answers are closed, and their links out of reach.
        const link = page.locator(`#${id}`).getByLabel("Lien vers cette réponse");
        await expect(link).toHaveAttribute("href", `#${id}`);
      }
      await page.goto("/livre-blanc");
      const chapters = whitePaper.chapters.filter(({ text }) => text);
      for (const name of [
        ...chapters.map(({ title }) => title),
        ...whitePaper.glossary.map((each) => each.term),
      ]) {
        const link = page.getByRole("link", { name: `Lien vers « ${name} »`, exact: true });
        await expect(page.locator((await link.getAttribute("href")) ?? "")).toContainText(name);
      }
      await page.getByLabel(`Lien vers « ${term.term} »`).press("Enter");
      await expect(page).toHaveURL(`/livre-blanc#${termAnchor(term.term)}`);
    });
  });
}

test("a chapter and a term name their sources and dates", async ({ page }) => {
  await page.goto("/livre-blanc");
  const lists = [...whitePaper.chapters, ...whitePaper.glossary].flatMap(({ sources }) => sources ?? []);
  expect(lists.length).toBeGreaterThan(2);
  for (const { title, publisher, url } of lists.flatMap((line) => readCitation(line) ?? [])) {
    const item = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: title, exact: true }) })
      .first();
    await expect(item).toContainText(publisher);
    await expect(item.getByRole("link")).toHaveAttribute("href", url);
    await expect(item.getByRole("time")).toBeVisible();
  }
});

for (const width of [320, 1280]) {
  test(`the glossary has no axe violation at ${width} px, and links of 24 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/livre-blanc");
    const { violations } = await new AxeBuilder({ page })
      .include("#glossaire")
      .include("#lecture")
      .withTags(TAGS)
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const sizes = await page.getByRole("link", { name: /^Lien vers/ }).evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height } = one.getBoundingClientRect();
        return Math.min(wide, height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(whitePaper.glossary.length);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
}
