import { Agent, type IncomingMessage, request } from "node:http";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";

/** The response to a request. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  /** As it was sent, compressed or not. */
  body: Buffer;
}

/** A request without a complete response. */
export class Unanswered extends Error {
  /**
   * @param mayAskAgain whether browsers retry silently: a reused connection was closed before the first byte of the response
   *   (RFC 9110, section 9.2.2, and RFC 9113, section 8.7).
   */
  constructor(
    message: string,
    readonly mayAskAgain: boolean,
  ) {
    super(message);
  }
}

/** Requests paths from nginx over one protocol. */
export interface Transport {
  name: string;
  ask: (path: string, encoding: string) => Promise<Answer>;
  close: () => void;
}

/** In milliseconds: longer than nginx may take under any load of these tests. */
const PATIENCE = 30_000;

/** HTTP/1.1, on one connection that is kept open, or on a new one for each request. */
export function http1(port: number, keepAlive: boolean): Transport {
  const agent = new Agent({ keepAlive, maxSockets: 1 });
  const ask = (path: string, encoding: string) =>
    new Promise<Answer>((got, failed) => {
      const signal = AbortSignal.timeout(PATIENCE);
      const asked = request({
        port,
        host: "127.0.0.1",
        path,
        agent,
        signal,
        headers: { "accept-encoding": encoding },
      });
      const read = (response: IncomingMessage) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          got({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
        response.on("error", ({ message }: Error) => failed(new Unanswered(`cut off: ${message}`, false)));
      };
      asked.on("response", read);
      asked.on("error", ({ message }: Error) =>
        failed(new Unanswered(message, asked.reusedSocket && !signal.aborted)),
      );
      asked.end();
    });
  return {
    name: keepAlive ? "HTTP/1.1, connections kept" : "HTTP/1.1, a connection a request",
    ask,
    close: () => agent.destroy(),
  };
}

/** HTTP/2 over TLS, on one connection until nginx closes it. */
export function http2(port: number, host: string, certificate: string): Transport {
  let session: ClientHttp2Session | undefined;
  let answered = 0;
  const openSession = () => {
    if (session && !session.closed && !session.destroyed) return session;
    answered = 0;
    session = connect(`https://127.0.0.1:${port}`, {
      ca: certificate,
      servername: host,
      // Only these tests trust the certificate. It is for `localhost`, so the host name is not checked.
      checkServerIdentity: () => undefined,
    });
    // Each stream reports the error as well.
    session.on("error", () => undefined);
    return session;
  };
  const ask = (path: string, encoding: string) =>
    new Promise<Answer>((got, failed) => {
      const signal = AbortSignal.timeout(PATIENCE);
      const stream = openSession().request(
        { ":path": path, ":authority": host, "accept-encoding": encoding },
        { signal },
      );
      let headers: Readonly<Record<string, unknown>> | undefined;
      let problem = "closed";
      let ended = false;
      const chunks: Buffer[] = [];
      stream.on("response", (given: IncomingHttpHeaders) => {
        headers = given;
      });
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => (ended = true));
      stream.on("error", ({ message }: Error) => (problem = message));
      stream.on("close", () => {
        if (!headers) failed(new Unanswered(problem, answered > 0 && !signal.aborted));
        else if (!ended || stream.rstCode !== 0) failed(new Unanswered(`cut off: ${problem}`, false));
        else {
          answered += 1;
          got({ status: Number(headers[":status"]), headers, body: Buffer.concat(chunks) });
        }
      });
    });
  return { name: "HTTP/2 over TLS", ask, close: () => session?.close() };
}
