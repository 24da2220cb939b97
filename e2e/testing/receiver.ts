import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { type Page, test } from "@playwright/test";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const answerWith =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status).end();
  };

/** Never answers. */
export const hang: Answer = () => undefined;

/** A service on another local origin that receives study requests. Each test sets its answer. */
class Receiver {
  answer: Answer = answerWith(200);
  /** The bodies of complete requests. */
  bodies: string[] = [];
  endpoint = "";

  // By default, Node gives up after 300 s.
  readonly #server = createServer({ requestTimeout: 0 }, (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    // The preflight request before an upload whose progress is shown.
    if (request.method === "OPTIONS") {
      response.writeHead(204).end();
      return;
    }
    // A request of an earlier test may end during a later one, which has a list of its own.
    const { bodies } = this;
    buffer(request).then(
      (body) => {
        bodies.push(body.toString("latin1"));
        this.answer(response, request);
      },
      () => undefined, // The visitor has cancelled it.
    );
  });

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "localhost", resolve));
    this.endpoint = `http://localhost:${(this.#server.address() as AddressInfo).port}/demandes`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Keeps the next answer back. @returns a function that sends it; call it once the request has arrived. */
  holdAnswer(status: number): () => void {
    let release: () => void = () => undefined;
    this.answer = (...exchange) => {
      release = () => answerWith(status)(...exchange);
    };
    return () => release();
  }
}

/** The value of a text field in a body of form data. */
export const fieldOf = (body: string | undefined, name: string) =>
  new RegExp(`name="${name}"\r\n\r\n([^\r]*)\r\n`).exec(body ?? "")?.[1];

const NONE = '"studyRequestEndpoint":""';

/** Gives the page an endpoint, as a build would: it is only in the page's data, in a file and in the HTML. */
const giveEndpoint = (page: Page, endpoint: string) =>
  page.route(/\/$|\/page-data\/index\/page-data\.json$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll(NONE, `"studyRequestEndpoint":"${endpoint}"`) });
  });

/**
 * Gives each page of a file's or a group's tests an endpoint. The tests run one at a time, because they share the receiver.
 * @returns the receiver. At the start of each test it has no request and answers 200.
 */
export function testReceiver(): Receiver {
  const receiver = new Receiver();
  test.describe.configure({ mode: "serial" });
  // The page's policy allows only the endpoint of its build. Chromium asks before a page may use a local address.
  test.use({ bypassCSP: true, permissions: ["local-network-access"] });
  test.beforeAll(() => receiver.start());
  test.afterAll(() => receiver.stop());
  test.beforeEach(async ({ page }) => {
    receiver.bodies = [];
    receiver.answer = answerWith(200);
    await giveEndpoint(page, receiver.endpoint);
  });
  return receiver;
}
