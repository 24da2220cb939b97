import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";

import { inTurn } from "./in-turn";

it("begins an answer when the previous answer of its connection has ended", async () => {
  const events: string[] = [];
  const server = createServer(
    inTurn(({ url = "" }, response) => {
      events.push(`begins ${url}`);
      response.on("close", () => events.push(`ends ${url}`)).end("x".repeat(100_000));
    }),
  ).listen(0, "localhost");
  await once(server, "listening");
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const client = connect((server.address() as AddressInfo).port, "localhost");
  client.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(""));
  client.end();
  expect((await text(client)).match(/200 OK/g)).toHaveLength(20);
  expect(events).toEqual(paths.flatMap((path) => [`begins ${path}`, `ends ${path}`]));
  server.close();
});
