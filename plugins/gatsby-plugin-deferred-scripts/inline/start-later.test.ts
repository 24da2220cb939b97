/** @jest-environment jsdom */
import { startLater } from "./start-later";

const scripts = ["/runtime.js", "/app.js"];
const data = ["/page-data.json"];
const prefetch = ["/font.ttf"];
const BUTTON = `<button type="button"><span>Télécharger</span></button>`;
const FORM = `<form><button>Envoyer</button></form>`;
const fetchMock = jest.fn(() => Promise.resolve({ arrayBuffer: () => undefined }));

/** The scripts that the page has begun to run. */
const startedScripts = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
const startedAddresses = () => startedScripts().map((script) => script.getAttribute("src"));

/** Reports that the browser could not load `/app.js`. */
const failToLoadApp = () =>
  document.querySelector('script[src="/app.js"]')?.dispatchEvent(new Event("error"));

const notice = () => document.querySelector("p") ?? document.createElement("p");
const button = () => document.querySelector("button") ?? document.createElement("button");
const clickButton = () => (button().firstElementChild as HTMLElement).click();
/** jsdom reports an error for a submission by click. */
const submit = () =>
  document
    .querySelector("form")
    ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button() }));
const hydrate = () => document.dispatchEvent(new Event("hydrated"));

function openPage(html: string): void {
  document.body = document.createElement("body");
  document.body.innerHTML = `<p hidden></p>${html}`;
  startLater({ path: "/", hash: "", scripts, data, prefetch }, notice());
}

// jsdom's own load event would fire during the first test.
beforeAll(async () => {
  await new Promise((loaded) => {
    addEventListener("load", loaded);
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetchMock });
  fetchMock.mockClear();
});
afterEach(() => {
  // Ends the listeners that the test's page has on the window.
  hydrate();
  jest.useRealTimers();
});

it("fetches the files after the paint, then runs the scripts, in browsers without requestIdleCallback", async () => {
  openPage("");
  dispatchEvent(new Event("load"));
  expect(fetchMock).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  const expected = [...scripts, ...prefetch].map((address) => [address, { priority: "low" }]);
  expect(fetchMock.mock.calls).toEqual(expected);
  const preloaded = [...document.querySelectorAll("link[rel=preload]")];
  expect(preloaded.map((link) => link.getAttribute("href"))).toEqual(data);
  expect(startedAddresses()).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(startedAddresses()).toEqual(scripts);
});

it("runs the scripts when the browser is idle", async () => {
  const requestIdleCallback = jest.fn();
  Object.assign(globalThis, { requestIdleCallback });
  openPage("");
  dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(5000);
  expect(startedAddresses()).toEqual([]);
  // The browser is idle now.
  for (const [callback] of requestIdleCallback.mock.calls as [() => void][]) callback();
  expect(startedAddresses()).toEqual(scripts);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

it.each(["pointerdown", "keydown", "input", "click", "submit"])(
  "runs the scripts at the first %s, and not again at the second",
  (type) => {
    openPage("");
    for (let times = 0; times < 2; times += 1) notice().dispatchEvent(new Event(type, { bubbles: true }));
    expect(startedAddresses()).toEqual(scripts);
  },
);

it("shows the notice when a script cannot be loaded, and retries that script at the next interaction", () => {
  openPage("");
  dispatchEvent(new Event("keydown"));
  failToLoadApp();
  jest.advanceTimersByTime(1000);
  expect(notice().hidden).toBe(false);
  dispatchEvent(new Event("keydown"));
  expect(startedAddresses()).toEqual([...scripts, "/app.js"]);
  hydrate();
  expect(notice().hidden).toBe(true);
});

it("retries cancelled requests without a notice after a bfcache restore", () => {
  const reported = jest.spyOn(console, "error").mockReturnValue();
  openPage(BUTTON);
  clickButton();
  failToLoadApp();
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  jest.advanceTimersByTime(10_000);
  // jsdom would report a reload of the page as an error.
  expect(reported).not.toHaveBeenCalled();
  expect(startedAddresses()).toEqual([...scripts, "/app.js"]);
  expect(notice().hidden).toBe(true);
  expect(button().getAttribute("aria-busy")).toBe("false");
});

describe.each([
  { action: "a click on a button", html: BUTTON, act: clickButton, timeout: 10_000 },
  { action: "a submission", html: FORM, act: submit, timeout: 60_000 },
])("$action before hydration", ({ html, act, timeout }) => {
  it("does not reach React, sets aria-busy on the button, and is replayed once after hydration", () => {
    openPage(html);
    const handled = jest.fn((event: Event) => event.preventDefault());
    for (const type of ["click", "submit"]) document.body.addEventListener(type, handled);
    act();
    act();
    expect(handled).not.toHaveBeenCalled();
    expect(button().getAttribute("aria-busy")).toBe("true");
    const clicked = jest.spyOn(button(), "click").mockReturnValue();
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(button().getAttribute("aria-busy")).toBe("false");
  });

  it("is replayed on the new button if React has replaced the old one", () => {
    openPage(html);
    act();
    const label = button().textContent;
    // React redraws the page, with one more button before the old one's successor.
    document.body.innerHTML = `<p></p><button>Retirer</button>${html}`;
    const buttons = [...document.querySelectorAll("button")];
    const successor = buttons.find(({ textContent }) => textContent === label);
    const clicked = jest.spyOn(successor ?? button(), "click").mockReturnValue();
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("is dropped if Gatsby's runtime cannot fetch the page's data, and the notice stays until the next interaction", () => {
    openPage(html);
    act();
    dispatchEvent(new Event("unhandledrejection"));
    expect(button().getAttribute("aria-busy")).toBe("false");
    const clicked = jest.spyOn(button(), "click").mockReturnValue();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
    expect(notice().hidden).toBe(false);
    dispatchEvent(new Event("keydown"));
    expect(notice().hidden).toBe(true);
  });

  it("is dropped after a timeout", () => {
    openPage(html);
    act();
    jest.advanceTimersByTime(timeout - 1);
    expect(notice().hidden).toBe(true);
    jest.advanceTimersByTime(1);
    expect(notice().hidden).toBe(false);
    expect(button().getAttribute("aria-busy")).toBe("false");
  });
});

it("holds a press for the full timeout, also after a failure", () => {
  openPage(BUTTON);
  clickButton();
  jest.advanceTimersByTime(9000);
  dispatchEvent(new Event("unhandledrejection"));
  clickButton();
  jest.advanceTimersByTime(9999);
  expect(button().getAttribute("aria-busy")).toBe("true");
  jest.advanceTimersByTime(1);
  expect(button().getAttribute("aria-busy")).toBe("false");
});

describe("a button that is pressed while React may replace it", () => {
  const clickedByScript = jest.fn();
  const formButton = () => document.querySelector<HTMLElement>("form button") ?? button();
  const watchClicks = () => Object.assign(formButton(), { click: clickedByScript });
  /** Fires an event on the form's current button. A MouseEvent has all properties of a pointer event that the code reads. */
  const point = (type: string, clientX = 0) =>
    formButton().dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
  /** Redraws the page as React does, with one more button before the form's: its place alone would find the wrong one. */
  const redrawAndHydrate = () => {
    document.body.innerHTML = `<p></p>${BUTTON}${FORM}`;
    watchClicks();
    hydrate();
  };

  const release = () => point("pointerup");

  it.each([
    { situation: "React replaces it before the release", events: [redrawAndHydrate, release], clicks: 1 },
    { situation: "React replaces it after the release", events: [release, redrawAndHydrate], clicks: 1 },
    {
      situation: "the browser fires the click",
      events: [redrawAndHydrate, () => point("click")],
      clicks: 0,
    },
    { situation: "it stays", events: [release], clicks: 0 },
    {
      situation: "the browser cancels the pointer",
      events: [redrawAndHydrate, () => point("pointercancel")],
      clicks: 0,
    },
    {
      situation: "the pointer moves away",
      events: [redrawAndHydrate, () => point("pointerup", 50)],
      clicks: 0,
    },
  ])("is clicked $clicks times by the script if $situation", ({ events, clicks }) => {
    openPage(FORM);
    clickedByScript.mockClear();
    watchClicks();
    point("pointerdown");
    for (const event of events) event();
    jest.advanceTimersByTime(100);
    expect(clickedByScript).toHaveBeenCalledTimes(clicks);
  });
});

it("asks for confirmation on leaving the page only while a submission is queued", () => {
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  openPage(FORM);
  expect(asks()).toBe(false);
  submit();
  expect(asks()).toBe(true);
  dispatchEvent(new Event("unhandledrejection"));
  expect(asks()).toBe(false);
});

it("leaves a click on a link to the browser", () => {
  openPage(`${BUTTON}<a href="#contact">Contact</a>`);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
