import { brotliDecompressSync, constants } from "node:zlib";

import { rawRequest } from "../../e2e/raw-request";
import { missingNginx, startNginx } from "../nginx";
import { budgets, pages } from "./budgets";
import type { Row } from "./table";

/** What ends the first screen of a page that is longer than the first packets: the button of the white paper. */
const FIRST_SCREEN = / data-early[^]*?<\/button>/;

const decompressed = (start: Buffer) =>
  brotliDecompressSync(start, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();

/** How many bytes of a Brotli body a browser needs to read a part of the HTML. */
function bytesUpTo(part: RegExp, body: Buffer): number {
  let [tooFew, enough] = [0, body.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (part.test(decompressed(body.subarray(0, middle)))) enough = middle;
    else tooFew = middle;
  }
  return enough;
}

/**
 * What a server sends of each page before it waits for an answer: HTML (Brotli) and all headers, as HTTP/1.1.
 * @param port of a host that reads `_headers`. The other host is the nginx of `deploy/`, if it can run here.
 */
export async function weighFirstFlight(port: number): Promise<Row[]> {
  const nginx = missingNginx() === undefined ? await startNginx() : undefined;
  const hosts = { _headers: port, ...(nginx && { nginx: nginx.port }) };
  const rows: Row[] = [];
  for (const { name, path } of pages)
    for (const [host, at] of Object.entries(hosts)) {
      const { headSize, body } = await rawRequest(at, path, { headers: { "Accept-Encoding": "br" } });
      const budget = budgets["first flight"][name];
      const whole = {
        what: `${path}, HTML and headers, ${host}`,
        measured: headSize + body.length,
        unit: "bytes",
      };
      if (name === "home") rows.push({ ...whole, budget });
      else
        rows.push(whole, {
          what: `${path}, headers and HTML of the first screen, ${host}`,
          measured: headSize + bytesUpTo(FIRST_SCREEN, body),
          unit: "bytes",
          budget,
        });
    }
  await nginx?.stop();
  return rows;
}
