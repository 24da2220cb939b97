import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { type Build, type Nginx, ownBuild, startNginx } from "../../scripts/nginx";
import { makeCertificate } from "../contentful/certificate";
import { judge, type KnownAnswers, knownAnswers } from "./known-answers";
import { makeOtherBuild } from "./other-build";
import { http1, http2, type Transport } from "./transports";
import { startVisitors, type Tally } from "./visitors";

/** The host name in `deploy/tls.conf`. */
const HOST = "www.copro-energie-conseil.example";
/** In milliseconds, from a deploy to the first answer of its build. */
const PATIENCE = 20_000;

/** Requests the home page until it belongs to a build. */
async function served(known: KnownAnswers, port: number, build: string): Promise<void> {
  const transport = http1(port, false);
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const verdict = judge(known, "/", "identity", await transport.ask("/", "identity"));
    if ("build" in verdict && verdict.build === build) return;
    await sleep(10);
  }
  throw new Error(`Build ${build} is not served.`);
}

export interface UnderLoad {
  /** The number of deploys, one after the other; reloads follow. */
  deploys: number;
  reloads: number;
  /** In milliseconds, after each deploy and reload. */
  pause: number;
  /** Of each kind: HTTP/1.1 with and without connections that are kept open, HTTP/2; in every encoding. */
  visitors: number;
  /** Runs during the deploys, until `done` is aborted. */
  beside?: (nginx: Nginx, done: AbortSignal) => Promise<void>;
}

/**
 * Deploys builds with `deploy/release.sh`, each with texts, scripts and policies of its own, then reloads nginx. Meanwhile
 * visitors request pages, data and scripts.
 * @returns what the visitors have counted, by transport and encoding.
 */
export async function deployUnderLoad(options: UnderLoad): Promise<ReadonlyMap<string, Tally>> {
  const folder = mkdtempSync(join(tmpdir(), "deploys-"));
  const certificate = makeCertificate(folder);
  const builds: Record<string, Build> = { "0": ownBuild };
  for (let turn = 1; turn <= options.deploys; turn += 1)
    builds[turn] = await makeOtherBuild(ownBuild, join(folder, String(turn)));
  const known = knownAnswers(builds);
  const nginx = await startNginx({ tls: certificate });
  try {
    const kinds: (() => Transport)[] = [
      () => http1(nginx.port, true),
      () => http1(nginx.port, false),
      () => http2(nginx.securePort, HOST, certificate.cert),
    ];
    const visitors = startVisitors(known, Array.from({ length: options.visitors }, () => kinds).flat());
    const done = new AbortController();
    const beside = options.beside?.(nginx, done.signal);
    for (const [name, build] of Object.entries(builds).slice(1)) {
      await nginx.deploy(build);
      await served(known, nginx.port, name);
      await sleep(options.pause);
    }
    for (let turn = 0; turn < options.reloads; turn += 1) {
      nginx.reload();
      await sleep(options.pause);
    }
    done.abort();
    await beside;
    await visitors.stop();
    return visitors.tallies;
  } finally {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  }
}
