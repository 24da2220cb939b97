/** robots.txt (RFC 9309). @param siteUrl without a trailing slash. */
export function robotsFile(siteUrl: string, indexable: boolean): string {
  if (!indexable) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * sitemap.xml (sitemaps.org 0.9). It has no dates, because a build does not know when a text was last changed.
 * @param paths as in links: `/`, `/guide`.
 */
export function sitemapFile(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls,
    `</urlset>`,
    "",
  ].join("\n");
}
