import { connect } from "node:net";

export interface RawResponse {
  /** 0 when the server closed the connection without a response. */
  status: number;
  /** Names are in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** The bytes of the status line and the headers, with the empty line after them. */
  headSize: number;
}

/**
 * Sends a request with the path exactly as given, which client libraries would normalise, and reads the response to its end.
 */
export function rawRequest(
  port: number,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<RawResponse> {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers }).map((pair) =>
    pair.join(": "),
  );
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`, "latin1");
    });
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => {
      const answer = Buffer.concat(chunks);
      const end = answer.indexOf("\r\n\r\n");
      const [first = "", ...fields] = answer.subarray(0, Math.max(end, 0)).toString("latin1").split("\r\n");
      resolve({
        status: Number(first.split(" ")[1] ?? 0),
        headers: new Map(
          fields.map((field) => {
            const colon = field.indexOf(":");
            return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
          }),
        ),
        body: answer.subarray(end + 4),
        headSize: end + 4,
      });
    });
  });
}
