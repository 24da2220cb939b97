import "@testing-library/jest-dom";

const nothing = () => undefined;

/** jsdom has no layout, so sizes never change. */
globalThis.ResizeObserver = class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};

/** jsdom cannot scroll. */
Element.prototype.scrollIntoView = nothing;
