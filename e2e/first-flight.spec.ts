import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, constants } from "node:zlib";

import { expect } from "@playwright/test";

import { budgets, pages } from "../scripts/bench/budgets";
import { FROZEN_HEADERS, FROZEN_SITE } from "../scripts/frozen-site";
import { missingNginx, type Nginx, ownBuild, startNginx } from "../scripts/nginx";
import { rawRequest } from "./raw-request";
import { test as base } from "./testing/any-content";
import { home, whitePaper } from "./testing/frozen-content";

const limits = budgets["first flight"];
/** What the first packets must contain of a page that does not fit: head, styles, and the first screen up to its button. */
const FIRST_SCREEN = {
  home: ["</style>", `>${home.heroSecondaryButton}</a>`],
  "white paper": ["</style>", `>${whitePaper.downloadButton}</button>`],
};
const missing = missingNginx();

/** Each host's port: one that reads `_headers`, as `npm run serve` answers, and the nginx of `deploy/`. */
const test = base.extend<{ ports: Readonly<Record<string, number>> }, { nginx: Nginx | undefined }>({
  nginx: [
    async ({ site }, provide) => {
      const build = site === "frozen" ? { site: FROZEN_SITE, headers: FROZEN_HEADERS } : ownBuild;
      const nginx = missing === undefined ? await startNginx({ build }) : undefined;
      await provide(nginx);
      await nginx?.stop();
    },
    { scope: "worker" },
  ],
  ports: async ({ nginx, baseURL }, provide) => {
    await provide({ _headers: Number(new URL(baseURL ?? "").port), ...(nginx && { nginx: nginx.port }) });
  },
});

for (const { name, path } of pages) {
  test(`HTML and headers of ${path} fit the first packets on each host`, async ({ ports, site }) => {
    for (const [host, port] of Object.entries(ports)) {
      const headers = { Connection: "close", "Accept-Encoding": "br" };
      const { headSize, body, headers: sent } = await rawRequest(port, path, { headers });
      expect(sent.get("content-encoding"), host).toBe("br");
      expect(headSize, `${host}: bytes of headers`).toBeLessThanOrEqual(limits.headers);
      // What editors write must not fail the budget of the code. The frozen content is as long as the published one was.
      if (site !== "frozen") continue;
      if (name === "home") {
        const size = headSize + body.length;
        expect(size, `${host}: bytes of HTML and headers`).toBeLessThanOrEqual(limits.home);
      }
      const start = body.subarray(0, limits[name] - headSize);
      const html = brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
      for (const part of FIRST_SCREEN[name]) expect(html, host).toContain(part);
    }
  });
}

test("no line of _headers comes near the 2 000 characters at which Cloudflare Pages cuts it", ({ built }) => {
  const lines = readFileSync(join(built, "_headers"), "utf8").split("\n");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1000);
});

test("the policy has one hash of styles for each template besides the site's own files, however many legal pages there are", ({
  built,
}) => {
  const [, styles = ""] = /style-src ([^;]*)/.exec(readFileSync(join(built, "_headers"), "utf8")) ?? [];
  const [own, ...hashes] = styles.split(" ");
  expect(own).toBe("'self'");
  expect(hashes).toHaveLength(3);
});

test("a page has one inline script and one style element, and no style attribute", async ({ request }) => {
  for (const path of ["/", "/livre-blanc", "/inconnu"]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g)];
    expect(scripts.length, path).toBe(1);
    expect([...html.matchAll(/<style/g)].length, path).toBe(1);
    expect(html.replaceAll(/<(script|style)[^]*?<\/\1>/g, ""), path).not.toMatch(/<[^>]*\sstyle=/);
  }
});
