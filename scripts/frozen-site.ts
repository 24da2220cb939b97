import { resolve } from "node:path";

/** The built site of the frozen content (docs/decisions/0009-frozen-content-for-tests.md). `npm run build:frozen` makes it. */
export const FROZEN_SITE = resolve(".build/frozen");

/** The published site: `npm run build` makes it. */
export const PUBLISHED_SITE = resolve("site");
