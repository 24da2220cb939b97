import { dataOf, htmlOf, type Page, PAGES, pdfTextOf, withoutHashes } from "./built-site";
import type { World } from "./world";

/** The local copy and the space imported from it give the same site. */
export function describeParity(getWorld: () => World): void {
  describe("parity of the local copy and of Contentful", () => {
    interface Built {
      html: Record<string, string>;
      data: Record<string, unknown>;
      pdf: string[];
    }
    let local: Built;
    let contentful: Built;

    const pages = Object.keys(PAGES) as Page[];
    const take = async ({ site }: World): Promise<Built> => ({
      html: Object.fromEntries(pages.map((page) => [page, withoutHashes(htmlOf(site, page))])),
      data: Object.fromEntries(
        pages.map((page) => [page, JSON.parse(withoutHashes(JSON.stringify(dataOf(site, page))))]),
      ),
      pdf: await pdfTextOf(site),
    });

    beforeAll(async () => {
      const world = getWorld();
      expect(await world.runLocally("local copy")).toMatchObject({ code: 0 });
      local = await take(world);
      await world.ensurePublished();
      contentful = await take(world);
    });

    it.each(pages)("gives the same HTML for %s", (page) => {
      expect(local.html[page]).toContain("<h1");
      expect(contentful.html[page]).toBe(local.html[page]);
    });

    it.each(pages)("gives the same data to the scripts of %s", (page) => {
      expect(contentful.data[page]).toEqual(local.data[page]);
    });

    it("gives the same PDF", () => {
      expect(local.pdf.length).toBeGreaterThan(1);
      expect(contentful.pdf).toEqual(local.pdf);
    });

    it("shows pictures that the site itself serves", () => {
      expect(contentful.html["/"]).toMatch(/src="\/static\/facade\.webp"/);
      expect(contentful.html["/"]).not.toContain("ctfassets");
    });
  });
}
