/** Hostile requests that a page of another site can send to `npm run develop`. Those to `npm run preview` are with its other tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT, LOCAL } from "../src/testing/content";
import { freePort } from "./testing/free-port";
import { testHostileRequests } from "./testing/hostile-requests";

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
  server = spawn("npm", ["run", "--silent", "develop", "--", "--port", String(PORT)], {
    env,
    // A process group, so that npm's children end with it.
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

testHostileRequests(PORT);

it("answers a query of its own pages", async () => {
  const answer = await fetch(`${ADDRESS}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: ADDRESS },
    body: JSON.stringify({ query: "{ site { id } }" }),
  });
  expect(await answer.json()).toMatchObject({ data: { site: { id: "Site" } } });
});
