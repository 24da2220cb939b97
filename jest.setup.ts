/** Gives jsdom, in which *.test.tsx run, what it lacks of a browser. */
import "@testing-library/jest-dom";

import { configure } from "@testing-library/react";

const nothing = () => undefined;

/** jsdom has no layout, so sizes never change. */
globalThis.ResizeObserver = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};

/** jsdom cannot scroll. */
Element.prototype.scrollIntoView = nothing;

// A shared machine may be many times slower than usual.
configure({ asyncUtilTimeout: 20_000 });
