import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

import { knownAnswers } from "../../e2e/deploys/known-answers";
import { http1 } from "../../e2e/deploys/transports";
import { startVisitors } from "../../e2e/deploys/visitors";
import { slowClients } from "../../e2e/testing/slow-clients";
import type { Row } from "../bench/table";
import { missingNginx, ownBuild, startNginx } from "../nginx";

/** Half of the connections that `deploy/nginx.conf` allows one worker. */
const UNFINISHED = 2000;
/** Few, because each takes some megabytes of memory. */
const UNREAD = 50;
/** In seconds. By then nginx closes both kinds, whatever they send (`deploy/http.conf`). */
const PATIENCE = 45;

/** Opens two thousand requests that never end, and fifty clients that read nothing, while visitors request everything. */
export async function attack(): Promise<Row[]> {
  const missing = missingNginx();
  if (missing) throw new Error(missing);
  const nginx = await startNginx();
  const app = readdirSync(ownBuild.site).find((name) => /^app-\w+\.js$/.test(name)) ?? "";
  const header = "Host: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n";
  // More than fits into the buffers between nginx and the client.
  const unread = `GET /${app} HTTP/1.1\r\n${header}\r\n`.repeat(60);
  const clients = [
    await slowClients(nginx.port, UNFINISHED, `GET / HTTP/1.1\r\n${header}X-Long: `),
    await slowClients(nginx.port, UNREAD, unread, { reading: false }),
  ];
  const visitors = startVisitors(knownAnswers({ own: ownBuild }), [
    () => http1(nginx.port, true),
    () => http1(nginx.port, false),
  ]);
  await sleep(PATIENCE * 1000);
  await visitors.stop();
  const left = clients.map(({ open }) => open());
  for (const { close } of clients) close();
  await nginx.stop();

  const tallies = [...visitors.tallies.values()];
  const answers = tallies.reduce((sum, tally) => sum + tally.answers, 0);
  const wrong = tallies.flatMap(({ faults }) => [...faults.values()]).reduce((sum, times) => sum + times, 0);
  return [
    {
      what: `of ${UNFINISHED} unfinished requests, open after ${PATIENCE} s`,
      measured: left[0] ?? NaN,
      unit: "",
      budget: 0,
    },
    {
      what: `of ${UNREAD} unread answers, open after ${PATIENCE} s`,
      measured: left[1] ?? NaN,
      unit: "",
      budget: 0,
    },
    { what: "visitors' complete answers meanwhile", measured: answers, unit: "", budget: 1, atLeast: true },
    { what: "visitors' wrong answers meanwhile", measured: wrong, unit: "", budget: 0 },
  ];
}
