/** `npm run develop` from local content: its pages, and GraphiQL for this machine alone. Hostile requests are those of the preview's test. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT, LOCAL } from "../src/testing/content";
import { freePort } from "./testing/free-port";

jest.setTimeout(10 * 60_000);

const PORT = freePort();
const ADDRESS = `http://localhost:${PORT}`;

let server: ChildProcess;
let output = "";

beforeAll(async () => {
  // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PREVIEW_HOST: "",
    ...LOCAL,
    CONTENT_DIRECTORY: FROZEN_CONTENT,
  };
  // A process group, so that npm's children end with it.
  server = spawn("npm", ["run", "--silent", "develop", "--", "--port", String(PORT)], {
    env,
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (printed: Buffer) => (output += printed.toString()));
  while (!output.includes(`est sur ${ADDRESS}`)) {
    if (server.exitCode !== null) throw new Error(output);
    await setTimeout(100);
  }
});

afterAll(async () => {
  if (server.pid) process.kill(-server.pid, "SIGTERM");
  await once(server, "close");
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
