import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { SiteCopy } from "../contentful/site-copy";
import { developStatus, startDevelop } from "./develop-server";

/** The page of an entry: its address, and the value of the field that decides it. */
const PAGE = { path: "/cgv", kind: "CGV" };

/** Everything that a page leaves in the built site: its files, and the files of all pages that name its address. */
const tracesIn = (site: SiteCopy) => [
  ...site.list("public").filter((file) => file.includes(PAGE.path)),
  ...["index.html", "404.html", "sitemap.xml", "_headers"].filter((file) =>
    new RegExp(`${PAGE.path}(?![\\w-])`).test(site.read(join("public", file))),
  ),
];

/**
 * Removes the entry of a page during `act`, and puts it back.
 * @param act gets the two changes of the content, to make at its own time.
 */
async function withRemovedEntry(
  site: SiteCopy,
  act: (remove: () => void, putBack: () => void) => Promise<void>,
): Promise<void> {
  const file = join(site.directory, "content/legalPage.json");
  const text = readFileSync(file, "utf8");
  const entries = JSON.parse(text) as { kind: string }[];
  const rest = entries.filter(({ kind }) => kind !== PAGE.kind);
  const putBack = () => writeFileSync(file, text);
  try {
    await act(() => writeFileSync(file, JSON.stringify(rest)), putBack);
  } finally {
    putBack();
  }
}

/** Warm builds without the entry of a page, then with it again. */
export const rebuildWithoutPage = (site: SiteCopy) =>
  withRemovedEntry(site, async (remove, putBack) => {
    const before = tracesIn(site);
    expect(before.length).toBeGreaterThan(4);
    remove();
    expect(await site.run("build")).toMatchObject({ code: 0 });
    expect(tracesIn(site)).toEqual([]);
    putBack();
    expect(await site.run("build")).toMatchObject({ code: 0 });
    expect(tracesIn(site)).toEqual(before);
  });

async function untilAnswers(status: number): Promise<void> {
  const data = `/page-data${PAGE.path}/page-data.json`;
  while ((await developStatus(data)) !== status) await sleep(200);
}

/** A running develop server, while the entry of a page is removed and put back. */
export const developWithoutPage = (site: SiteCopy) =>
  withRemovedEntry(site, async (remove, putBack) => {
    const server = startDevelop(site);
    try {
      await server.printed("You can now view");
      await untilAnswers(200);
      remove();
      await untilAnswers(404);
      putBack();
      await untilAnswers(200);
    } finally {
      server.kill("all");
      await server.outcome;
      // Puts the published site back, which the killed server has used.
      expect(await site.run("build")).toMatchObject({ code: 0 });
    }
  });
