/** @jest-environment jsdom */
import { startLater } from "./start-later";

const data = { path: "/guide", hash: "0a1b", scripts: ["/runtime.js", "/app.js"], data: ["/page-data.json"] };
/** The scripts that the page has been given to run. */
const running = () => [...document.querySelectorAll<HTMLScriptElement>("script")];
const addresses = () => running().map((script) => script.getAttribute("src"));
const fetched = jest.fn(() => Promise.resolve({ arrayBuffer: () => undefined }));
const notice = () => document.querySelector("p") ?? document.createElement("p");
const hydrate = () => document.dispatchEvent(new Event("hydrated"));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockClear();
  document.body.innerHTML = `<button type="button" data-ahead="/font.ttf">PDF</button><p hidden></p>`;
  startLater(data, notice());
});
afterEach(() => {
  hydrate();
  jest.useRealTimers();
});

it("nothing runs at once; after load the files are fetched without running, and run four seconds after it", () => {
  dispatchEvent(new Event("load"));
  expect(fetched).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3999);
  const expected = [...data.scripts, "/font.ttf"].map((address) => [address, { priority: "low" }]);
  expect(fetched.mock.calls).toEqual(expected);
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(addresses()).toEqual(data.scripts);
  expect(window).toMatchObject({ pagePath: "/guide", ___webpackCompilationHash: "0a1b" });
});

it("nothing is fetched or run without an interaction for a visitor who saves data", () => {
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
  dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(fetched).not.toHaveBeenCalled();
  expect(addresses()).toEqual([]);
  Reflect.deleteProperty(navigator, "connection");
});

it.each(["pointerdown", "keydown", "focusin", "submit"])("a %s runs the scripts, once", (type) => {
  for (let times = 0; times < 2; times += 1) notice().dispatchEvent(new Event(type, { bubbles: true }));
  expect(addresses()).toEqual(data.scripts);
});

it("a press before hydration is repeated after it", () => {
  const clicked = jest.fn();
  const button = document.querySelector("button");
  button?.click();
  button?.addEventListener("click", clicked);
  hydrate();
  expect(clicked).toHaveBeenCalledTimes(1);
});

it("shows the notice when a script cannot be fetched, and tries that one again at the next interaction", async () => {
  dispatchEvent(new Event("keydown"));
  const [runtime, app] = running();
  runtime?.dispatchEvent(new Event("load"));
  app?.dispatchEvent(new Event("error"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(notice().hidden).toBe(false);
  dispatchEvent(new Event("keydown"));
  expect(addresses()).toEqual([...data.scripts, "/app.js"]);
  hydrate();
  expect(notice().hidden).toBe(true);
});

it("shows the notice when Gatsby's runtime cannot fetch the page's data", () => {
  dispatchEvent(new Event("unhandledrejection"));
  expect(notice().hidden).toBe(false);
});
