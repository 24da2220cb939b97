import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";

import { lendSite, putInPlace, settle } from "./site-in-place";
import type * as Crash from "./testing/crash";
import { crashAfter } from "./testing/crash";
import { Project } from "./testing/project";

jest.mock("node:fs", () => {
  const { crashingFs } = jest.requireActual<typeof Crash>("./testing/crash");
  return crashingFs(jest.requireActual("node:fs"));
});

// Some hundred small sites are written to a disk that may be busy.
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

/** What a build leaves in its working folder: every file says the version. */
function build(version: string): string {
  const folder = `.build/work-${version}`;
  for (const file of FILES) project.write(`${folder}/public/${file}`, `${version} /static/${version}.png`);
  project.write(`${folder}/public/static/${version}.png`, version);
  project.write(`${folder}/deploy/generated/headers.conf`, version);
  return join(project.root, folder);
}

async function publish(version: string): Promise<void> {
  settle(project.places);
  await putInPlace(project.places, build(version));
}

/** The version that a host finds; nothing where there is no site, `broken` where it is not whole. */
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
  it("is a plain folder where there was none, as in a fresh clone", async () => {
    await publish("first");
    expect(isLink()).toBe(false);
    expect(siteInPlace()).toBe("first");
    expect(headers()).toBe("first");
  });

  it("is a link from the second on; the one before stays, older ones go", async () => {
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

  it("keeps the plain folder that was there before, for those who read it", async () => {
    await publish("first");
    await publish("second");
    const sites = releases().map((name) => project.read(`.build/${name}/public/index.html`)?.split(" ")[0]);
    expect(sites.sort()).toEqual(["first", "second"]);
  });

  it("is not put in place when Gatsby has stopped half way, whatever it says", async () => {
    await publish("first");
    const folder = ".build/work-half";
    project.write(`${folder}/public/index.html`, "half");
    await expect(putInPlace(project.places, join(project.root, folder))).rejects.toThrow("avant la fin");
    expect(siteInPlace()).toBe("first");
  });
});

describe("while developing", () => {
  it.each([1, 2])(
    "the published site lies aside, and is back afterwards (%i published)",
    async (published) => {
      for (let version = 1; version <= published; version += 1) await publish(`v${version}`);
      lendSite(project.places);
      project.write("public/page-data/dev.json", "of develop");
      settle(project.places);
      expect(siteInPlace()).toBe(`v${published}`);
      expect(project.read("public/page-data/dev.json")).toBeUndefined();
    },
  );

  it("what is written in a clone without a site is not taken for one", () => {
    project.write(".build/keep");
    lendSite(project.places);
    project.write("public/index.html", "of develop");
    settle(project.places);
    expect(existsSync(project.places.site)).toBe(false);
  });
});

/** States of a project, and the version that was published in each. */
const starts: Readonly<Record<string, readonly [() => Promise<void> | void, string | undefined]>> = {
  "no site": [() => project.write(".build/keep"), undefined],
  "a plain folder": [() => publish("old"), "old"],
  "a link": [() => publish("older").then(() => publish("old")), "old"],
};

/** What may be killed at any moment. */
const acts: Readonly<Record<string, () => Promise<void> | void>> = {
  "a site is put in place": () => publish("new"),
  "a site is put in place after a killed develop": () => {
    lendSite(project.places);
    project.write("public/index.html", "of develop");
    return publish("new");
  },
  "develop begins": () => lendSite(project.places),
  "develop ends": () => {
    lendSite(project.places);
    project.write("public/index.html", "of develop");
    settle(project.places);
  },
};

const cases = Object.keys(starts).flatMap((start) => Object.keys(acts).map((act) => [start, act] as const));

describe("a process that is killed", () => {
  it.each(cases)("at any moment, from %s, while %s, leaves a site that is whole", async (start, act) => {
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
      // Between two renames of a plain folder there is none, which `settle` mends; `develop` has the folder for itself.
      if (act === "a site is put in place") {
        expect([old, "new", ...(start === "a plain folder" ? [undefined] : [])]).toContain(left);
      }
      settle(project.places);
      const site = siteInPlace();
      expect([old, publishes ? "new" : old]).toContain(site);
      if (site) expect(headers()).toBe(site);
      // Whatever was left, the next one is put in place.
      await publish("next");
      expect([siteInPlace(), headers()]).toEqual(["next", "next"]);
    }
    expect(moments).toBeGreaterThan(1);
  });
});
