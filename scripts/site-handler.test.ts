import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type HeaderRule, headersFile } from "../plugins/gatsby-plugin-static-hosting/headers";
import { siteHandler } from "./site-handler";

const folder = mkdtempSync(join(tmpdir(), "served-"));
const site = join(folder, "site");
let server: Server;

function publish(text: string): void {
  const built = mkdtempSync(join(folder, "built-"));
  for (const name of ["index", "guide", "404"]) writeFileSync(join(built, `${name}.html`), `${name} ${text}`);
  const rules: HeaderRule[] = [
    { path: "/*", headers: [["X-Test", "all"]] },
    { path: "/guide", headers: [["X-Test", `of: ${text}`]] },
  ];
  writeFileSync(join(built, "_headers"), headersFile(rules));
  rmSync(site, { recursive: true, force: true });
  renameSync(built, site);
}

/** Sends a path as it is: `fetch` would normalise it. */
const ask = (path: string, method = "GET") =>
  new Promise<{ status: number | undefined; text: string; header: unknown; location: unknown }>((resolve) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, method }, (response) => {
      let text = "";
      const { statusCode: status, headers } = response;
      response
        .on("data", (chunk: Buffer) => (text += chunk.toString()))
        .on("end", () => resolve({ status, text, header: headers["x-test"], location: headers.location }));
    }).end();
  });

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
  expect(await ask("/%E0%A4%A")).toMatchObject({ status: 400 });
  expect(await ask("/lost")).toMatchObject({ status: 404, text: "404 first", header: "all" });
});

it.each([
  ["//evil.example/", "/evil.example/"],
  ["/\\evil.example/?a=//b", "/evil.example/?a=//b"],
  ["///evil.example//guide", "/evil.example/guide"],
  ["/x/..//evil.example/", "/x/../evil.example/"],
])("redirects %s, which a script could take for another host, to %s", async (path, location) => {
  expect(await ask(path)).toMatchObject({ status: 308, location });
});

it.each([
  "/_headers",
  "//_headers",
  "/%5Fheaders",
  "/%5fheaders/",
  "/./_headers",
  "/a/../_headers",
  "/_headers.html",
])("does not serve the headers' file as %s", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringMatching(/^404/) as string });
});

it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
  expect(await ask("/", method)).toMatchObject({ status: 405 });
});

it("serves a new site with its headers as soon as it is in place", async () => {
  publish("second");
  expect(await ask("/guide")).toMatchObject({ text: "guide second", header: "all, of: second" });
});

const serve = ["--import", "tsx", "scripts/serve.ts"];

it("`npm run serve` answers this machine only, unless told otherwise", async () => {
  const port = "9871";
  const env = { ...process.env, PORT: port, HOST: "" };
  const served = spawn(process.execPath, [...serve, site], { env });
  await once(served.stdout, "data");
  expect((await fetch(`http://localhost:${port}`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.2:${port}`)).rejects.toThrow("fetch failed");
  served.kill();
});

it.each(["70000", "neuf mille"])("says in one line that it cannot listen on PORT=%s", (port) => {
  const env = { ...process.env, PORT: port };
  const { stderr, status } = spawnSync(process.execPath, [...serve, site], { encoding: "utf8", env });
  expect(stderr).toMatch(new RegExp(`^Le site ne peut pas être servi sur PORT=${port} : .*\n$`));
  expect(status).toBe(1);
});
