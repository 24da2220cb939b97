import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";

import { built, LOST, pages } from "./testing/site";

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:recommended", "html-validate:a11y"],
    rules: {
      // React and Gatsby decide the style of the HTML. Only its meaning is checked.
      "attr-case": "off",
      "attr-quotes": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "long-title": "off",
      // Gatsby's root is `___gatsby`.
      "valid-id": ["error", { relaxed: true }],
      // Sizes of pictures and the fading of the timeline are data of the drawing, so they are in `style` attributes.
      "no-inline-style": "off",
      // The content check validates phone numbers, and the layout allows line breaks at their spaces.
      "tel-non-breaking": "off",
      // The form of an assembly's file is not sent: its results follow what is typed.
      "wcag/h32": "off",
      // No page loads anything from another host.
      "require-sri": ["error", { target: "crossorigin" }],
    },
  }),
);

for (const path of pages) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const { results } = await validator.validateString(html);
    const messages = results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ""})`),
    );
    expect(messages).toEqual([]);
  });

  test(`every local address on ${path} exists`, async ({ page, request }) => {
    await page.goto(path);
    const addresses = await page.evaluate(() =>
      [...document.querySelectorAll("[href], [src], [srcset]")].flatMap((element) =>
        ["href", "src", "srcset"].flatMap((name) =>
          (element.getAttribute(name) ?? "")
            .split(/,\s+/)
            .flatMap((part) => part.trim().split(/\s+/).slice(0, 1)),
        ),
      ),
    );
    const origin = new URL(page.url()).origin;
    const missing: string[] = [];
    for (const address of new Set(addresses.filter((text) => /^[/#]/.test(text)))) {
      const { pathname, hash } = new URL(address, `${origin}${path}`);
      const response = await request.get(pathname);
      if (response.status() !== (pathname === LOST ? 404 : 200)) missing.push(address);
      // "#" alone stands for a legal page that is not written yet (product specification, section 2).
      else if (hash && !(await response.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`)) {
        missing.push(address);
      }
    }
    expect(missing).toEqual([]);
  });
}

test("no page requests anything from another host", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (sent) => {
    if (!sent.url().startsWith("data:")) hosts.add(new URL(sent.url()).host);
  });
  for (const path of pages) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("icons and the picture for shared links exist", () => {
  for (const file of ["favicon.svg", "apple-touch-icon.png", "social.png"]) {
    expect(existsSync(join(built, file)), file).toBe(true);
  }
  expect(readFileSync(join(built, "404.html"), "utf8")).toContain('name="robots" content="noindex"');
});
