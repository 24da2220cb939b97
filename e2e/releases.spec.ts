import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "@playwright/test";

import { type Build, missingNginx, type Nginx, ownBuild, startNginx } from "../scripts/nginx";
import { faultsOf } from "./deploys/browser";
import { makeOtherBuild } from "./deploys/other-build";
import { rawRequest } from "./raw-request";
import { hydrated } from "./testing/visit";

const missing = missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: "default" });

/** The number of earlier releases that a deploy keeps. */
const KEPT = Number(/^KEPT=(\d+)$/m.exec(readFileSync("deploy/release.sh", "utf8"))?.[1]);

let other: Build;
let folder = "";
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "releases-"));
  other = await makeOtherBuild(ownBuild, join(folder, "other"));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

let nginx: Nginx;
test.beforeEach(async () => {
  nginx = await startNginx();
});
test.afterEach(() => nginx.stop());

const get = (path: string, encoding = "identity") =>
  rawRequest(nginx.port, path, { headers: { "Accept-Encoding": encoding } });
const homePageOf = ({ site }: Build) => readFileSync(join(site, "index.html"));
const isServed = async (build: Build) => (await get("/")).body.equals(homePageOf(build));
const served = (build: Build) => expect.poll(() => isServed(build)).toBe(true);
const current = () => readlinkSync(join(nginx.folder, "current"));
const releases = () => readdirSync(join(nginx.folder, "releases"));

async function deploy(build: Build): Promise<void> {
  await nginx.deploy(build);
  await served(build);
}

const scriptsOf = ({ site }: Build) => readdirSync(site).filter((name) => /-[0-9a-f]{8}\.js$/.test(name));

test("a page that was open before a deploy gets the scripts of its own build", async ({ page }) => {
  const faults = faultsOf(page);
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname));
  await page.goto(`http://localhost:${nginx.port}/`);
  await deploy(other);
  await hydrated(page);
  const own = scriptsOf(ownBuild).filter((name) => loaded.includes(`/${name}`));
  expect(own.some((name) => name.startsWith("app-"))).toBe(true);
  expect(faults).toEqual([]);
});

test("old scripts stay unchanged for some deploys, and are then removed", async () => {
  const scripts = scriptsOf(ownBuild);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scriptsOf(other)).not.toContain(scripts[0]);
  for (let turn = 0; turn < KEPT; turn += 1) await deploy(other);
  for (const name of scripts)
    for (const [encoding, twin] of [
      ["identity", ""],
      ["br", ".br"],
      ["gzip", ".gz"],
    ] as const) {
      const { status, body } = await get(`/${name}`, encoding);
      expect(status, name).toBe(200);
      expect(body.equals(readFileSync(`public/${name}${twin}`)), name).toBe(true);
    }
  expect(releases().length).toBe(KEPT + 1);
  await nginx.deploy(other);
  await expect.poll(async () => (await get(`/${scripts[0] ?? ""}`)).status).toBe(404);
  expect(releases().length).toBe(KEPT + 1);
});

test("a removed page answers 404, but its data stays for open pages that link to it", async () => {
  const smaller = { site: join(folder, "smaller"), headers: other.headers };
  cpSync(other.site, smaller.site, { recursive: true });
  for (const name of readdirSync(smaller.site).filter((each) => each.startsWith("livre-blanc.html")))
    rmSync(join(smaller.site, name));
  rmSync(join(smaller.site, "page-data/livre-blanc"), { recursive: true });
  await deploy(smaller);
  // A worker of the old release may still answer a request or two.
  await expect.poll(async () => (await get("/livre-blanc")).status).toBe(404);
  const data = await get("/page-data/livre-blanc/page-data.json");
  expect(data.body.equals(readFileSync("public/page-data/livre-blanc/page-data.json"))).toBe(true);
});

test("a file that is no longer compressed is not sent in its old compressed form", async () => {
  const plain = { site: join(folder, "plain"), headers: other.headers };
  cpSync(other.site, plain.site, { recursive: true });
  const data = "page-data/index/page-data.json";
  for (const twin of [".br", ".gz"]) rmSync(join(plain.site, data + twin));
  await deploy(plain);
  // A worker of the old release may still answer a request or two.
  await expect.poll(async () => (await get(`/${data}`, "br")).headers.has("content-encoding")).toBe(false);
  const { body } = await get(`/${data}`, "br");
  expect(body.equals(readFileSync(join(plain.site, data)))).toBe(true);
});

test("a build can be deployed through a symbolic link", async () => {
  const link = join(folder, "public-link");
  symlinkSync(other.site, link);
  await deploy({ ...other, site: link });
});

test("pages and headers of different builds are refused", async () => {
  const before = [current(), releases()];
  await expect(nginx.deploy({ ...ownBuild, site: other.site })).rejects.toThrow(/of different builds/);
  await expect(nginx.deploy({ ...other, site: ownBuild.site })).rejects.toThrow(/of different builds/);
  expect([current(), releases()]).toEqual(before);
  expect(await isServed(ownBuild)).toBe(true);
});

test("a folder without a built site is refused", async () => {
  await expect(nginx.deploy({ ...ownBuild, site: join(folder, "nothing") })).rejects.toThrow(/npm run build/);
  expect(await isServed(ownBuild)).toBe(true);
});

test("a release that nginx rejects leaves the previous one in place", async () => {
  const before = [current(), releases()];
  const broken = join(folder, "broken.conf");
  cpSync(other.headers, broken);
  appendFileSync(broken, "nonsense;\n");
  await expect(nginx.deploy({ ...other, headers: broken })).rejects.toThrow(/unknown directive "nonsense"/);
  expect([current(), releases()]).toEqual(before);
  nginx.reload();
  await deploy(other);
});

test("a deploy removes a release that was interrupted", async () => {
  const half = join(nginx.folder, "releases/20260101T000000.000Z");
  mkdirSync(join(half, "public"), { recursive: true });
  writeFileSync(join(half, "public/index.html"), "half");
  await deploy(other);
  expect(releases()).not.toContain("20260101T000000.000Z");
});

test("a deploy does not change the machine's own configuration", async () => {
  const file = join(nginx.folder, "nginx.conf");
  appendFileSync(file, "# ours\n");
  await deploy(other);
  expect(readFileSync(file, "utf8")).toMatch(/# ours\n$/);
});

test("simultaneous deploys run one after the other", async () => {
  await Promise.all([nginx.deploy(other), nginx.deploy(other), nginx.deploy(other)]);
  await served(other);
  expect(releases().length).toBe(4);
});

test("a link and a reload restore the previous release", async () => {
  const first = current();
  await deploy(other);
  rmSync(join(nginx.folder, "current"));
  symlinkSync(first, join(nginx.folder, "current"));
  nginx.reload();
  await served(ownBuild);
});
