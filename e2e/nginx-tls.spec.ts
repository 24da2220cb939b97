import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect as connectHttp2 } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls, type ConnectionOptions } from "node:tls";
import { brotliDecompressSync } from "node:zlib";

import { expect, test } from "@playwright/test";

import { headersFor, parseHeadersFile } from "../scripts/headers-file";
import { missingNginx, type Nginx, startNginx } from "../scripts/nginx";
import { makeCertificate } from "./contentful/certificate";
import { rawRequest } from "./raw-request";

const missing = missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: "default" });

/** The host name in `deploy/tls.conf`. */
const HOST = "www.copro-energie-conseil.example";

let nginx: Nginx | undefined;
let certificate = "";
test.beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), "certificate-"));
  const { cert, key } = makeCertificate(directory);
  rmSync(directory, { recursive: true });
  certificate = cert;
  nginx = await startNginx({ tls: { cert, key } });
});
test.afterAll(() => nginx?.stop());

/** Only these tests trust the certificate. It is for `localhost`, so the host name is not checked. */
const options = (host: string): ConnectionOptions => ({
  ca: certificate,
  servername: host,
  checkServerIdentity: () => undefined,
});

/** A request over HTTP/2. */
async function ask(path: string, { method = "GET", host = HOST } = {}) {
  const session = connectHttp2(`https://localhost:${nginx?.securePort ?? 0}`, options(host));
  const stream = session.request({
    ":method": method,
    ":path": path,
    ":authority": host,
    "accept-encoding": "br",
  });
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const headers = await new Promise<Readonly<Record<string, unknown>>>((got, failed) => {
    stream.on("response", got);
    stream.on("error", failed);
    session.on("error", failed);
  });
  await new Promise((end) => stream.once("close", end));
  session.close();
  return { status: headers[":status"], headers, body: Buffer.concat(chunks) };
}

/**
 * Opens a TLS connection.
 * @returns the version and the protocol that client and server agree on.
 * @throws the error of the handshake.
 */
const handshake = (wanted: ConnectionOptions) =>
  new Promise<{ version: string | null; protocol: string | false | null }>((agreed, failed) => {
    const socket = connectTls({ ...options(HOST), ...wanted, port: nginx?.securePort ?? 0 }, () => {
      agreed({ version: socket.getProtocol(), protocol: socket.alpnProtocol });
      socket.destroy();
    });
    socket.on("error", failed);
  });

test("pages are served over HTTP/2 and TLS 1.3, complete and with their headers", async () => {
  const rules = parseHeadersFile(readFileSync("public/_headers", "utf8"));
  const policy = headersFor(rules, "/inconnu").find(({ name }) => name === "Content-Security-Policy")?.value;
  expect(policy).toContain("default-src 'self'");
  expect(await handshake({ ALPNProtocols: ["h2", "http/1.1"] })).toEqual({
    version: "TLSv1.3",
    protocol: "h2",
  });
  for (const [path, file] of [
    ["/", "index.html"],
    ["/livre-blanc", "livre-blanc.html"],
  ] as const) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(200);
    expect(brotliDecompressSync(body).equals(readFileSync(`public/${file}`)), path).toBe(true);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=63072000/);
    expect(headers["content-security-policy"], path).toBe(policy);
  }
  const lost = await ask("/inconnu");
  expect(lost.status).toBe(404);
  expect(lost.headers["content-security-policy"]).toBe(policy);
});

test("TLS 1.2 with HTTP/1.1 is served to older browsers, and TLS 1.1 is refused", async () => {
  expect(await handshake({ maxVersion: "TLSv1.2", ALPNProtocols: ["http/1.1"] })).toEqual({
    version: "TLSv1.2",
    protocol: "http/1.1",
  });
  await expect(
    handshake({ minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" }),
  ).rejects.toThrow(/alert protocol version/);
});

test("plain http and the name without www redirect to the canonical host, with path and query", async () => {
  const address = `https://${HOST}/livre-blanc?source=mail`;
  const plain = await rawRequest(nginx?.redirectPort ?? 0, "/livre-blanc?source=mail");
  expect(plain.status).toBe(308);
  expect(plain.headers.get("location")).toBe(address);
  expect(plain.headers.has("strict-transport-security"), "over plain http").toBe(false);
  const bare = await ask("/livre-blanc?source=mail", { host: HOST.replace("www.", "") });
  expect(bare.status).toBe(308);
  expect(bare.headers.location).toBe(address);
});

test("a redirect within the site stays on its host and on https", async () => {
  const { status, headers } = await ask("/livre-blanc/?source=mail");
  expect(status).toBe(308);
  expect(headers.location).toBe("/livre-blanc?source=mail");
});

test("only GET and HEAD are allowed over TLS and on the redirecting port", async () => {
  for (const { status, headers } of [
    await ask("/", { method: "POST" }),
    await ask("/inconnu", { method: "DELETE" }),
  ]) {
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  }
  const plain = await rawRequest(nginx?.redirectPort ?? 0, "/", {
    method: "POST",
    headers: { "Content-Length": "0" },
  });
  expect(plain.status).toBe(405);
  expect(plain.headers.get("allow")).toBe("GET, HEAD");
});

test("nginx logs no warning about TLS", () => {
  expect(nginx?.log()).toBe("");
});
