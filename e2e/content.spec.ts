import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

/** Where the texts of a file of content are read; the other files are the home page's. */
const pagesOf: Record<string, string[]> = {
  siteSettings: ["/", "/livre-blanc", "/404"],
  whitePaperPage: ["/livre-blanc"],
  whitePaperChapter: ["/livre-blanc"],
};

/** Fields that are no text of a page: addresses, files, the head's texts, the PDF's, and a choice of drawing. */
const elsewhere = /^(seo|pdf|file$|alt$|order$|drawing$|deadline$|weeks$|nav|chartBars)|Url$/;

const plain = (text: string) =>
  text
    .replaceAll("*", "")
    .replace(/[#>]|^\s*(-|\d+\.) /gm, " ")
    .replace(/\s+/g, " ")
    .trim();

function textsIn(value: unknown, key = ""): string[] {
  if (elsewhere.test(key)) return [];
  if (typeof value === "string") return key === "text" ? value.split("\n").map(plain) : [plain(value)];
  if (typeof value === "number") return [String(value)];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, Array.isArray(value) ? key : name));
}

for (const file of readdirSync("content").filter((name) => name.endsWith(".json"))) {
  const type = file.replace(".json", "");
  for (const path of pagesOf[type] ?? ["/"]) {
    test(`every text of ${file} is on ${path} without JavaScript`, async ({ page }) => {
      await page.goto(path);
      const shown = plain((await page.locator("body").textContent()) ?? "");
      const content: unknown = JSON.parse(readFileSync(join("content", file), "utf8"));
      const entries =
        type === "whitePaperChapter" && Array.isArray(content)
          ? content.filter((entry) => "text" in Object(entry))
          : content;
      expect(textsIn(entries).filter((text) => !shown.includes(text))).toEqual([]);
    });
  }
}
