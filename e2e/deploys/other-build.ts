import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { compressSite } from "../../plugins/gatsby-plugin-static-hosting/compress";
import { type BuiltPage, headerRules } from "../../plugins/gatsby-plugin-static-hosting/headers";
import { headersFile } from "../../plugins/gatsby-plugin-static-hosting/headers-file";
import { inlineHashes } from "../../plugins/gatsby-plugin-static-hosting/inline-hashes";
import { nginxInclude } from "../../plugins/gatsby-plugin-static-hosting/nginx-include";
import type { Build } from "../../scripts/nginx";
import { siteSettings } from "../../src/content/types/siteSettings";
import { entryOf, SHIPPED_CONTENT } from "../../src/testing/content";

const TEXT = /\.(?:html|js|json|txt|xml)$/;
/** The hashes in the names of scripts and style sheets, and webpack's of its whole run. */
const HASH = /(?<=[-"])[0-9a-f]{8}(?=[".])/g;
const BUNDLED = /-[0-9a-f]{8}\.js$/;

const settings = entryOf(siteSettings, SHIPPED_CONTENT);

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex").slice(0, 8);

function rulesOf(site: string, ownOrigin: string) {
  const names = readdirSync(site);
  const pages = names
    .filter((name) => name.endsWith(".html"))
    .map((name): BuiltPage => {
      const hashes = inlineHashes(readFileSync(join(site, name), "utf8"));
      if (name === "404.html") return { hashes };
      return { path: name === "index.html" ? "/" : `/${name.replace(".html", "")}`, hashes };
    });
  const hashedFiles = names.filter((name) => BUNDLED.test(name)).map((name) => `/${name}`);
  return headerRules({ pages, hashedFiles, allowed: { "connect-src": [ownOrigin] }, indexable: true });
}

/**
 * Derives another build from a build, in a second: another brand name, another address for each script, another policy.
 * @param folder a new folder for it.
 */
export async function makeOtherBuild({ site: from }: Build, folder: string): Promise<Build> {
  const otherHash = (hash: string) => hashOf(hash + folder);
  const build = { site: join(folder, "public"), headers: join(folder, "headers.conf") };
  cpSync(from, build.site, { recursive: true, dereference: true });
  const files = readdirSync(build.site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    if (TEXT.test(name)) {
      const text = readFileSync(file, "utf8");
      const changed = text
        .replaceAll(settings.brandName, `${settings.brandName} ${basename(folder)}`)
        .replace(HASH, otherHash);
      if (changed !== text) writeFileSync(file, changed);
    }
    if (HASH.test(name)) renameSync(file, join(parentPath, name.replace(HASH, otherHash)));
    HASH.lastIndex = 0;
  }
  const rules = rulesOf(build.site, `https://${basename(folder)}.example`);
  writeFileSync(join(build.site, "_headers"), headersFile(rules));
  writeFileSync(build.headers, nginxInclude(rules));
  await compressSite(build.site);
  return build;
}
