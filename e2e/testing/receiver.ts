import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { type Page, test as base } from "@playwright/test";

/** A service on another local origin that receives study requests. */
export class Receiver {
  /** Gives the status of an answer. A redirect leads to the same address with a slash. */
  answer: (path: string) => number | Promise<number> = () => 200;
  /** The bodies of complete requests. */
  readonly bodies: string[] = [];

  // By default, Node gives up after 300 s.
  readonly #server = createServer({ requestTimeout: 0 }, (request, response) => {
    const { method, url = "" } = request;
    response.setHeader("access-control-allow-origin", "*");
    const answer = (status: number) => response.writeHead(status, { location: `${url}/` }).end();
    buffer(request).then(
      async (body) => {
        // The preflight request before an upload whose progress is shown.
        if (method === "OPTIONS") return answer(204);
        this.bodies.push(body.toString("latin1"));
        return answer(await this.answer(url));
      },
      () => undefined, // The visitor has cancelled it.
    );
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get endpoint(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/demandes`;
  }

  /** Keeps the next answers back. @returns a function that sends them. */
  holdAnswers(status: number): () => void {
    let release: (status: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => (release = resolve));
    this.answer = () => held;
    return () => release(status);
  }
}

/** The value of a text field in a body of form data. */
export const fieldOf = (body: string, name: string) =>
  new RegExp(`name="${name}"\r\n\r\n([^\r]*)\r\n`).exec(body)?.[1];

/** Gives the page an endpoint, as a build would: it is only in the page's data, in a file and in the HTML. */
const giveEndpoint = (page: Page, endpoint: string) =>
  page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      '"studyRequestEndpoint":""',
      `"studyRequestEndpoint":"${endpoint}"`,
    );
    await route.fulfill({ response, body });
  });

/** Tests of a page whose requests go to a receiver of their own, which answers 200. */
export const test = base.extend<{ receiver: Receiver }>({
  // The page's policy allows only the endpoint of its build. Chromium asks before a page may use a local address.
  bypassCSP: true,
  permissions: ["local-network-access"],
  receiver: [
    async ({ page }, provide) => {
      const receiver = new Receiver();
      await receiver.start();
      await giveEndpoint(page, receiver.endpoint);
      await provide(receiver);
      receiver.stop();
    },
    { auto: true },
  ],
});
