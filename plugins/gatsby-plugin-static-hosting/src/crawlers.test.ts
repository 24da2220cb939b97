import { robotsFile, sitemapFile } from "./crawlers";

const siteUrl = "https://www.exemple.example";

it("names the sitemap in robots.txt", () => {
  expect(robotsFile(siteUrl, true)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://www.exemple.example/sitemap.xml\n",
  );
});

it("disallows crawlers on a site that is not indexable", () => {
  expect(robotsFile(siteUrl, false)).toBe("User-agent: *\nDisallow: /\n");
});

it("lists pages by their full address, escaped for XML", () => {
  const text = sitemapFile(siteUrl, ["/", "/guide", "/a&b"]);
  expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    "https://www.exemple.example/",
    "https://www.exemple.example/guide",
    "https://www.exemple.example/a&amp;b",
  ]);
});
