import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";

import { FROZEN_SITE } from "../../scripts/frozen-site";
import { siteHandler } from "../../scripts/site-handler";

const WATCH = "/__watch.js";
const REPORT = "/__report";

/** Reports each error on the page's console to the server. */
const watchScript = `(() => {
  const send = (text) => void fetch("${REPORT}", { method: "POST", body: text, keepalive: true });
  // Report late: leaving a page aborts its requests, which is not an error.
  const waiting = [];
  const report = (text) => waiting.push(setTimeout(send, 300, text));
  addEventListener("pagehide", () => { for (const timer of waiting.splice(0)) clearTimeout(timer); });
  const write = console.error.bind(console);
  console.error = (...words) => {
    write(...words);
    report(words.map(String).join(" "));
  };
  addEventListener("error", ({ message, target }) => report(message || "Not loaded: " + (target.src || target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => report(String(reason)));
})()`;

/** What the test's servers received besides requests for the site. */
export interface Reports {
  /** From the script above. */
  console: string[];
  /** Violations of the Content-Security-Policy, as the browser reports them. */
  violations: string[];
  /** The addresses that were requested from the proxy. */
  thirdParties: string[];
  /** Cookies that came with a request. */
  cookies: string[];
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "localhost");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** The site of the frozen content on localhost, and a proxy in place of all other hosts. */
export class TestSite {
  readonly reports: Reports = { console: [], violations: [], thirdParties: [], cookies: [] };
  /** Drops every connection, as if the network had failed. */
  offline = false;
  /** Addresses whose responses wait until this is undefined again, as on a slow network. */
  slow: RegExp | undefined;
  /** The number of requests that wait. */
  waiting = 0;
  port = 0;
  proxyPort = 0;
  readonly #site = createServer(siteHandler(FROZEN_SITE));
  readonly #gateway = createServer((request, response) => void this.#answer(request, response));
  readonly #proxy = createServer((request, response) => {
    this.reports.thirdParties.push(request.url ?? "");
    response.writeHead(403).end();
  }).on("connect", ({ url = "" }, socket) => {
    this.reports.thirdParties.push(url);
    // Node leaves this socket to its user, and ends the process at an error. A browser may reset it.
    socket.on("error", () => undefined);
    socket.end("HTTP/1.1 403 Forbidden\r\n\r\n");
  });
  #sitePort = 0;

  /**
   * @param watchesConsole whether to add a script to each page that reports console errors, because the browser's protocol does
   *   not.
   */
  constructor(private readonly watchesConsole: boolean) {}

  async start(): Promise<void> {
    this.#sitePort = await listen(this.#site);
    this.port = await listen(this.#gateway);
    this.proxyPort = await listen(this.#proxy);
  }

  stop(): void {
    for (const server of [this.#gateway, this.#site, this.#proxy]) {
      server.closeAllConnections();
      server.close();
    }
  }

  /** Prepares the next flow: restores the network, and clears the reports. */
  clear(): void {
    this.offline = false;
    this.slow = undefined;
    for (const list of Object.values(this.reports) as string[][]) list.length = 0;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "/", headers } = request;
    if (this.offline) request.socket.destroy();
    else if (url === WATCH) response.writeHead(200, { "content-type": "text/javascript" }).end(watchScript);
    else if (url === REPORT) {
      const isPolicy = headers["content-type"]?.includes("csp-report");
      this.reports[isPolicy ? "violations" : "console"].push(await text(request));
      response.writeHead(204).end();
    } else {
      if (headers.cookie) this.reports.cookies.push(headers.cookie);
      this.waiting += 1;
      while (this.slow?.test(url) && !request.socket.destroyed) await setTimeout(100);
      this.waiting -= 1;
      await this.#passOn(url, response);
    }
  }

  /** Forwards the site's response, with a policy that also asks for reports. */
  async #passOn(url: string, response: ServerResponse): Promise<void> {
    const answer = await fetch(`http://localhost:${this.#sitePort}${url}`, { redirect: "manual" });
    const sent = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "etag", "connection"])
      sent.delete(name);
    const policy = sent.get("content-security-policy");
    if (policy) sent.set("content-security-policy", `${policy}; report-uri ${REPORT}`);
    const isPage = sent.get("content-type")?.startsWith("text/html") ?? false;
    const body =
      this.watchesConsole && isPage
        ? (await answer.text()).replace("<head>", `<head><script src="${WATCH}"></script>`)
        : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(sent)).end(body);
  }
}
