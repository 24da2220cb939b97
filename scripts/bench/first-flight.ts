import { rawRequest } from "../../e2e/raw-request";
import { missingNginx, startNginx } from "../nginx";
import { budgets, pages } from "./budgets";
import type { Row } from "./table";

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
      rows.push({
        what: `${path}, HTML and headers, ${host}`,
        measured: headSize + body.length,
        unit: "bytes",
        budget: budgets["first flight"][name],
      });
    }
  await nginx?.stop();
  return rows;
}
