import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { siteHandler } from "./site-handler";

const folder = mkdtempSync(join(tmpdir(), "served-"));
const site = join(folder, "site");
let server: Server;

function publish(edition: string): void {
  const built = mkdtempSync(join(folder, "built-"));
  for (const name of ["index.html", "guide.html", "404.html", "guide.html.br"])
    writeFileSync(join(built, name), `${name.replace(".html", "")} ${edition}`);
  // A value may have a colon: « of: first ».
  writeFileSync(join(built, "_headers"), `/*\n  X-Test: all\n\n/guide\n  X-Test: of: ${edition}\n`);
  rmSync(site, { recursive: true, force: true });
  renameSync(built, site);
}

/** @param accepted encodings. `fetch` would decode the body. */
async function ask(path: string, accepted = "") {
  const { port } = server.address() as AddressInfo;
  const message = request({ port, path, headers: { "accept-encoding": accepted } }).end();
  const [response] = (await once(message, "response")) as [IncomingMessage];
  const { "x-test": header, "content-encoding": encoding, "last-modified": modified } = response.headers;
  return { status: response.statusCode, text: await text(response), header, encoding, modified };
}

beforeAll(async () => {
  publish("first");
  server = createServer(siteHandler(site)).listen(0, "localhost");
  await new Promise((listening) => server.once("listening", listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it("serves pages, compressed pages and the not-found page, each with the headers of all matching rules", async () => {
  const page = { encoding: undefined, modified: undefined };
  const header = "all, of: first";
  expect(await ask("/guide?a")).toEqual({ ...page, status: 200, text: "guide first", header });
  const compressed = { ...page, text: "guide.br first", encoding: "br" };
  expect(await ask("/guide", "gzip, br")).toEqual({ ...compressed, status: 200, header });
  expect(await ask("/lost")).toEqual({ ...page, status: 404, text: "404 first", header: "all" });
});

it("serves a new build with its headers as soon as it is in place", async () => {
  publish("second");
  expect(await ask("/guide")).toMatchObject({ text: "guide second", header: "all, of: second" });
});

const serve = ["--import", "tsx", "scripts/serve.ts", site];

it("`npm run serve` listens on the loopback only, unless HOST says otherwise", async () => {
  const served = spawn(process.execPath, serve, { env: { ...process.env, PORT: "0", HOST: "" } });
  const [printed] = (await once(served.stdout, "data")) as [Buffer];
  const port = /:(?<port>\d+)\n$/.exec(printed.toString())?.groups?.port ?? "";
  expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow("fetch failed");
  served.kill();
});

it("`npm run serve` prints one line when it cannot listen", () => {
  const env = { ...process.env, PORT: "70000" };
  const { stderr, status } = spawnSync(process.execPath, serve, { encoding: "utf8", env });
  expect(stderr).toMatch(/^Le site ne peut pas être servi sur PORT=70000 : .*\n$/);
  expect(status).toBe(1);
});
