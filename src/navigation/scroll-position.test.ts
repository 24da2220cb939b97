import { noteScrollPosition, scrollAfterNavigation } from "./scroll-position";

const scrollTo = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(globalThis, { window: { scrollTo, scrollY: 900 } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "window");
});

interface Entry {
  pathname: string;
  hash: string;
  key?: string;
}

const go = (from: string | undefined, location: Entry) =>
  scrollAfterNavigation({
    ...(from && { prevRouterProps: { location: { pathname: from, hash: "" } } }),
    routerProps: { location },
  });

describe("Gatsby's scrolling", () => {
  it("leaves the page where it is when the scripts start", () => {
    expect(go(undefined, { pathname: "/", hash: "#faq", key: "initial" })).toBe(false);
    expect(go(undefined, { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("leaves the way between two sections, and back, to the browser", () => {
    expect(go("/", { pathname: "/", hash: "#faq", key: "initial" })).toBe(false);
    expect(go("/", { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("takes a link to the page itself to its top", () => {
    expect(go("/", { pathname: "/", hash: "", key: "1700000000000" })).toBe(true);
  });

  it("begins a new page at its top, and comes back to where the visitor was, without a slide", () => {
    noteScrollPosition({ pathname: "/", hash: "", key: "initial" });
    expect(go("/", { pathname: "/livre-blanc", hash: "", key: "1700000000001" })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
    expect(go("/livre-blanc", { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 900, behavior: "instant" });
  });

  it("leaves a section of another page to what moves the focus there", () => {
    expect(go("/livre-blanc", { pathname: "/", hash: "#faq" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
