import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { FROZEN_CONTENT } from "../../src/testing/content";
import { htmlOf, type Page, PAGES, withoutHashes } from "./built-site";
import type { World } from "./world";

/** Spaces with other locales than the imported one: the site shows their French texts, and nothing else. */
export function describeLanguages(getWorld: () => World): void {
  describe("a space with other locales", () => {
    afterEach(() => (getWorld().space.languages = { french: "fr" }));

    it("gives the same site with English as the default locale and fr-FR for French", async () => {
      const world = getWorld();
      await world.ensurePublished();
      const pages = Object.keys(PAGES) as Page[];
      const shown = () => pages.map((page) => withoutHashes(htmlOf(world.site, page)));
      const before = shown();
      world.space.languages = { french: "fr-FR", other: "en-US" };
      expect(await world.run("English by default")).toMatchObject({ code: 0 });
      expect(shown()).toEqual(before);
    });

    it.each([{ french: "fr-FR" }, { french: "fr-CA" }, { french: "fr", other: "en-US" }])(
      "gives the same local copy: %j",
      async (languages) => {
        const world = getWorld();
        world.space.languages = languages;
        const { code, output } = await world.run("pull in another language", {}, "content:pull");
        expect(output).toContain("2 images");
        expect(code).toBe(0);
        const files = world.site.list("content").filter((path) => path.endsWith(".json"));
        const frozen = (path: string) => readFileSync(join(FROZEN_CONTENT, basename(path)));
        expect(files.filter((path) => !frozen(path).equals(world.site.bytes(path)))).toEqual([]);
      },
    );
  });
}
