/** @jest-environment jsdom */
import { startLater } from "./start-later";

const scripts = ["/runtime.js", "/app.js"];
const data = ["/page-data.json"];
const ahead = ["/font.ttf"];
const options = {
  events: ["pointerdown", "keydown", "input"],
  startAfter: 4000,
  waitFor: "button[type=button]",
  giveUpAfter: 10_000,
};
const RULES = `<script type="speculationrules" id="deferred-scripts-rules">{}</script>`;
const BUTTON = `<button type="button"><span>Télécharger</span></button>`;
const FORM = `<form><button>Envoyer</button></form>`;
const fetched = jest.fn(() => Promise.resolve({ arrayBuffer: () => undefined }));

/** The scripts that the page has been given to run. */
const running = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")];
const addresses = () => running().map((script) => script.getAttribute("src"));
const notice = () => document.querySelector("p") ?? document.createElement("p");
const button = () => document.querySelector("button") ?? document.createElement("button");
const press = () => (button().firstElementChild as HTMLElement).click();
/** A click would make jsdom report that it cannot submit forms. */
const submit = () =>
  document
    .querySelector("form")
    ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter: button() }));
const hydrate = () => document.dispatchEvent(new Event("hydrated"));

function openPage(html: string): void {
  document.body = document.createElement("body");
  document.body.innerHTML = `<p hidden></p>${html}`;
  startLater({ scripts, data, ahead }, notice(), options);
}

// jsdom's own event comes while the first test waits.
beforeAll(async () => {
  await new Promise((loaded) => {
    addEventListener("load", loaded);
  });
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
  fetched.mockClear();
});
afterEach(() => {
  hydrate();
  jest.useRealTimers();
});

it("nothing runs at once; after load the files are fetched without running, and run four seconds after it", async () => {
  openPage("");
  dispatchEvent(new Event("load"));
  expect(fetched).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(3999);
  const expected = [...scripts, ...ahead].map((address) => [address, { priority: "low" }]);
  expect(fetched.mock.calls).toEqual(expected);
  const preloaded = [...document.querySelectorAll("link[rel=preload]")];
  expect(preloaded.map((link) => link.getAttribute("href"))).toEqual(data);
  expect(addresses()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(addresses()).toEqual(scripts);
});

it.each(["pointerdown", "keydown", "input", "click", "submit"])("a %s runs the scripts, once", (type) => {
  openPage("");
  for (let times = 0; times < 2; times += 1) notice().dispatchEvent(new Event(type, { bubbles: true }));
  expect(addresses()).toEqual(scripts);
});

it("shows the notice when a script cannot be fetched, and tries that one again at the next interaction", () => {
  openPage("");
  dispatchEvent(new Event("keydown"));
  running()[1]?.dispatchEvent(new Event("error"));
  jest.advanceTimersByTime(1000);
  expect(notice().hidden).toBe(false);
  dispatchEvent(new Event("keydown"));
  expect(addresses()).toEqual([...scripts, "/app.js"]);
  hydrate();
  expect(notice().hidden).toBe(true);
});

it("a page that is prepared ahead fetches and runs nothing before it is shown", async () => {
  Object.assign(document, { prerendering: true });
  openPage("");
  dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect([fetched.mock.calls, addresses()]).toEqual([[], []]);
  Object.assign(document, { prerendering: false });
  document.dispatchEvent(new Event("prerenderingchange"));
  await jest.advanceTimersByTimeAsync(4000);
  expect(fetched).toHaveBeenCalled();
  expect(addresses()).toEqual(scripts);
});

it("a page restored by Back goes on as it was left: what was cancelled is requested again, and nothing is said", () => {
  const reported = jest.spyOn(console, "error").mockReturnValue();
  openPage(BUTTON);
  press();
  running()[1]?.dispatchEvent(new Event("error"));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  jest.advanceTimersByTime(10_000);
  // jsdom would report that it cannot load the page again.
  expect(reported).not.toHaveBeenCalled();
  expect(addresses()).toEqual([...scripts, "/app.js"]);
  expect(notice().hidden).toBe(true);
  expect(button().getAttribute("aria-busy")).toBe("false");
});

it("links are prepared until Gatsby's own work, and never for a visitor who saves data", () => {
  const rules = () => document.getElementById("deferred-scripts-rules");
  openPage(RULES);
  expect(rules()).not.toBeNull();
  hydrate();
  expect(rules()).toBeNull();
  Object.assign(navigator, { connection: { saveData: true } });
  openPage(RULES);
  expect(rules()).toBeNull();
});

describe.each([
  ["a press on a button", BUTTON, press, 10_000],
  ["a submission", FORM, submit, 60_000],
])("%s before hydration", (_, html, act, patience) => {
  it("does not reach React, makes the button busy, and is repeated once after hydration", () => {
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

  it("is repeated on the button that has replaced it, in a page that React has rendered anew", () => {
    openPage(html);
    act();
    const pressed = button().textContent;
    // Such as that of a chosen file, which React adds.
    document.body.innerHTML = `<p></p><button>Retirer</button>${html}`;
    const successor = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent === pressed,
    );
    const clicked = jest.spyOn(successor ?? button(), "click").mockReturnValue();
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it("is given up when Gatsby's runtime cannot fetch the page's data, and the notice stays until the visitor acts", () => {
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

  it("is given up when the visitor no longer expects it", () => {
    openPage(html);
    act();
    jest.advanceTimersByTime(patience - 1);
    expect(notice().hidden).toBe(true);
    jest.advanceTimersByTime(1);
    expect(notice().hidden).toBe(false);
    expect(button().getAttribute("aria-busy")).toBe("false");
  });
});

describe("a press during which React replaces the button", () => {
  const sending = () =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === "Envoyer");
  const point = (type: string, clientX = 0) =>
    sending()?.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX }));
  const clicked = jest.fn();
  const replace = () => {
    document.body.innerHTML = `<p></p>${BUTTON}${FORM}`;
    Object.assign(sending() ?? {}, { click: clicked });
    hydrate();
  };

  it.each([
    ["counts once, also if another button is new before it", 1, [replace, () => point("pointerup")]],
    ["counts if the button is replaced at its release", 1, [() => point("pointerup"), replace]],
    ["is left to the browser if it makes a click of it", 0, [replace, () => point("click")]],
    ["is left to the browser if the button stays", 0, [() => point("pointerup")]],
    ["does not count when the browser takes it over", 0, [replace, () => point("pointercancel")]],
    ["does not count when it moves away", 0, [replace, () => point("pointerup", 50)]],
  ])("%s", (_, times, events) => {
    openPage(FORM);
    clicked.mockClear();
    Object.assign(button(), { click: clicked });
    point("pointerdown");
    for (const event of events) event();
    jest.advanceTimersByTime(100);
    point("pointerup");
    jest.advanceTimersByTime(100);
    expect(clicked).toHaveBeenCalledTimes(times);
  });
});

it("leaving the page asks first while a submission waits, and only then", () => {
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  openPage(FORM);
  expect(asks()).toBe(false);
  submit();
  expect(asks()).toBe(true);
  dispatchEvent(new Event("unhandledrejection"));
  expect(asks()).toBe(false);
});

it("a click on anything else is left to the browser", () => {
  openPage(`${BUTTON}<a href="#contact">Contact</a>`);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
