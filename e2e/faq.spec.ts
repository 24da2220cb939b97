/**
 * The FAQ's questions are native `details`, which work with scripts and without. At most one of them is open.
 */
import { expect, type Page, test } from "@playwright/test";

import { slugOf } from "../src/french/plain-letters";
import { questions } from "./testing/site";
import { hydrated, visit } from "./testing/visit";

const answerIdOf = (question: string) => `faq-${slugOf(question)}`;
const questionOf = (page: Page, question: string) =>
  page.locator("#faq summary").filter({ has: page.getByRole("heading", { name: question, exact: true }) });
const answerOf = (page: Page, question: string) => page.locator(`#${answerIdOf(question)}`);

/**
 * Expects this answer to be the only open one.
 * @param expected its question; without it, all answers are closed.
 */
async function expectOpen(page: Page, expected?: string) {
  for (const { question } of questions)
    await expect(answerOf(page, question)).toBeVisible({ visible: question === expected });
}

/** Whether the question is fully visible below the sticky header. */
const isInSight = (element: Element) => {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= header - 1 && bottom <= window.innerHeight;
};

const [first = "", second = "", third = ""] = questions.map(({ question }) => question);

test.use({ viewport: { width: 375, height: 740 }, reducedMotion: "reduce" });

for (const { javaScriptEnabled, tag } of [
  { javaScriptEnabled: true, tag: [] },
  { javaScriptEnabled: false, tag: "@nightly" },
]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag }, () => {
    test.use({ javaScriptEnabled });
    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (javaScriptEnabled) await hydrated(page);
    };

    test("the first answer starts open, and a click opens or closes an answer, at most one at a time", async ({
      page,
    }) => {
      await open(page, "/");
      await expectOpen(page, first);
      for (const question of [second, third]) {
        await questionOf(page, question).click();
        await expectOpen(page, question);
        await expect.poll(() => questionOf(page, question).evaluate(isInSight)).toBe(true);
      }
      await questionOf(page, third).click();
      await expectOpen(page);
    });
  });
}

test(
  "the browser reveals a match in a closed answer, and closes the open one",
  { tag: "@nightly" },
  async ({ page }) => {
    await visit(page, "/");
    await expectOpen(page, first);
    // The test follows a link to the text, because find-in-page of npm's Chromium matches no text.
    // A link and find-in-page open the fold in the same way (HTML, "ancestor revealing algorithm").
    await answerOf(page, third).evaluate((answer) => {
      answer.querySelector("p")?.setAttribute("id", "match");
      location.hash = "match";
    });
    await expectOpen(page, third);
  },
);
