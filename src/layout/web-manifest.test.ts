import { webManifest } from "./web-manifest";

it("has the site's name, and each icon for both purposes", () => {
  const manifest = webManifest.serialize({ siteSettings: { brandName: "Copro É" } });
  expect(manifest).toMatchObject({ name: "Copro É", lang: "fr" });
  expect(manifest.icons.map(({ src, purpose }) => `${src} ${purpose}`)).toEqual([
    "/icons/icon-192.png any",
    "/icons/icon-192.png maskable",
    "/icons/icon-512.png any",
    "/icons/icon-512.png maskable",
  ]);
});
