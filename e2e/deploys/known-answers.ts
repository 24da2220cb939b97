import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { inlineHashes } from "../../plugins/gatsby-plugin-static-hosting/inline-hashes";
import { headersFor, parseHeadersFile } from "../../scripts/headers-file";
import type { Build } from "../../scripts/nginx";
import type { Answer } from "./transports";

const TWINS: Readonly<Record<string, string>> = { identity: "", br: ".br", gzip: ".gz" };
export const encodings = Object.keys(TWINS);

/** The paths that visitors request of every build, with their files. */
const pages: Readonly<Record<string, string>> = {
  "/": "index.html",
  "/page-data/index/page-data.json": "page-data/index/page-data.json",
  "/livre-blanc": "livre-blanc.html",
  "/page-data/livre-blanc/page-data.json": "page-data/livre-blanc/page-data.json",
  "/inconnu": "404.html",
};
export const pagePaths = Object.keys(pages);

interface KnownAnswer {
  build: string;
  status: number;
  asked: string;
  /** The requested encoding, if the build has the file in it. */
  sent: string;
  digest: string;
  /** Only documents have one. */
  policy: string | undefined;
}

const digestOf = (body: Buffer) => createHash("sha256").update(body).digest("hex");

function policyOf(site: string, path: string): string {
  const rules = parseHeadersFile(readFileSync(join(site, "_headers"), "utf8"));
  return headersFor(rules, path).find(({ name }) => name === "Content-Security-Policy")?.value ?? "";
}

/** @throws when the site's policy blocks a page's inline code. */
function checkPolicy(site: string, path: string, file: string): void {
  const { scripts, styles, styleAttributes } = inlineHashes(readFileSync(join(site, file), "utf8"));
  const policy = policyOf(site, path);
  const blocked = [...scripts, ...styles, ...styleAttributes].filter((hash) => !policy.includes(hash));
  if (blocked.length > 0) throw new Error(`The policy of ${path} does not allow ${blocked.join(", ")}.`);
}

/** The correct answers while several builds are deployed in turn. */
export interface KnownAnswers {
  byPath: ReadonlyMap<string, readonly KnownAnswer[]>;
  /** By build, the addresses of its scripts, which no other build has. */
  scripts: ReadonlyMap<string, readonly string[]>;
}

/** @param builds each under a name of its own. */
export function knownAnswers(builds: Readonly<Record<string, Build>>): KnownAnswers {
  const byPath = new Map<string, KnownAnswer[]>();
  const scripts = new Map<string, string[]>();
  const sites = Object.entries(builds).map(([build, { site }]) => ({ build, site }));
  for (const { build, site } of sites) {
    const add = (path: string, file: string) => {
      const policy = file.endsWith(".html") ? policyOf(site, path) : undefined;
      for (const [asked, twin] of Object.entries(TWINS)) {
        const sent = existsSync(join(site, file + twin)) ? asked : "identity";
        const digest = digestOf(readFileSync(join(site, file + (TWINS[sent] ?? ""))));
        const status = file === "404.html" ? 404 : 200;
        const answer = { build, status, asked, sent, digest, policy };
        byPath.set(path, [...(byPath.get(path) ?? []), answer]);
      }
    };
    for (const [path, file] of Object.entries(pages)) {
      if (file.endsWith(".html")) checkPolicy(site, path, file);
      add(path, file);
    }
    const names = readdirSync(site).filter((name) => /^(?:app|study-request)-[0-9a-f]{8}\.js$/.test(name));
    for (const name of names) add(`/${name}`, name);
    scripts.set(
      build,
      names.map((name) => `/${name}`),
    );
  }
  return { byPath, scripts };
}

/**
 * Finds the build that an answer belongs to.
 * @param encoding the one that was requested.
 * @returns the build, or what is wrong with the answer.
 */
export function judge(
  { byPath }: KnownAnswers,
  path: string,
  encoding: string,
  { status, headers, body }: Answer,
): { build: string } | { fault: string } {
  const digest = digestOf(body);
  const sent = headers["content-encoding"] ?? "identity";
  const answer = byPath
    .get(path)
    ?.find((each) => each.asked === encoding && each.sent === sent && each.digest === digest);
  if (!answer) {
    const cut = Number(headers["content-length"]) !== body.length;
    return { fault: `${path}: ${status}, ${cut ? "truncated" : "a body of no build"}` };
  }
  if (answer.status !== status) return { fault: `${path}: ${status} for ${answer.status}` };
  if (headers["content-security-policy"] !== answer.policy)
    return { fault: `${path}: the policy of another build` };
  return { build: answer.build };
}
