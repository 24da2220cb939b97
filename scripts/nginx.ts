import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Why nginx cannot be started here, if it cannot. */
export function missingNginx(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return "nginx is not installed (Debian: nginx-light)";
  if (spawnSync("test", ["-e", BROTLI]).status !== 0)
    return "nginx has no Brotli (Debian: libnginx-mod-http-brotli-static)";
  return undefined;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

const answers = (port: number) =>
  new Promise<boolean>((told) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      told(true);
    }).on("error", () => told(false));
  });

export interface Nginx {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts Debian's nginx with `deploy/nginx.conf` on a free local port, from a folder of its own.
 * @param directory the built site, `public/` or a copy of it.
 * @throws when it does not come up, with what it says.
 */
export async function startNginx(directory: string): Promise<Nginx> {
  const prefix = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  mkdirSync(join(prefix, "temp"));
  mkdirSync(join(prefix, "deploy"));
  symlinkSync(resolve(directory), join(prefix, "public"));
  symlinkSync(resolve("deploy/generated"), join(prefix, "deploy/generated"));
  const config = readFileSync("deploy/nginx.conf", "utf8")
    .replace("listen 8080 default_server", `listen 127.0.0.1:${port} default_server`)
    .replace(/ *listen \[::\]:8080.*\n/, "");
  writeFileSync(join(prefix, "deploy/nginx.conf"), config);

  // As root nginx would hand its work to a user who may not read this folder.
  const user = process.getuid?.() === 0 ? "user root; " : "";
  const words = ["-p", prefix, "-c", "deploy/nginx.conf", "-g", `${user}daemon off;`];
  const child = spawn("nginx", words, { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((end) => child.once("exit", () => end()));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(prefix, { recursive: true, force: true });
  };

  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    if (await answers(port)) return { port, stop };
    await sleep(50);
  }
  await stop();
  throw new Error(`nginx does not start: ${said}`);
}
