import { encodings, judge, type KnownAnswers, pagePaths } from "./known-answers";
import { type Transport, Unanswered } from "./transports";

/** What the visitors of one kind have met. */
export interface Tally {
  /** Whole, and of one build. */
  answers: number;
  /** Asked once more, as browsers do without telling. */
  again: number;
  /** What a visitor would have seen go wrong, and how often. */
  faults: Map<string, number>;
}

export interface Visitors {
  /** By transport and encoding. */
  tallies: ReadonlyMap<string, Tally>;
  /** Resolves once each of them has ended the request under way. */
  leave: () => Promise<void>;
}

/** Asks as a browser does: a second time where the connection was closed before anything came. */
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
 * Visitors who ask for a page and then for the scripts of its build, for the next page and its scripts, until they leave.
 * @param makeTransports one visitor each, in every encoding.
 */
export function letVisitorsIn(known: KnownAnswers, makeTransports: readonly (() => Transport)[]): Visitors {
  const tallies = new Map<string, Tally>();
  let open = true;

  /** Asks for a path and returns the build of the answer. */
  const meet = async (transport: Transport, path: string, encoding: string, tally: Tally) => {
    const wrong = (fault: string) => tally.faults.set(fault, (tally.faults.get(fault) ?? 0) + 1);
    try {
      const verdict = judge(known, path, encoding, await askAsBrowser(transport, path, encoding, tally));
      if ("build" in verdict) {
        tally.answers += 1;
        return verdict.build;
      }
      wrong(verdict.fault);
    } catch (error) {
      wrong(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return undefined;
  };
  const visit = async (transport: Transport, encoding: string) => {
    const kind = `${transport.name}, ${encoding}`;
    const tally = tallies.get(kind) ?? { answers: 0, again: 0, faults: new Map<string, number>() };
    tallies.set(kind, tally);
    for (let turn = 0; open; turn += 1) {
      const path = pagePaths[turn % pagePaths.length] ?? "/";
      const build = await meet(transport, path, encoding, tally);
      for (const script of known.scripts.get(build ?? "") ?? [])
        await meet(transport, script, encoding, tally);
    }
    transport.close();
  };
  const visits = makeTransports.flatMap((make) => encodings.map((encoding) => visit(make(), encoding)));
  return {
    tallies,
    leave: async () => {
      open = false;
      await Promise.all(visits);
    },
  };
}
