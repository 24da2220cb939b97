/** Servers on `localhost` for tests, with their certificates. */
import { execSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Listens on a free port. @returns `localhost` and the port. */
export async function listen(server: Server): Promise<string> {
  await once(server.listen(0, "localhost"), "listening");
  return `localhost:${(server.address() as AddressInfo).port}`;
}

const OPENSSL =
  "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -keyout - -out - -subj /CN=localhost -addext subjectAltName=DNS:localhost";

/** Certificate and key for `localhost` as PEM, valid for a day. From openssl, because Node cannot make certificates. */
export const makeCertificate = () =>
  execSync(OPENSSL, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

/** Starts an HTTPS server on `localhost`, for a double of an API. */
export async function startHttps(answer: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), "https-"));
  const pem = makeCertificate();
  const authorities = join(folder, "authorities.pem");
  writeFileSync(authorities, pem);
  const server = createServer({ key: pem, cert: pem }, answer);
  return {
    host: await listen(server),
    /** Makes a Node process trust the server. */
    trust: { NODE_EXTRA_CA_CERTS: authorities },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
