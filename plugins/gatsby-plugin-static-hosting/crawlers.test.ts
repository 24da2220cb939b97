import { z } from "zod";

import { robotsFile, sitemapFile } from "./crawlers";
import { webManifest } from "./web-manifest";

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
  const text = sitemapFile(siteUrl, ["/", "/livre-blanc", "/a&b"]);
  expect([...text.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    "https://www.exemple.example/",
    "https://www.exemple.example/livre-blanc",
    "https://www.exemple.example/a&amp;b",
  ]);
});

it("names the site for a phone's home screen, with each icon for both purposes", () => {
  const manifest = z
    .object({
      name: z.string(),
      lang: z.string(),
      icons: z.array(z.object({ src: z.string(), purpose: z.string() })),
    })
    .parse(JSON.parse(webManifest("Copro É")));
  expect(manifest).toMatchObject({ name: "Copro É", lang: "fr" });
  expect(manifest.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    "/icons/icon-192.png any",
    "/icons/icon-192.png maskable",
    "/icons/icon-512.png any",
    "/icons/icon-512.png maskable",
  ]);
});
