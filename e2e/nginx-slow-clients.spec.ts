import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { missingNginx, type Nginx, startNginx } from "../scripts/nginx";
import { rawRequest } from "./raw-request";
import { slowClients } from "./testing/slow-clients";

const missing = missingNginx();
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: "default" });

let nginx: Nginx | undefined;
test.beforeAll(async () => {
  nginx = await startNginx();
});
test.afterAll(() => nginx?.stop());

const homePage = readFileSync("public/index.html");
/** The number of requests that nginx serves at a time for one client address. */
const LIMIT = Number(/limit_conn addresses (\d+);/.exec(readFileSync("deploy/http.conf", "utf8"))?.[1]);

/** A request that a proxy on this machine forwards for a client address. */
const visit = (address: string) =>
  rawRequest(nginx?.port ?? 0, "/", { headers: { "X-Forwarded-For": address } });

/** A request whose body never ends, so that nginx keeps it open. */
const withoutEnd = (address: string) =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: 1000\r\n\r\n`;

test("nginx limits the simultaneous requests of one address, and serves other addresses meanwhile", async () => {
  expect(LIMIT).toBeGreaterThan(0);
  const clients = await slowClients(nginx?.port ?? 0, LIMIT, withoutEnd("203.0.113.1"));
  try {
    await expect.poll(async () => (await visit("203.0.113.1")).status).toBe(429);
    const other = await visit("203.0.113.2");
    expect(other.status).toBe(200);
    expect(other.body.equals(homePage)).toBe(true);
  } finally {
    clients.close();
  }
  await expect.poll(async () => (await visit("203.0.113.1")).status).toBe(200);
});

test("two hundred visitors behind one address, with six connections each, are served at the same time", async () => {
  const visitors = Array.from({ length: 1200 }, () => visit("203.0.113.3"));
  for (const { status, body } of await Promise.all(visitors)) {
    expect(status).toBe(200);
    expect(body.equals(homePage)).toBe(true);
  }
});

test("a proxy that does not name its visitors has no limit", async () => {
  const clients = await slowClients(nginx?.port ?? 0, LIMIT + 1, withoutEnd("127.0.0.1"));
  try {
    expect((await visit("127.0.0.1")).status).toBe(200);
  } finally {
    clients.close();
  }
});

test("nginx closes a thousand requests that never end, and serves a visitor meanwhile", async () => {
  const clients = await slowClients(nginx?.port ?? 0, 1000, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ");
  try {
    expect(clients.open()).toBeGreaterThan(900);
    const { status, body } = await visit("203.0.113.4");
    expect(status).toBe(200);
    expect(body.equals(homePage)).toBe(true);
    await expect.poll(() => clients.open(), { timeout: 25_000 }).toBe(0);
  } finally {
    clients.close();
  }
});
