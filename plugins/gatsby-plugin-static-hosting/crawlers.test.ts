import { robotsFile, sitemapFile } from "./crawlers";

const siteUrl = "https://www.exemple.example";

it("shows crawlers the way to the sitemap", () => {
  expect(robotsFile({ siteUrl, indexable: true })).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.exemple.example/sitemap.xml\n",
  );
});

it("sends crawlers away from a preview", () => {
  expect(robotsFile({ siteUrl, indexable: false })).toBe("User-agent: *\nDisallow: /\n");
});

it("lists pages by their whole, escaped address", () => {
  const text = sitemapFile(siteUrl, ["/", "/guide", "/a&b"]);
  expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    "https://www.exemple.example/",
    "https://www.exemple.example/guide",
    "https://www.exemple.example/a&amp;b",
  ]);
});
