import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

import { moveSiteAside, putInPlace, recoverSite } from "./site-in-place";
import type * as Crash from "./testing/crash";
import { crashAfter } from "./testing/crash";
import { Project } from "./testing/project";

jest.mock("node:fs", () => {
  const { crashingFs } = jest.requireActual<typeof Crash>("./testing/crash");
  return crashingFs(jest.requireActual("node:fs"));
});

// These tests write some hundred small sites, and the disk may be busy.
jest.setTimeout(60_000);

let project: Project;

beforeEach(() => {
  project = new Project();
});
afterEach(() => {
  crashAfter(Infinity);
  project.remove();
});

const FILES = ["index.html", "404.html"];

/** Makes the working folder of a build, with the version in every file. */
function build(version: string): string {
  const folder = `.build/work-${version}`;
  for (const file of FILES) project.write(`${folder}/public/${file}`, `${version} /static/${version}.png`);
  project.write(`${folder}/public/static/${version}.png`, version);
  project.write(`${folder}/deploy/generated/headers.conf`, version);
  return join(project.root, folder);
}

async function publish(version: string): Promise<void> {
  recoverSite(project.places);
  await putInPlace(project.places, build(version));
}

/** The version that a host finds: undefined without a site, `broken` for an incomplete one. */
function siteInPlace(): string | undefined {
  if (!existsSync(project.places.site)) return undefined;
  const [version = ""] = (project.read("public/index.html") ?? "").split(" ");
  const whole =
    FILES.every((file) => project.read(`public/${file}`)?.startsWith(`${version} `)) &&
    project.read(`public/static/${version}.png`) === version;
  return whole ? version : "broken";
}

const headers = () => project.read("deploy/generated/headers.conf");
const isLink = () => lstatSync(project.places.site).isSymbolicLink();
const releases = () => readdirSync(project.places.build).filter((name) => name.startsWith("release-"));

describe("a site", () => {
  it("is a plain folder after the first build, as in a fresh clone", async () => {
    await publish("first");
    expect(isLink()).toBe(false);
    expect(siteInPlace()).toBe("first");
    expect(headers()).toBe("first");
  });

  it("is a link from the second build on; the previous site stays, older ones are removed", async () => {
    await publish("first");
    await publish("second");
    expect(isLink()).toBe(true);
    expect(siteInPlace()).toBe("second");
    const second = realpathSync(project.places.site);
    await publish("third");
    expect(siteInPlace()).toBe("third");
    expect(headers()).toBe("third");
    expect(readFileSync(join(second, "index.html"), "utf8")).toContain("second");
    await publish("fourth");
    expect(existsSync(second)).toBe(false);
    expect(releases()).toHaveLength(2);
  });

  it("keeps the previous plain folder for processes that still read it", async () => {
    await publish("first");
    await publish("second");
    const sites = releases().map((name) => project.read(`.build/${name}/public/index.html`)?.split(" ")[0]);
    expect(sites.sort()).toEqual(["first", "second"]);
  });

  it("is not put in place when Gatsby stopped early, whatever its exit code", async () => {
    await publish("first");
    const folder = ".build/work-half";
    project.write(`${folder}/public/index.html`, "half");
    await expect(putInPlace(project.places, join(project.root, folder))).rejects.toThrow("avant la fin");
    expect(siteInPlace()).toBe("first");
  });
});

describe("while developing", () => {
  it.each([1, 2])(
    "the published site is moved aside, and restored afterwards (%i published)",
    async (published) => {
      for (let version = 1; version <= published; version += 1) await publish(`v${version}`);
      moveSiteAside(project.places);
      project.write("public/page-data/dev.json", "of develop");
      recoverSite(project.places);
      expect(siteInPlace()).toBe(`v${published}`);
      expect(project.read("public/page-data/dev.json")).toBeUndefined();
    },
  );

  it("the output of develop in a clone without a site does not count as a site", () => {
    project.write(".build/keep");
    moveSiteAside(project.places);
    project.write("public/index.html", "of develop");
    recoverSite(project.places);
    expect(existsSync(project.places.site)).toBe(false);
  });
});

/** States of a project, and the version that was published in each. */
const starts: Readonly<Record<string, readonly [() => Promise<void> | void, string | undefined]>> = {
  "no site": [() => project.write(".build/keep"), undefined],
  "a plain folder": [() => publish("old"), "old"],
  "a link": [() => publish("older").then(() => publish("old")), "old"],
};

/** What a process may be doing when it is killed. */
const acts: Readonly<Record<string, () => Promise<void> | void>> = {
  "a site is put in place": () => publish("new"),
  "a site is put in place after a killed develop": () => {
    moveSiteAside(project.places);
    project.write("public/index.html", "of develop");
    return publish("new");
  },
  "develop begins": () => moveSiteAside(project.places),
  "develop ends": () => {
    moveSiteAside(project.places);
    project.write("public/index.html", "of develop");
    recoverSite(project.places);
  },
};

const cases = Object.keys(starts).flatMap((start) => Object.keys(acts).map((act) => [start, act] as const));

describe("a process that is killed", () => {
  it.each(cases)("at any moment, from %s, while %s, leaves a complete site", async (start, act) => {
    const [prepare, old] = starts[start] ?? [];
    const publishes = act.startsWith("a site is put in place");
    let moments = 0;
    for (let killed = true; killed; moments += 1) {
      project.remove();
      project = new Project();
      await prepare?.();
      if (publishes) build("new");
      crashAfter(moments);
      try {
        await acts[act]?.();
        killed = false;
      } catch (error) {
        expect(String(error)).toContain("killed");
      }
      crashAfter(Infinity);
      const left = siteInPlace();
      // Between the two renames of a plain folder there is no site until `recoverSite` runs. `develop` uses the folder itself.
      if (act === "a site is put in place") {
        expect([old, "new", ...(start === "a plain folder" ? [undefined] : [])]).toContain(left);
      }
      recoverSite(project.places);
      const site = siteInPlace();
      expect([old, publishes ? "new" : old]).toContain(site);
      if (site) expect(headers()).toBe(site);
      // Whatever was left, the next site can be put in place.
      await publish("next");
      expect([siteInPlace(), headers()]).toEqual(["next", "next"]);
    }
    expect(moments).toBeGreaterThan(1);
  });
});
