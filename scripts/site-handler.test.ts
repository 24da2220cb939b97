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
  const { "x-test": header, "content-encoding": encoding, location, etag = "" } = response.headers;
  return { status: response.statusCode, text: await text(response), header, encoding, location, etag };
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

it("serves pages without a slash, with the headers of all rules, and the not-found page", async () => {
  expect(await ask("/guide?a")).toMatchObject({ status: 200, text: "guide first", header: "all, of: first" });
  expect(await ask("/guide/?a")).toMatchObject({ status: 308, location: "/guide?a" });
  expect(await ask("/lost")).toMatchObject({ status: 404, text: "404 first", header: "all" });
});

it.each(REDIRECTED)(
  "redirects %s, which scripts could read as another host, to %s",
  async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 308, location });
  },
);

it.each([...UNSERVED, "/%5Fheaders/", "/%2Fevil.example/..%2F..%2Fguide/", "/x/..%2Fguide/"])(
  "does not serve %s, nor redirects it",
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringMatching(/^404/) as string });
  },
);

it("does not serve what a link out of the site leads to", async () => {
  const outside = mkdtempSync(join(folder, "outside-"));
  writeFileSync(join(outside, "secret.html"), "secret");
  symlinkSync(outside, join(site, "folder"));
  symlinkSync(join(outside, "secret.html"), join(site, "page.html"));
  // Its name begins as that of the site does.
  symlinkSync(outside, `${site}-other`);
  symlinkSync(`${site}-other/secret.html`, join(site, "other.html"));
  for (const path of ["/folder/secret.html", "/folder/secret", "/page", "/page.html", "/other"])
    expect(await ask(path)).toMatchObject({ status: 404, text: "404 first" });
});

it("answers what it does not do: other methods, ranges, and paths that cannot be decoded or redirected to", async () => {
  expect(await ask("/", "POST")).toMatchObject({ status: 405 });
  expect(await ask("/guide", "GET", { range: "bytes=9-3" })).toMatchObject({
    status: 200,
    text: "guide first",
  });
  expect(await ask("/%E0%A4%A")).toMatchObject({ status: 400 });
});

it("answers a client that has the page by 304 without a body", async () => {
  const { etag } = await ask("/guide");
  const known = (sent: string) => ask("/guide", "GET", { "if-none-match": sent });
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, "*"])
    expect(await known(sent)).toMatchObject({ status: 304, text: "" });
  expect(await known(`"other"`)).toMatchObject({ status: 200 });
});

it.each([
  ["gzip, br", "br"],
  ["BR;q=0.5", "br"],
  ["br;q=0, gzip", undefined],
  ["vibrant", undefined],
])("to a client that accepts %s, sends the encoding %s", async (accepted, encoding) => {
  expect((await ask("/guide", "GET", { "accept-encoding": accepted })).encoding).toBe(encoding);
});

it("serves a new build with its headers as soon as it is in place", async () => {
  publish("second");
  expect(await ask("/guide")).toMatchObject({ text: "guide second", header: "all, of: second" });
});

const serve = ["--import", "tsx", "scripts/serve.ts"];

it("`npm run serve` listens on the loopback only, unless HOST says otherwise", async () => {
  const port = "9871";
  const env = { ...process.env, PORT: port, HOST: "" };
  const served = spawn(process.execPath, [...serve, site], { env });
  await once(served.stdout, "data");
  expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow("fetch failed");
  served.kill();
});

it.each(["70000", "neuf mille"])("prints one line when it cannot listen on PORT=%s", (port) => {
  const env = { ...process.env, PORT: port };
  const { stderr, status } = spawnSync(process.execPath, [...serve, site], { encoding: "utf8", env });
  expect(stderr).toMatch(new RegExp(`^Le site ne peut pas être servi sur PORT=${port} : .*\n$`));
  expect(status).toBe(1);
});
