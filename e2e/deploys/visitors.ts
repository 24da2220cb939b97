import { encodings, judge, type KnownAnswers, pagePaths } from "./known-answers";
import { type Transport, Unanswered } from "./transports";

/** What the visitors of one kind have counted. */
export interface Tally {
  /** Complete answers of one build. */
  answers: number;
  /** Requests that were repeated, as browsers do silently. */
  again: number;
  /** What a visitor would have seen fail, and how often. */
  faults: Map<string, number>;
}

export interface Visitors {
  /** By transport and encoding. */
  tallies: ReadonlyMap<string, Tally>;
  /** Resolves once all pending requests have ended. */
  stop: () => Promise<void>;
}

/** Requests a path as a browser does: once more if the connection was closed before the first byte. */
async function askAsBrowser({ ask }: Transport, path: string, encoding: string, tally: Tally) {
  try {
    return await ask(path, encoding);
  } catch (error) {
    if (!(error instanceof Unanswered && error.mayAskAgain)) throw error;
    tally.again += 1;
    return ask(path, encoding);
  }
}

/**
 * Starts visitors. Each requests a page and the scripts of its build, then the next page and its scripts, until stopped.
 * @param makeTransports each makes one visitor for every encoding.
 */
export function startVisitors(known: KnownAnswers, makeTransports: readonly (() => Transport)[]): Visitors {
  const tallies = new Map<string, Tally>();
  let open = true;

  /** Requests a path, and returns the build of the answer. */
  const ask = async (transport: Transport, path: string, encoding: string, tally: Tally) => {
    const addFault = (fault: string) => tally.faults.set(fault, (tally.faults.get(fault) ?? 0) + 1);
    try {
      const verdict = judge(known, path, encoding, await askAsBrowser(transport, path, encoding, tally));
      if ("build" in verdict) {
        tally.answers += 1;
        return verdict.build;
      }
      addFault(verdict.fault);
    } catch (error) {
      addFault(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return undefined;
  };
  const visit = async (transport: Transport, encoding: string) => {
    const kind = `${transport.name}, ${encoding}`;
    const tally = tallies.get(kind) ?? { answers: 0, again: 0, faults: new Map<string, number>() };
    tallies.set(kind, tally);
    for (let turn = 0; open; turn += 1) {
      const path = pagePaths[turn % pagePaths.length] ?? "/";
      const build = await ask(transport, path, encoding, tally);
      for (const script of known.scripts.get(build ?? "") ?? [])
        await ask(transport, script, encoding, tally);
    }
    transport.close();
  };
  const visits = makeTransports.flatMap((make) => encodings.map((encoding) => visit(make(), encoding)));
  return {
    tallies,
    stop: async () => {
      open = false;
      await Promise.all(visits);
    },
  };
}
