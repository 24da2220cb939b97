/** `npm run develop` from local content: what it reads again, and GraphiQL for this machine alone. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import sharp from "sharp";

import { FROZEN_CONTENT, LOCAL } from "../src/testing/content";
import { freePort } from "./testing/free-port";

jest.setTimeout(10 * 60_000);

const PORT = freePort();
const ADDRESS = `http://localhost:${PORT}`;

const content = mkdtempSync(join(tmpdir(), "content-"));
cpSync(FROZEN_CONTENT, content, { recursive: true });

let server: ChildProcess;
let output = "";

/** Waits until the server has printed a text so many times. @throws if it ends first. */
async function printed(text: string, times = 1): Promise<void> {
  while (output.split(text).length <= times) {
    if (server.exitCode !== null) throw new Error(output);
    await setTimeout(100);
  }
}

beforeAll(async () => {
  // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PREVIEW_HOST: "",
    ...LOCAL,
    CONTENT_DIRECTORY: content,
  };
  // A process group, so that npm's children end with it.
  server = spawn("npm", ["run", "--silent", "develop", "--", "--port", String(PORT)], {
    env,
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (printed: Buffer) => (output += printed.toString()));
  await printed("You can now view");
});

afterAll(async () => {
  if (server.pid) process.kill(-server.pid, "SIGTERM");
  await once(server, "close");
  rmSync(content, { recursive: true });
});

/** @param origin of the page that asks. */
const ask = (origin: string) =>
  fetch(`${ADDRESS}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify({ query: "{ homePage { heroTitle } }" }),
  });

it("answers a query of its own pages, and none of another site", async () => {
  const answer = await ask(ADDRESS);
  expect(await answer.json()).toMatchObject({
    data: { homePage: { heroTitle: expect.stringMatching(/./) as string } },
  });
  expect((await ask("https://site.example")).status).toBe(403);
});

it("takes a picture when it is there, after a text that names it, and keeps it when its file is removed", async () => {
  const file = join(content, "homePage.json");
  const picture = join(content, "images/neuve.png");
  const pageData = async () => (await fetch(`${ADDRESS}/page-data/index/page-data.json`)).text();
  writeFileSync(file, readFileSync(file, "utf8").replace("facade.png", "neuve.png"));
  await printed("aucune image « neuve.png »");
  await sharp(join(content, "images/facade.png")).negate().toFile(picture);
  while (!(await pageData()).includes("neuve")) await setTimeout(500);
  rmSync(picture);
  await printed("aucune image « neuve.png »", 2);
  expect(await pageData()).toContain("neuve");
  expect(output).not.toContain("ENOENT");
});
