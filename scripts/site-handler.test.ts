import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { REDIRECTED, UNSERVED } from "../src/testing/hostile-paths";
import { siteHandler } from "./site-handler";

const folder = mkdtempSync(join(tmpdir(), "served-"));
const site = join(folder, "site");
let server: Server;

function publish(edition: string): void {
  const built = mkdtempSync(join(folder, "built-"));
  for (const name of ["index.html", "guide.html", "404.html", "guide.html.br"])
    writeFileSync(join(built, name), `${name.replace(".html", "")} ${edition}`);
  writeFileSync(join(built, "_headers"), `/*\n  X-Test: all\n\n/guide\n  X-Test: of: ${edition}\n`);
  rmSync(site, { recursive: true, force: true });
  renameSync(built, site);
}

/** Unlike `fetch`, does not normalise the path. */
async function ask(path: string, method = "GET", sent: OutgoingHttpHeaders = {}) {
  const { port } = server.address() as AddressInfo;
  const message = request({ port, path, method, headers: sent }).end();
  const [response] = (await once(message, "response")) as [IncomingMessage];
  const { "x-test": header, "content-encoding": encoding, location } = response.headers;
  const modified = response.headers["last-modified"];
  return { status: response.statusCode, text: await text(response), header, encoding, location, modified };
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

it("serves pages without a slash, compressed, with the headers of all rules, and the not-found page", async () => {
  const page = { location: undefined, modified: undefined };
  expect(await ask("/guide?a")).toEqual({
    ...page,
    status: 200,
    text: "guide first",
    header: "all, of: first",
    encoding: undefined,
  });
  expect(await ask("/guide", "GET", { "accept-encoding": "gzip, br" })).toEqual({
    ...page,
    status: 200,
    text: "guide.br first",
    header: "all, of: first",
    encoding: "br",
  });
  expect(await ask("/lost")).toEqual({
    ...page,
    status: 404,
    text: "404 first",
    header: "all",
    encoding: undefined,
  });
});

it.each([...REDIRECTED, ["/guide/?a", "/guide?a"]])("redirects %s to %s", async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, location });
});

it.each(UNSERVED.filter((path) => !path.endsWith("/")))("does not serve %s", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, text: "404 first" });
});

it("answers other methods, ranges that end before they begin, and paths that cannot be decoded", async () => {
  expect(await ask("/", "POST")).toMatchObject({ status: 405 });
  expect(await ask("/guide", "GET", { range: "bytes=9-3" })).toMatchObject({
    status: 200,
    text: "guide first",
  });
  expect(await ask("/%E0%A4%A")).toMatchObject({ status: 404 });
});

it("serves a new build with its headers as soon as it is in place", async () => {
  publish("second");
  expect(await ask("/guide")).toMatchObject({ text: "guide second", header: "all, of: second" });
});

it("refuses a site with a link, which could lead out of its folder", () => {
  const linked = mkdtempSync(join(folder, "linked-"));
  for (const name of ["_headers", "404.html"]) writeFileSync(join(linked, name), "");
  symlinkSync(folder, join(linked, "outside"));
  expect(() => siteHandler(linked)).toThrow(`${join(linked, "outside")} est un lien`);
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

it("prints one line when it cannot listen", () => {
  const env = { ...process.env, PORT: "70000" };
  const { stderr, status } = spawnSync(process.execPath, serve, { encoding: "utf8", env });
  expect(stderr).toMatch(/^Le site ne peut pas être servi sur PORT=70000 : .*\n$/);
  expect(status).toBe(1);
});
