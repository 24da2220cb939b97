/** robots.txt (RFC 9309). @param siteUrl without a trailing slash. */
export function robotsFile(siteUrl: string, indexable: boolean): string {
  if (!indexable) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** sitemap.xml (sitemaps.org 0.9), without dates, which a build does not know. @param paths as in links: `/`, `/guide`. */
export function sitemapFile(siteUrl: string, paths: readonly string[]): string {
  const locations = paths.map((path) => (siteUrl + path).replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  const urls = locations.map((location) => `  <url><loc>${location}</loc></url>`);
  const root = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return [root, ...urls, "</urlset>", ""].join("\n");
}
