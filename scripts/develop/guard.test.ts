import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { resolve } from "node:path";

/** A server that answers every request. It stands for Gatsby's server, which has a process of its own too. */
const SERVER = `
  const server = require("node:http").createServer((request, response) => response.end("answered"));
  server.on("upgrade", (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
const preload = ["tsx/cjs", resolve("scripts/develop/guard.ts")].flatMap((file) => ["--require", file]);
const server = spawn(process.execPath, [...preload, "--eval", SERVER]);
let port: number;

beforeAll(async () => {
  const [printed] = (await once(server.stdout, "data")) as [Buffer];
  port = Number(printed.toString());
});
afterAll(async () => {
  server.kill();
  await once(server, "exit");
});

/** @returns the status, or 0 if the server ends the connection. */
async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  const message = request({ port, host: "127.0.0.1", headers, agent: false }).end();
  return new Promise((resolve) => {
    message.on("error", () => resolve(0));
    message.on("upgrade", ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    message.on("response", (response) => resolve(response.resume().statusCode ?? 0));
  });
}

it("a server of a guarded process answers its own pages, and neither requests nor WebSockets of other sites", async () => {
  const webSocket = { connection: "upgrade", upgrade: "websocket" };
  const foreign = { origin: "https://autre.example" };
  expect(await statusOf({})).toBe(200);
  expect(await statusOf(webSocket)).toBe(101);
  expect(await statusOf(foreign)).toBe(403);
  expect(await statusOf({ ...webSocket, ...foreign })).toBe(0);
});
