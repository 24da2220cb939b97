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
/** How many answers an address gets at the same time. */
const LIMIT = Number(/limit_conn addresses (\d+);/.exec(readFileSync("deploy/http.conf", "utf8"))?.[1]);

/** A visitor's request, by way of a proxy on this machine. */
const visit = (address: string) =>
  rawRequest(nginx?.port ?? 0, "/", { headers: { "X-Forwarded-For": address } });

/** Requests whose body never comes to its end, so that nginx has work with them. */
const withoutEnd = (address: string) =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Length: 1000\r\n\r\n`;

test("an address gets only so many answers at the same time, and nobody else waits for it", async () => {
  expect(LIMIT).toBeGreaterThan(0);
  const clients = await slowClients(nginx?.port ?? 0, LIMIT, withoutEnd("203.0.113.1"));
  try {
    await expect.poll(async () => (await visit("203.0.113.1")).status).toBe(429);
    const other = await visit("203.0.113.2");
    expect(other.status).toBe(200);
    expect(other.body.equals(homePage)).toBe(true);
  } finally {
    clients.leave();
  }
  await expect.poll(async () => (await visit("203.0.113.1")).status).toBe(200);
});

test("a shared address serves two hundred visitors at the same time, with six connections each", async () => {
  const visitors = Array.from({ length: 1200 }, () => visit("203.0.113.3"));
  for (const { status, body } of await Promise.all(visitors)) {
    expect(status).toBe(200);
    expect(body.equals(homePage)).toBe(true);
  }
});

test("visitors of a proxy that names none of them have no common limit", async () => {
  const clients = await slowClients(nginx?.port ?? 0, LIMIT + 1, withoutEnd("127.0.0.1"));
  try {
    expect((await visit("127.0.0.1")).status).toBe(200);
  } finally {
    clients.leave();
  }
});

test("a thousand requests that never end are hung up on, and a visitor is served meanwhile", async () => {
  const clients = await slowClients(nginx?.port ?? 0, 1000, "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ");
  try {
    expect(clients.open()).toBeGreaterThan(900);
    const { status, body } = await visit("203.0.113.4");
    expect(status).toBe(200);
    expect(body.equals(homePage)).toBe(true);
    await expect.poll(() => clients.open(), { timeout: 25_000 }).toBe(0);
  } finally {
    clients.leave();
  }
});
