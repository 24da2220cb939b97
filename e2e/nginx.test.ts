/**
 * The shipped site behind nginx (`deploy/`): nginx's responses, and `release.sh`, which replaces, rolls back
 * or refuses a release.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliDecompressSync } from "node:zlib";

import { headersFor } from "../scripts/site-handler";
import { REDIRECTED, UNSERVED } from "../src/testing/hostile-paths";
import { makeCertificate } from "../src/testing/local-server";
import { freePort } from "./testing/free-port";

interface Build {
  /** Folder of the site. */
  site: string;
  /** File with the site's headers, for nginx. */
  headers: string;
}

interface Nginx {
  child: ChildProcess;
  /** All that nginx has written, once it has ended. */
  log: Promise<Buffer>;
}

/** The build of `npm run build`. */
const built: Build = { site: "site", headers: "site.headers.conf" };

/** Takes a path that begins with one slash: browsers read two as the start of a host. */
const ON_THIS_HOST = /^\/(?![/\\])/;

/** The host name in `deploy/tls.conf`, which an operator replaces. */
const EXAMPLE = "www.site.example";
const HOST = "www.site.test";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const isInstalled = !spawnSync("nginx", ["-v"]).error && fs.existsSync(BROTLI);

(isInstalled ? describe : describe.skip)("nginx-light with libnginx-mod-http-brotli-static", () => {
  const scratch = fs.mkdtempSync(join(tmpdir(), "nginx-"));
  const folder = join(scratch, "releases");
  const ports = { plain: freePort(), tls: freePort(), redirects: freePort() };
  let nginx: Nginx;
  let certificate: string;

  const release = ({ site, headers }: Build) =>
    promisify(execFile)("deploy/release.sh", [folder, site, headers]);

  /** Starts nginx and polls it. @throws with nginx's log if it does not answer. */
  async function startNginx(): Promise<Nginx> {
    // As root, nginx would run its workers as a user without access to this folder.
    const user = process.getuid?.() === 0 ? "user root; " : "";
    const args = ["-p", folder, "-c", "nginx.conf", "-g", `${user}daemon off;`];
    const child = spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
    const log = buffer(child.stderr);
    // Polls for 5 s at most.
    for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
      if (await fetch(`http://127.0.0.1:${ports.plain}/`).catch(() => undefined)) return { child, log };
      await setTimeout(50);
    }
    throw new Error(`nginx does not start: ${(await log).toString()}`);
  }

  beforeAll(async () => {
    certificate = makeCertificate();
    /** This test's ports by those of the configuration. */
    const portOf: Readonly<Record<string, number>> = {
      8080: ports.plain,
      443: ports.tls,
      80: ports.redirects,
    };
    fs.mkdirSync(join(folder, "tls"), { recursive: true });
    /** A configuration on this test's ports and on IPv4 only, with TLS turned on. */
    const forThisTest = (conf: string) =>
      conf
        .replace("# include tls.conf", "include tls.conf")
        .replaceAll(EXAMPLE, HOST)
        // The lines for IPv6.
        .replace(/ *listen \[::\].*\n/g, "")
        .replace(/listen (\d+)/g, (_, port: string) => `listen 127.0.0.1:${portOf[port] ?? port}`);
    for (const name of ["nginx.conf", "tls.conf"])
      fs.writeFileSync(join(folder, name), forThisTest(fs.readFileSync(join("deploy", name), "utf8")));
    for (const name of ["fullchain.pem", "privkey.pem"])
      fs.writeFileSync(join(folder, "tls", name), certificate);
    await release(built);
    nginx = await startNginx();
  });
  afterAll(async () => {
    nginx.child.kill();
    await nginx.log;
    fs.rmSync(scratch, { recursive: true });
  });

  /** Sends a request to nginx. Unlike `fetch`, it does not normalise the path. */
  async function ask(path: string, options: RequestOptions = {}) {
    const message = request({ port: ports.plain, path, agent: false, ...options });
    message.end();
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      message.on("response", resolve).on("error", reject);
    });
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  }

  /** Follows the redirects of a path. @returns their addresses. */
  async function redirects(path: string): Promise<string[]> {
    const { status, headers } = await ask(path);
    const { location } = headers;
    if (status !== 308 || location === undefined) return [];
    return [location, ...(await redirects(location))];
  }

  const file = (name: string) => fs.readFileSync(join(built.site, name));
  const script = `/${fs.readdirSync(built.site).find((name) => /^app-\w+\.js$/.test(name)) ?? ""}`;
  const worker = `/static/${fs.readdirSync(join(built.site, "static")).find((name) => name.endsWith(".js")) ?? ""}`;
  /** Headers of all pages. `_headers` has one rule for all paths, so any path shows it. */
  const pageHeaders = Object.fromEntries(headersFor(file("_headers").toString(), "/any"));

  test.each([
    ["/", "index.html", 200],
    ["/livre-blanc?source=mail", "livre-blanc.html", 200],
    ["/inconnu", "404.html", 404],
    ["/a/b/c", "404.html", 404],
  ])("%s is served compressed, with the headers of _headers", async (path, name, status) => {
    const answer = await ask(path, { headers: { "Accept-Encoding": "br" } });
    expect(answer.status).toBe(status);
    expect(brotliDecompressSync(answer.body).equals(file(name))).toBe(true);
    expect(answer.headers).toMatchObject({ ...pageHeaders, "cache-control": "no-cache" });
  });

  // Scripts have the policy too, because a worker takes the policy of its own response.
  test.each([script, worker])("%s is cached for a year, and has the policy of pages", async (path) => {
    const { headers } = await ask(path);
    const cache = "public, max-age=31536000, immutable";
    expect(headers).toMatchObject({ ...pageHeaders, "cache-control": cache });
  });

  test("an unchanged page is answered by 304", async () => {
    const { etag = "" } = (await ask("/")).headers;
    expect((await ask("/", { headers: { "If-None-Match": etag } })).status).toBe(304);
  });

  test.each<[path: string, page: string]>([
    ["/livre-blanc/?a=1", "/livre-blanc?a=1"],
    ["/livre-blanc.html?a=%C3%A9", "/livre-blanc?a=%C3%A9"],
    ["/index.html", "/"],
    ...REDIRECTED,
  ])("%s redirects to %s, and never to another host", async (path, page) => {
    const locations = await redirects(path);
    // Each redirect of nginx replaces one run of slashes, so a path with two runs takes two redirects.
    expect(locations.at(-1)).toBe(page);
    for (const location of locations) expect(location).toMatch(ON_THIS_HOST);
  });

  // Second addresses of the not-found page, the home page and a script; a folder.
  test.each([...UNSERVED, "/404.html", "/index", `${script}.br`, "/static"])(
    "%s is not served",
    async (path) => {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      // Some of these paths would lead to package.json, which has `dependencies`.
      expect(body.toString()).not.toContain("dependencies");
    },
  );

  test.each(["POST", "PUT", "DELETE", "TRACE"])("%s is refused with the allowed methods", async (method) => {
    const { status, headers } = await ask("/livre-blanc", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("TLS serves HTTP/2, and plain http redirects to it on the canonical host", async () => {
    const session = connect(`https://localhost:${ports.tls}`, { ca: certificate, servername: "localhost" });
    const get = async (host: string) => {
      const stream = session.request({ ":path": "/livre-blanc", ":authority": host });
      const headers = await new Promise<Readonly<Record<string, unknown>>>((resolve) =>
        stream.on("response", resolve),
      );
      return { headers, body: await buffer(stream) };
    };
    const page = await get(HOST);
    expect(page.body.equals(file("livre-blanc.html"))).toBe(true);
    expect(page.headers["strict-transport-security"]).toBe("max-age=63072000");
    const other = await get("site.test");
    expect(other.headers).toMatchObject({
      ":status": 308,
      location: `https://${HOST}/livre-blanc`,
      "strict-transport-security": "max-age=63072000",
    });
    session.close();
    const plain = await ask("/livre-blanc?a=1", { port: ports.redirects });
    expect([plain.status, plain.headers.location]).toEqual([308, `https://${HOST}/livre-blanc?a=1`]);
    expect(plain.headers).not.toHaveProperty("strict-transport-security");
  });

  describe("a release", () => {
    const other: Build = { site: join(scratch, "other"), headers: built.headers };
    const isServed = async ({ site }: Build) =>
      (await ask("/")).body.equals(fs.readFileSync(join(site, "index.html")));
    /** Waits for three answers in a row: during a reload, workers of both releases answer. */
    async function waitUntilServed(build: Build): Promise<void> {
      let inARow = 0;
      for (let tries = 0; tries < 100 && inARow < 3; tries += 1) {
        inARow = (await isServed(build)) ? inARow + 1 : 0;
        await setTimeout(50);
      }
      expect(inARow).toBe(3);
    }

    // The other build has another home page, and a script with another hash.
    beforeAll(() => {
      fs.cpSync(built.site, other.site, { recursive: true });
      const otherScript = "/app-00000000.js";
      for (const encoding of ["", ".br", ".gz"])
        fs.renameSync(join(other.site, script + encoding), join(other.site, otherScript + encoding));
      const headers = file("_headers").toString().replace(script, otherScript);
      fs.writeFileSync(join(other.site, "_headers"), headers);
      for (const encoding of [".br", ".gz"]) fs.rmSync(join(other.site, `index.html${encoding}`));
      fs.writeFileSync(join(other.site, "index.html"), "<!doctype html><title>Autre</title>");
    });

    test("replaces the site, keeps the scripts of open pages, and can be rolled back", async () => {
      const current = join(folder, "current");
      const previous = fs.readlinkSync(current);
      await release(other);
      await waitUntilServed(other);
      expect((await ask(script)).body.equals(file(script))).toBe(true);
      // The rollback of docs/publishing.md: the former link, then a reload.
      fs.rmSync(current);
      fs.symlinkSync(previous, current);
      nginx.child.kill("SIGHUP");
      await waitUntilServed(built);
    });

    test("signals no other process when the pid file is stale", async () => {
      const elsewhere = join(scratch, "elsewhere");
      const stranger = spawn("sleep", ["60"]);
      fs.mkdirSync(join(elsewhere, "temp"), { recursive: true });
      fs.writeFileSync(join(elsewhere, "temp/nginx.pid"), String(stranger.pid));
      const { stdout } = await promisify(execFile)("deploy/release.sh", [elsewhere, built.site]);
      expect(stdout).toMatch(/ is ready: /);
      // It still runs, and ends by this test's own signal.
      expect(stranger.kill()).toBe(true);
      expect(await once(stranger, "exit")).toEqual([null, "SIGTERM"]);
    });

    test("takes by default the site that a build with the same variables makes", async () => {
      const env = { ...process.env, SITE_DIRECTORY: "unbuilt" };
      const attempt = promisify(execFile)("deploy/release.sh", [folder], { env });
      await expect(attempt).rejects.toThrow(/\/unbuilt\/_headers is missing/);
    });

    test("is refused with TLS under the example's name", async () => {
      const unnamed = join(scratch, "unnamed");
      fs.mkdirSync(unnamed);
      fs.copyFileSync(join(folder, "nginx.conf"), join(unnamed, "nginx.conf"));
      await expect(promisify(execFile)("deploy/release.sh", [unnamed, built.site])).rejects.toThrow(
        /unnamed\/tls\.conf has the example's name/,
      );
    });

    test("is refused if it has a symbolic link, which may lead out of it", async () => {
      const linked: Build = { ...built, site: join(scratch, "linked") };
      fs.cpSync(built.site, linked.site, { recursive: true });
      fs.symlinkSync("/etc", join(linked.site, "static", "etc"));
      await expect(release(linked)).rejects.toThrow(/linked\/static\/etc is a link/);
      expect(await isServed(built)).toBe(true);
    });

    test("is refused if a file's name has a line break: the script would read two names", async () => {
      const split: Build = { ...built, site: join(scratch, "split") };
      fs.cpSync(built.site, split.site, { recursive: true });
      fs.writeFileSync(join(split.site, "static", "a\n..b"), "");
      await expect(release(split)).rejects.toThrow(/static\/a\\n\.\.b' has a control character/);
      expect(await isServed(built)).toBe(true);
    });

    test.each([
      ["a$b", /a\$b has a \$, which nginx reads as a variable/],
      ["other/served", /other\/served is in the site, which the next build replaces/],
    ])("is refused in the folder %s, before anything is written", async (name, reason) => {
      const refused = join(scratch, name);
      const attempt = promisify(execFile)("deploy/release.sh", [refused, other.site, other.headers]);
      await expect(attempt).rejects.toThrow(reason);
      expect(fs.existsSync(refused)).toBe(false);
    });

    test("is refused if its parts are from different builds, or if nginx rejects it", async () => {
      const mixed = { ...other, headers: join(scratch, "mixed.conf") };
      fs.writeFileSync(mixed.headers, "");
      await expect(release(mixed)).rejects.toThrow(/of different builds/);
      const broken = { ...other, headers: join(scratch, "broken.conf") };
      fs.cpSync(built.headers, broken.headers);
      fs.appendFileSync(broken.headers, "nonsense;\n");
      await expect(release(broken)).rejects.toThrow(/unknown directive "nonsense"/);
      expect(await isServed(built)).toBe(true);
    });
  });

  // The last test, because the log is complete once nginx has ended.
  test("no warning is logged", async () => {
    nginx.child.kill();
    expect((await nginx.log).toString()).toBe("");
  });
});
