import "@testing-library/jest-dom";

const nothing = () => undefined;

/** jsdom lays nothing out, so no size ever changes there. */
globalThis.ResizeObserver = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};

/** Nor does it scroll. */
Element.prototype.scrollIntoView = nothing;
