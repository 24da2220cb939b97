import fc from "fast-check";

import type { KillTarget } from "./build-process";
import { type Mistake, mistakes } from "./content-edits";

/** A failure of a build, or two builds at once. */
export type Failure =
  | { kind: "mistake"; mistake: Mistake }
  /** Killed after a time in ms, or once the build has printed a text. */
  | { kind: "killed"; target: KillTarget; at: number | string }
  /** Two builds at once. In the first, the content may have a mistake. */
  | { kind: "two at once"; mistake?: Mistake };

/** Steps of Gatsby's build, as it prints them when they end. After the last one, the site is put in place. */
const STEPS = [
  "compile gatsby files",
  "source and transform nodes",
  "building schema",
  "createPages",
  "Building production JavaScript and CSS bundles",
  "Building HTML renderer",
  "Building static HTML",
  "Done building",
];

/** The approximate duration of a cold build, in ms. */
const LONGEST = 40_000;

const failure: fc.Arbitrary<Failure> = fc.oneof(
  fc.record({ kind: fc.constant("mistake" as const), mistake: fc.constantFrom(...mistakes) }),
  fc.record({
    kind: fc.constant("killed" as const),
    target: fc.constantFrom<KillTarget>("all", "parent"),
    at: fc.oneof(fc.integer({ min: 0, max: LONGEST }), fc.constantFrom(...STEPS)),
  }),
  fc.record(
    { kind: fc.constant("two at once" as const), mistake: fc.constantFrom(...mistakes) },
    { requiredKeys: ["kind"] },
  ),
);

/**
 * Sequences of failures.
 * @param most the length of the longest one.
 */
export const failures = (most: number) => fc.array(failure, { minLength: 1, maxLength: most });

/** The failures that once led to outdated pages. */
export const knownFailures: readonly Failure[] = [
  { kind: "mistake", mistake: "status" },
  { kind: "killed", target: "all", at: "source and transform nodes" },
  { kind: "killed", target: "parent", at: "building schema" },
  { kind: "two at once", mistake: "status" },
];
