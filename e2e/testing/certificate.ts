import { execFileSync } from "node:child_process";

/** A certificate for `localhost`, valid for a day, with its key, as PEM. By openssl, because Node cannot make certificates. */
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
