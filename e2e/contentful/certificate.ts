import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Certificate {
  key: string;
  cert: string;
  /** A file for NODE_EXTRA_CA_CERTS: this certificate, and the extra ones of this machine. */
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
  const cert = readFileSync(certFile, "utf8");
  const { NODE_EXTRA_CA_CERTS: own } = process.env;
  const authorities = join(directory, "authorities.pem");
  writeFileSync(authorities, `${own ? readFileSync(own, "utf8") : ""}\n${cert}`);
  return { key: readFileSync(keyFile, "utf8"), cert, authorities };
}
