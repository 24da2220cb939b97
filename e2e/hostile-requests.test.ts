/** Hostile requests that a page of another site can send to `npm run develop` and `npm run preview`. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { FROZEN_CONTENT, LOCAL } from "../src/testing/content";
import { TestSpace } from "../src/testing/contentful-space";
import { hostileRequests } from "../src/testing/hostile-requests";
import { type DeliveryApi, startDeliveryApi, TOKEN } from "./contentful/delivery-api";

jest.setTimeout(10 * 60_000);

const PORT = 30_000 + (process.pid % 10_000);
const HOST = `localhost:${PORT}`;
const OWN = { host: HOST, origin: `http://${HOST}` };

/** Sends a request with any header and any path, which `fetch` would not. */
async function ask(path: string, headers: object) {
  const message = request({
    port: PORT,
    path,
    headers: { ...headers },
    agent: false,
    setHost: false,
  }).end();
  const [response] = (await once(message, "response")) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

describe.each(["develop", "preview"] as const)("npm run %s", (command) => {
  let server: ChildProcess;
  let output = "";
  let api: DeliveryApi | undefined;

  beforeAll(async () => {
    if (command === "preview") api = await startDeliveryApi(new TestSpace());
    const localSource = { ...LOCAL, CONTENT_DIRECTORY: FROZEN_CONTENT };
    const source = api ? { ...api.environment, CONTENTFUL_PREVIEW_TOKEN: TOKEN } : localSource;
    // Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
    const env = { ...process.env, NODE_ENV: undefined, PREVIEW_HOST: "", ...source };
    server = spawn("npm", ["run", "--silent", command, "--", "--port", String(PORT)], {
      env,
      // A process group, so that npm's children end with it.
      detached: true,
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (printed: Buffer) => (output += printed.toString()));
    while (!output.includes(`est sur http://${HOST}`)) {
      if (server.exitCode !== null) throw new Error(output);
      await setTimeout(100);
    }
  });
  afterAll(async () => {
    if (server.pid) process.kill(-server.pid, "SIGTERM");
    await once(server, "close");
    api?.close();
  });

  it.each(hostileRequests(HOST))("refuses $what, and goes on", async ({ url, headers }) => {
    // One request would overwrite .nvmrc, and others would make Gatsby store in public/_gatsby what it fetches.
    const nvmrc = readFileSync(".nvmrc", "utf8");
    expect(await ask(url, headers)).toMatchObject({ status: 403 });
    expect(readFileSync(".nvmrc", "utf8")).toBe(nvmrc);
    expect(existsSync("public/_gatsby")).toBe(false);
    // The server still answers.
    expect(await ask("/", OWN)).toMatchObject({ status: 200 });
  });

  it(`${command === "develop" ? "answers" : "refuses"} a query of its own pages`, async () => {
    const answer = await fetch(`http://${HOST}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: OWN.origin },
      body: JSON.stringify({ query: "{ site { id } }" }),
    });
    if (command === "preview") expect(answer.status).toBe(403);
    else expect(await answer.json()).toMatchObject({ data: { site: { id: "Site" } } });
  });
});
