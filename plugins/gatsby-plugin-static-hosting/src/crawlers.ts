/** robots.txt (RFC 9309). @param siteUrl without a trailing slash. */
export function robotsFile(siteUrl: string, indexable: boolean): string {
  if (!indexable) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** sitemap.xml (sitemaps.org 0.9), without dates, which a build does not know. @param paths as in links: `/`, `/guide`. */
export function sitemapFile(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(siteUrl + path)}</loc></url>`);
  const root = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return [root, ...urls, "</urlset>", ""].join("\n");
}
