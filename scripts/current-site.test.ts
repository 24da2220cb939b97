import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { currentSite } from "./current-site";

let directory: string;
let server: Server;

const path = (name: string) => join(directory, name);

function makeSite(name: string): void {
  mkdirSync(path(name));
  for (const file of ["index.html", "404.html"]) writeFileSync(join(path(name), file), name);
  writeFileSync(join(path(name), "_headers"), "/*\n  X-All: a\n");
}

function linkPublicTo(name: string): void {
  symlinkSync(name, path("link"));
  renameSync(path("link"), path("public"));
}

async function homePage(): Promise<string> {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://localhost:${port}/`)).text();
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "current-"));
  makeSite("first");
  linkPublicTo("first");
  server = createServer(currentSite(path("public"))).listen(0, "localhost");
  await new Promise((listening) => server.once("listening", listening));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(directory, { recursive: true });
});

it("serves a new site once it is in place, even after the old one is removed", async () => {
  expect(await homePage()).toBe("first");
  makeSite("second");
  linkPublicTo("second");
  rmSync(path("first"), { recursive: true });
  expect(await homePage()).toBe("second");
});

it("keeps serving the last site while there is none", async () => {
  rmSync(path("public"));
  expect(await homePage()).toBe("first");
  mkdirSync(path("public"));
  expect(await homePage()).toBe("first");
});
