/**
 * A good build publishes every page anew, whatever happened before it: slips, mended slips, builds that were killed, two at once.
 * Local content; contentful.test.ts has the other source. Longer: `npm run test:rebuilds -- 20`, which builds a second time
 * without any cache after each sequence.
 */
import fc from "fast-check";

import { knownMishaps, mishaps } from "./rebuilds/mishaps";
import { RebuiltSite } from "./rebuilds/rebuilt-site";

// A build takes a minute or so; on a busy machine, many.
jest.setTimeout(24 * 60 * 60_000);

const { REBUILD_SEQUENCES, REBUILD_SEED } = process.env;
/** Set by `npm run test:rebuilds`. */
const long = Boolean(REBUILD_SEQUENCES);
const numRuns = Number(REBUILD_SEQUENCES || 1);
const seed = Number(REBUILD_SEED || Date.now() % 2 ** 31);

let rebuilt: RebuiltSite;

beforeAll(async () => {
  rebuilt = new RebuiltSite();
  await rebuilt.begin();
});

afterAll(() => rebuilt.site.remove());

it("publishes what the content says after each mishap that is known to have led to old pages", async () => {
  for (const mishap of knownMishaps) await rebuilt.suffer(mishap);
  await rebuilt.succeed();
});

it(`publishes what the content says after mishaps of any kind (seed ${seed})`, async () => {
  const property = fc.asyncProperty(mishaps(long ? 3 : 2), async (sequence) => {
    for (const mishap of sequence) await rebuilt.suffer(mishap);
    await rebuilt.succeed();
    if (long) await rebuilt.compareWithCold();
  });
  // To look for a shorter sequence would take hours; the seed gives this one again.
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
});

if (long)
  it("has nothing of the last time in a develop server that is started after another was killed", async () => {
    await rebuilt.develop();
    await rebuilt.succeed();
  });

it("publishes in the end, page for page, what the first build has made of the same content", async () => {
  await rebuilt.returnToFirst();
});
