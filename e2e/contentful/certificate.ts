import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Certificate {
  key: string;
  cert: string;
  /** A file for NODE_EXTRA_CA_CERTS. */
  authorities: string;
}

/**
 * Makes a certificate for `localhost`, valid for a day. It runs openssl, because Node cannot make certificates.
 * @param directory the folder for its files.
 */
export function makeCertificate(directory: string): Certificate {
  const keyFile = join(directory, "localhost.key");
  const certFile = join(directory, "localhost.crt");
  execFileSync(
    "openssl",
    [
      ..."req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1".split(" "),
      ..."-subj /CN=localhost -addext subjectAltName=DNS:localhost".split(" "),
      ...["-keyout", keyFile, "-out", certFile],
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  return { key: readFileSync(keyFile, "utf8"), cert: readFileSync(certFile, "utf8"), authorities: certFile };
}
