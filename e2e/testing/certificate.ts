import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Certificate and key for `localhost` as PEM, valid for a day. From openssl, because Node cannot make certificates. */
export const makeCertificate = () =>
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -keyout - -out -".split(
        " ",
      ),
      ..."-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" "),
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );

/** Listens on a free port of `localhost`, for a fake of an API. */
export async function startHttps(answer: RequestListener) {
  const folder = mkdtempSync(join(tmpdir(), "https-"));
  const [key, authorities] = [makeCertificate(), join(folder, "authorities.pem")];
  writeFileSync(authorities, key);
  const server = createServer({ key, cert: key }, answer).listen(0, "localhost");
  await once(server, "listening");
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    /** Makes a Node process trust the server. */
    trust: { NODE_EXTRA_CA_CERTS: authorities },
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
