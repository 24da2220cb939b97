import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

import { hostileRequests } from "../../src/testing/hostile-requests";

/** Sends a request with any header and any path, which `fetch` would not. */
async function ask(port: number, path: string, headers: object) {
  const message = request({ port, path, headers: { ...headers }, agent: false, setHost: false }).end();
  const [response] = (await once(message, "response")) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

/** Tests that `develop` or `preview` refuses the requests that a page of another site can send. @param port of the running server. */
export function testHostileRequests(port: number): void {
  const host = `localhost:${port}`;

  it.each(hostileRequests(host))("refuses $what, and goes on", async ({ url, headers }) => {
    // One request would overwrite .nvmrc, and others would make Gatsby store in public/_gatsby what it fetches.
    const nvmrc = readFileSync(".nvmrc", "utf8");
    expect(await ask(port, url, headers)).toMatchObject({ status: 403 });
    expect(readFileSync(".nvmrc", "utf8")).toBe(nvmrc);
    expect(existsSync("public/_gatsby")).toBe(false);
    // The server still answers.
    expect(await ask(port, "/", { host, origin: `http://${host}` })).toMatchObject({ status: 200 });
  });
}
