import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";

/** A server that would answer anything, in a process of its own, as Gatsby's. */
const SERVER = `
  const server = require("node:http").createServer((request, response) => response.end("answered"));
  server.on("upgrade", (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
const KEY = { "x-develop-key": "key" };

const gatsby = spawn(process.execPath, ["--require", `${__dirname}/only-proxy.js`, "--eval", SERVER], {
  env: { DEVELOP_KEY: "key" },
});
let port: number;

beforeAll(async () => {
  const [printed] = (await once(gatsby.stdout, "data")) as [Buffer];
  port = Number(printed.toString());
});
afterAll(async () => {
  gatsby.kill();
  await once(gatsby, "exit");
});

/** @returns the status, or 0 if the server ends the connection. */
async function statusOf(path: string, headers: object): Promise<number> {
  const message = request({ port, host: "127.0.0.1", path, headers: { ...headers }, agent: false }).end();
  return new Promise((resolve) => {
    message.on("error", () => resolve(0));
    message.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.statusCode ?? 0);
    });
    message.on("response", (response) => {
      void text(response).then(() => resolve(response.statusCode ?? 0));
    });
  });
}

it("refuses every request without the key, also a socket's", async () => {
  const socket = { connection: "upgrade", upgrade: "websocket" };
  expect(await statusOf("/", {})).toBe(403);
  expect(await statusOf("/", socket)).toBe(0);
  expect(await statusOf("/", KEY)).toBe(200);
  expect(await statusOf("/", { ...socket, ...KEY })).toBe(101);
});
