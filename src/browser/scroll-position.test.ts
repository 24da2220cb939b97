import { saveScrollPosition, scrollAfterNavigation } from "./scroll-position";

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

describe("scrollAfterNavigation", () => {
  it("does not scroll when the scripts start", () => {
    expect(go(undefined, { pathname: "/", hash: "#faq", key: "initial" })).toBe(false);
    expect(go(undefined, { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("lets the browser scroll between two sections, and back", () => {
    expect(go("/", { pathname: "/", hash: "#faq", key: "initial" })).toBe(false);
    expect(go("/", { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it("lets Gatsby scroll to the top after a link to the page itself", () => {
    expect(go("/", { pathname: "/", hash: "", key: "1700000000000" })).toBe(true);
  });

  it("starts a new page at its top, and returns to the earlier position on Back, without smooth scrolling", () => {
    saveScrollPosition({ pathname: "/", hash: "", key: "initial" });
    expect(go("/", { pathname: "/livre-blanc", hash: "", key: "1700000000001" })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 0, behavior: "instant" });
    expect(go("/livre-blanc", { pathname: "/", hash: "", key: "initial" })).toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 900, behavior: "instant" });
  });

  it("does not scroll to a section of another page, because moving the focus does", () => {
    expect(go("/livre-blanc", { pathname: "/", hash: "#faq" })).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
