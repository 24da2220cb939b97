/**
 * The editor's side, through the real gatsby-source-contentful: whole builds of a copy of this project from a Contentful API of
 * our own. The groups run in this order and share one cache, as builds on a host do.
 */
import { describeBadContent } from "./contentful/bad-content";
import { describeBadDays } from "./contentful/bad-days";
import { describeEditorChanges } from "./contentful/editor-changes";
import { describeLanguages } from "./contentful/languages";
import { describeParity } from "./contentful/parity";
import { describePreview } from "./contentful/preview";
import { describePull } from "./contentful/pull";
import { World } from "./contentful/world";

// A build takes a minute or so; on a busy machine, many.
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
describeBadDays(getWorld);
