import { execFile, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Why nginx cannot run here, or undefined. */
export function missingNginx(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return "nginx is not installed (Debian: nginx-light)";
  if (!existsSync(BROTLI)) return "nginx has no Brotli (Debian: libnginx-mod-http-brotli-static)";
  return undefined;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    }).on("error", () => resolve(false));
  });

/** The paths of what a build makes for a host. */
export interface Build {
  /** `public/` or a copy of it. */
  site: string;
  /** The headers for nginx. */
  headers: string;
}

export const ownBuild: Build = { site: "public", headers: "deploy/generated/headers.conf" };

/** A certificate and its key, as PEM. */
export interface Pair {
  cert: string;
  key: string;
}

export interface Nginx {
  /** The port of the site. */
  port: number;
  /** The ports of the site over TLS and of the redirects to it; 0 without a certificate. */
  securePort: number;
  redirectPort: number;
  /** The folder that it serves from. */
  folder: string;
  /** Publishes another build, as `deploy/release.sh` does. */
  deploy: (build: Build) => Promise<unknown>;
  /** Reloads the configuration, as after a change other than a deploy. */
  reload: () => void;
  /** Everything that nginx has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
}

/**
 * Runs `deploy/release.sh`.
 * @returns its output.
 * @throws when it fails, with its error output.
 */
export async function release(folder: string, { site, headers }: Build): Promise<string> {
  const { stdout } = await promisify(execFile)("deploy/release.sh", [folder, site, headers]);
  return stdout;
}

/** Replaces the addresses in nginx's configuration by local ports. */
function onLocalPorts(text: string, ports: Readonly<Record<string, number>>): string {
  return text
    .replace(/ *listen \[::\].*\n/g, "")
    .replace(/listen (\d+)/g, (_, port: string) => `listen 127.0.0.1:${ports[port] ?? port}`);
}

/**
 * Starts Debian's nginx as the README describes, on free local ports, from a folder of its own.
 * @param options.build the build that it serves first.
 * @param options.tls a certificate. With it, nginx also serves TLS as in `deploy/tls.conf`.
 * @throws when nginx does not start, with its error output.
 */
export async function startNginx({
  build = ownBuild,
  tls,
}: { build?: Build; tls?: Pair } = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const [securePort, redirectPort] = tls ? [await freePort(), await freePort()] : [0, 0];
  const ports = { 8080: port, 80: redirectPort, 443: securePort };
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const own = (name: string) => onLocalPorts(readFileSync(`deploy/${name}`, "utf8"), ports);
  write(
    "nginx.conf",
    tls ? own("nginx.conf").replace("# include tls.conf", "include tls.conf") : own("nginx.conf"),
  );
  write("tls.conf", own("tls.conf"));
  if (tls) {
    mkdirSync(join(folder, "tls"));
    write("tls/fullchain.pem", tls.cert);
    write("tls/privkey.pem", tls.key);
  }
  await release(folder, build);

  // Started as root, nginx would run its workers as a user who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const args = ["-p", folder, "-c", "nginx.conf"];
  const child = spawn("nginx", [...args, "-g", `${user}daemon off;`], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (text: Buffer) => (log += text.toString()));
  const ended = new Promise<void>((end) => child.once("exit", () => end()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(port))
      return {
        port,
        securePort,
        redirectPort,
        folder,
        deploy: (next) => release(folder, next),
        reload: () => child.kill("SIGHUP"),
        log: () => log,
        stop,
      };
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx does not start: ${log}`);
}
