/**
 * `npm run develop` from local content shows saved changes, and answers GraphiQL.
 * `contentful-preview.test.ts` tests the server's security.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import sharp from "sharp";

import { FROZEN_CONTENT } from "../src/testing/content";
import { Command } from "./testing/command";
import { freePort } from "./testing/free-port";

jest.setTimeout(10 * 60_000);

it("shows a picture that is saved after the text that names it, and answers a query of its own pages", async () => {
  const content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(FROZEN_CONTENT, content, { recursive: true });
  const port = freePort();
  const address = `http://localhost:${port}`;
  const develop = new Command("develop", { CONTENT_DIRECTORY: content }, ["--port", String(port)]);
  await develop.printed("You can now view");

  const file = join(content, "homePage.json");
  writeFileSync(file, readFileSync(file, "utf8").replace("facade.png", "neuve.png"));
  await develop.printed("aucune image « neuve.png »");
  await sharp(join(content, "images/facade.png")).negate().toFile(join(content, "images/neuve.png"));
  const pageData = async () => (await fetch(`${address}/page-data/index/page-data.json`)).text();
  while (!(await pageData()).includes("neuve")) await setTimeout(500);

  const answer = await fetch(`${address}/___graphql`, {
    method: "POST",
    // The origin of the server's own pages, such as GraphiQL.
    headers: { "content-type": "application/json", origin: address },
    body: JSON.stringify({ query: "{ homePage { heroTitle } }" }),
  });
  expect(await answer.json()).toMatchObject({
    data: { homePage: { heroTitle: expect.stringMatching(/./) as string } },
  });
  await develop.end("SIGTERM");
  rmSync(content, { recursive: true });
});
