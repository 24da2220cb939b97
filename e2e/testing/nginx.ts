import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** Why nginx cannot run here, or undefined. */
export function missingNginx(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return "nginx is not installed (Debian: nginx-light)";
  if (!existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"))
    return "nginx has no Brotli (Debian: libnginx-mod-http-brotli-static)";
  return undefined;
}

/** The paths of what a build makes for a host: the published folder, or a copy of it, and the headers for nginx. */
export type Build = Record<"site" | "headers", string>;

/** Publishes a build with `deploy/release.sh`. @throws when it fails, with its error output. */
export const release = (folder: string, { site, headers }: Build) =>
  promisify(execFile)("deploy/release.sh", [folder, site, headers]);

export interface Nginx {
  /** The ports of the site, of the site over TLS, and of the redirects to it. */
  ports: { plain: number; tls: number; redirects: number };
  /** The folder that it serves from. */
  folder: string;
  reload: () => void;
  /** Everything that nginx has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's nginx with the files of `deploy/`, on free local ports, with TLS, from a folder of its own.
 * @param certificate a certificate and its key, as PEM.
 */
export async function startNginx(build: Build, { cert, key }: { cert: string; key: string }): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  // Different in each run.
  const first = 20_000 + 3 * (process.pid % 3000);
  const ports = { plain: first, tls: first + 1, redirects: first + 2 };
  const local: Readonly<Record<string, number>> = { 8080: ports.plain, 443: ports.tls, 80: ports.redirects };
  for (const name of ["nginx.conf", "tls.conf"]) {
    const text = readFileSync(join("deploy", name), "utf8")
      .replace("# include tls.conf", "include tls.conf")
      .replace(/ *listen \[::\].*\n/g, "")
      .replace(/listen (\d+)/g, (_, port: string) => `listen 127.0.0.1:${local[port] ?? port}`);
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, "tls"));
  writeFileSync(join(folder, "tls/fullchain.pem"), cert);
  writeFileSync(join(folder, "tls/privkey.pem"), key);
  await release(folder, build);

  // Started as root, nginx would run its workers as a user who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const args = ["-p", folder, "-c", "nginx.conf", "-g", `${user}daemon off;`];
  const child = spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  child.stderr.on("data", (text: Buffer) => (log += text.toString()));
  const ended = new Promise<void>((end) => child.once("exit", () => end()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await fetch(`http://127.0.0.1:${ports.plain}/`).catch(() => undefined))
      return { ports, folder, reload: () => child.kill("SIGHUP"), log: () => log, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx does not start: ${log}`);
}
