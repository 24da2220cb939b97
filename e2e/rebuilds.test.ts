/**
 * A good build publishes every page from the current content, whatever happened before: invalid content, corrected content,
 * builds that were killed, two builds at once. These builds read local content; contentful.test.ts covers Contentful.
 */
import fc from "fast-check";

import { failures, knownFailures } from "./rebuilds/failures";
import { RebuiltSite } from "./rebuilds/rebuilt-site";
import { developWithoutPage, rebuildWithoutPage } from "./rebuilds/removed-page";

// A build takes about a minute, and many minutes on a busy machine.
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

it("publishes the current content after each failure that once led to outdated pages", async () => {
  for (const failure of knownFailures) await rebuilt.buildWith(failure);
  await rebuilt.succeed();
});

it(`publishes the current content after failures of any kind (seed ${seed})`, async () => {
  const property = fc.asyncProperty(failures(long ? 3 : 2), async (sequence) => {
    for (const failure of sequence) await rebuilt.buildWith(failure);
    await rebuilt.succeed();
    if (long) await rebuilt.compareWithCold();
  });
  // A search for a shorter sequence would take hours. The seed reproduces this one.
  await fc.assert(property, { numRuns, seed, endOnFailure: true });
});

if (long)
  it("serves nothing outdated from a develop server that is started after another was killed", async () => {
    await rebuilt.develop();
    await rebuilt.succeed();
  });

it("removes the page of a removed entry and every link to it, and makes it again", async () => {
  await rebuildWithoutPage(rebuilt.site);
});

it("removes the page of a removed entry from a running develop server, and makes it again", async () => {
  await developWithoutPage(rebuilt.site);
});

it("publishes the same pages as the first build once the content is the same again", async () => {
  await rebuilt.returnToFirst();
});
