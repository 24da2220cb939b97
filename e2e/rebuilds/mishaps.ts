import fc from "fast-check";

import type { Victim } from "./build-process";
import { type Slip, slips } from "./content-edits";

/** What may go wrong with a build. */
export type Mishap =
  | { kind: "slip"; slip: Slip }
  /** Killed after so many ms, or as soon as it has printed a text. */
  | { kind: "killed"; victim: Victim; at: number | string }
  /** Two builds at once, of which the first meets a slip, or none does. */
  | { kind: "two at once"; slip?: Slip };

/** Steps of a build of Gatsby, as it prints them when they are over; the last comes just before the site is put in place. */
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

/** A cold build takes about that long, in ms. */
const LONGEST = 40_000;

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  fc.record({ kind: fc.constant("slip" as const), slip: fc.constantFrom(...slips) }),
  fc.record({
    kind: fc.constant("killed" as const),
    victim: fc.constantFrom<Victim>("all", "parent"),
    at: fc.oneof(fc.integer({ min: 0, max: LONGEST }), fc.constantFrom(...STEPS)),
  }),
  fc.record(
    { kind: fc.constant("two at once" as const), slip: fc.constantFrom(...slips) },
    { requiredKeys: ["kind"] },
  ),
);

/** So many mishaps in a row, or fewer, before a build that ends well. */
export const mishaps = (most: number) => fc.array(mishap, { minLength: 1, maxLength: most });

/** The cases that have published old pages once. */
export const knownMishaps: readonly Mishap[] = [
  { kind: "slip", slip: "status" },
  { kind: "killed", victim: "all", at: "source and transform nodes" },
  { kind: "killed", victim: "parent", at: "building schema" },
  { kind: "two at once", slip: "status" },
];
