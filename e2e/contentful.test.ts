/**
 * Builds copies of this project from a local Contentful API, with the real gatsby-source-contentful. The groups run in this
 * order and share one cache, as builds on a host do.
 */
import { describeApiFailures } from "./contentful/api-failures";
import { describeBadContent } from "./contentful/bad-content";
import { describeEditorChanges } from "./contentful/editor-changes";
import { describeLanguages } from "./contentful/languages";
import { describeParity } from "./contentful/parity";
import { describePreview } from "./contentful/preview";
import { describePull } from "./contentful/pull";
import { World } from "./contentful/world";

// A build takes about a minute, and many minutes on a busy machine.
jest.setTimeout(60 * 60_000);

let world: World;

beforeAll(async () => {
  world = await World.open();
});

afterAll(() => world.close());

const getWorld = () => world;

describeParity(getWorld);
describePull(getWorld);
describeLanguages(getWorld);
describeBadContent(getWorld);
describeEditorChanges(getWorld);
describePreview(getWorld);
describeApiFailures(getWorld);
