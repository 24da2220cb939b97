/** `only-proxy.js` makes a server answer requests with the key of this run, and refuse all others. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Code of a server that would answer every request. It stands for Gatsby's, and runs in its own process, as that does. */
const SERVER = `
  const server = require("node:http").createServer((request, response) => response.end("answered"));
  server.on("upgrade", (request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\\r\\n\\r\\n"));
  server.listen(0, "127.0.0.1", () => console.log(server.address().port));
`;
const WITH_KEY = { "x-develop-key": "key" };

const serverProcess = spawn(process.execPath, ["--require", `${__dirname}/only-proxy.js`, "--eval", SERVER], {
  env: { DEVELOP_KEY: "key" },
});
let port: number;

beforeAll(async () => {
  const [printed] = (await once(serverProcess.stdout, "data")) as [Buffer];
  port = Number(printed.toString());
});
afterAll(async () => {
  serverProcess.kill();
  await once(serverProcess, "exit");
});

/** @returns the status, or 0 if the server ends the connection. */
async function statusOf(headers: Readonly<Record<string, string>>): Promise<number> {
  const message = request({ port, host: "127.0.0.1", headers, agent: false }).end();
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

it("refuses requests and WebSockets without the key, and answers those with it", async () => {
  const webSocket = { connection: "upgrade", upgrade: "websocket" };
  expect(await statusOf({})).toBe(403);
  expect(await statusOf(webSocket)).toBe(0);
  expect(await statusOf(WITH_KEY)).toBe(200);
  expect(await statusOf({ ...webSocket, ...WITH_KEY })).toBe(101);
});
