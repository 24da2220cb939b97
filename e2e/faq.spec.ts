import { expect, type Page, test } from "@playwright/test";

import { disclosures } from "./testing/disclosures";
import { questions } from "./testing/frozen-content";
import { windows } from "./testing/pages";
import { answerIdOf } from "./testing/site-content";
import { hydrated, visit } from "./testing/visit";

const questionOf = (page: Page, question: string) =>
  page.locator("#faq summary").filter({ has: page.getByRole("heading", { name: question, exact: true }) });
const answerOf = (page: Page, question: string) => page.locator(`#${answerIdOf(question)}`);

/** The questions that the accessibility tree reports as expanded. */
async function openQuestions(page: Page): Promise<string[]> {
  const all = await disclosures(page);
  return all.filter(({ name, expanded }) => expanded && name !== "Menu").map(({ name }) => name);
}

/** Whether the question is fully visible below the sticky header. */
const isInSight = (element: Element) => {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const { top, bottom } = element.getBoundingClientRect();
  return top >= header - 1 && bottom <= window.innerHeight;
};

const named = questions.map(({ question }) => question.replaceAll("\u00a0", " "));
const [first = "", second = "", third = ""] = named;

for (const { name, viewport } of windows) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`FAQ, ${name}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled, reducedMotion: "reduce" });

      const open = async (page: Page, path: string) => {
        await page.goto(path);
        if (javaScriptEnabled) await hydrated(page);
      };
      const expectOpen = (page: Page, expected: string[]) =>
        expect
          .poll(async () => (await openQuestions(page)).map((text) => text.replaceAll("\u00a0", " ")))
          .toEqual(expected);

      test("starts with the first answer; at most one is open; a click on the open one closes it", async ({
        page,
      }) => {
        await open(page, "/");
        await expectOpen(page, [first]);
        for (const { question, answer } of questions.slice(1)) {
          await questionOf(page, question).click();
          await expectOpen(page, [question.replaceAll("\u00a0", " ")]);
          await expect(answerOf(page, question)).toContainText(answer.slice(0, 40));
          await expect.poll(() => questionOf(page, question).evaluate(isInSight)).toBe(true);
        }
        const last = questions.at(-1)?.question ?? "";
        await questionOf(page, last).click();
        await expectOpen(page, []);
      });

      test("works with Tab, Enter and Space", async ({ page }) => {
        await open(page, "/");
        const leave = async (question: string, next: string) => {
          for (const link of await answerOf(page, question).getByRole("link").all()) {
            await page.keyboard.press("Tab");
            await expect(link).toBeFocused();
          }
          await page.keyboard.press("Tab");
          await expect(questionOf(page, next)).toBeFocused();
        };
        await questionOf(page, first).focus();
        await leave(first, second);
        await page.keyboard.press("Enter");
        await expectOpen(page, [second]);
        await leave(second, third);
        await page.keyboard.press("Space");
        await expectOpen(page, [third]);
        await page.keyboard.press("Space");
        await expectOpen(page, []);
      });

      for (const { question } of questions) {
        test(`a link opens « ${question} » and shows the question`, async ({ page }) => {
          await open(page, `/#${answerIdOf(question)}`);
          await expectOpen(page, [question.replaceAll("\u00a0", " ")]);
          await expect.poll(() => questionOf(page, question).evaluate(isInSight)).toBe(true);
          await expect(answerOf(page, question)).toBeInViewport();
        });
      }
    });
  }
}

test("every question is a heading", async ({ page }) => {
  await visit(page, "/");
  const headings = page.locator("#faq").getByRole("heading", { level: 3 });
  await expect(headings).toHaveText(questions.map(({ question }) => question));
});

test("the browser's find-in-page finds a closed answer", async ({ page }) => {
  await visit(page, "/");
  const { question, answer } = questions[4] ?? { question: "", answer: "" };
  await expect(answerOf(page, question)).toBeHidden();
  // A text fragment reveals its match as find-in-page does. It matches whole words only.
  const words = answer.split(" ").slice(0, 5).join(" ");
  await page.goto(`/?recherche#:~:text=${encodeURIComponent(words)}`);
  await expect(answerOf(page, question)).toBeVisible();
});

test("going back to a question's address opens it again", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate((id) => {
    window.location.hash = id;
  }, answerIdOf(third));
  await expect(answerOf(page, third)).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = "contact";
  });
  await questionOf(page, first).click();
  await expect(answerOf(page, third)).toBeHidden();
  await page.goBack();
  await expect(answerOf(page, third)).toBeVisible();
});

test("a question that was opened before the scripts started stays open", async ({ page }) => {
  await page.goto("/");
  await questionOf(page, second).click();
  await hydrated(page);
  await expect(answerOf(page, second)).toBeVisible();
  await expect(answerOf(page, first)).toBeHidden();
});

test("all answers are printed", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ media: "print" });
  for (const { question } of questions) {
    const size = await answerOf(page, question).boundingBox();
    expect(size?.height).toBeGreaterThan(20);
  }
});
