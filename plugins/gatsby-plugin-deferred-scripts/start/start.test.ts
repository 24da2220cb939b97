/** @jest-environment jsdom */
import { HYDRATED } from "../contract";
import { keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { forgetFields, restoreFields } from "./kept-fields";
import { hideNotice, NOTICE_DELAY, showNotice } from "./notice";
import { scriptLoader } from "./script-loader";
import { IDLE_DELAY, onIdlePage, onNextInteraction } from "./when-wanted";

const NOTICE = { id: "notice", message: "Something is missing.", reload: "Reload" };
Object.assign(globalThis, { __NOTICE__: NOTICE });

const hydrate = () => document.dispatchEvent(new Event(HYDRATED));

function button(attributes: string): HTMLButtonElement {
  document.body.innerHTML = `<button ${attributes}><span>Menu</span></button>`;
  const element = document.querySelector("button");
  if (!element) throw new Error("no button");
  return element;
}

describe("a click on a button before hydration", () => {
  it("is made again once, wherever on the button it was and however often", () => {
    const clicked = jest.fn();
    const element = button('type="button"');
    keepEarlyClicks(document);
    element.querySelector("span")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    element.click();
    expect(element.getAttribute("aria-busy")).toBe("true");
    element.addEventListener("click", clicked);
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(element.hasAttribute("aria-busy")).toBe(false);
  });

  it("is the form's affair on a submit button", () => {
    const clicked = jest.fn();
    const element = button('type="submit"');
    keepEarlyClicks(document);
    element.click();
    element.addEventListener("click", clicked);
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("is forgotten when the button has gone", () => {
    const clicked = jest.fn();
    const element = button('type="button"');
    keepEarlyClicks(document);
    element.click();
    element.addEventListener("click", clicked);
    element.remove();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("is left alone after it", () => {
    const element = button('type="button"');
    keepEarlyClicks(document);
    hydrate();
    element.click();
    expect(element.hasAttribute("aria-busy")).toBe(false);
  });
});

describe("a submission before hydration", () => {
  function makeForm(method: string) {
    document.body.innerHTML = `<form method="${method}"><button aria-busy="false">Envoyer</button></form>`;
    const submitter = document.querySelector("button");
    if (!submitter?.form) throw new Error("no form");
    keepEarlySubmission(document);
    const submitted = jest.fn((event: Event) => event.preventDefault());
    return { form: submitter.form, submitter, submitted };
  }
  /** Not a click: jsdom cannot do what a browser does then. */
  const submit = (form: HTMLFormElement, submitter: HTMLElement) =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));

  it("is made again once, and its button is busy until then", () => {
    const { form, submitter, submitted } = makeForm("dialog");
    submit(form, submitter);
    submit(form, submitter);
    expect(submitter.getAttribute("aria-busy")).toBe("true");
    form.addEventListener("submit", submitted);
    hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });

  it("is not made again when React has answered one since", () => {
    const { form, submitter, submitted } = makeForm("dialog");
    submit(form, submitter);
    form.addEventListener("submit", submitted);
    submit(form, submitter);
    hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });

  it("is left to the browser where that sends the form by itself", () => {
    const { form, submitter, submitted } = makeForm("get");
    submit(form, submitter);
    form.addEventListener("submit", submitted);
    hydrate();
    expect(submitted).not.toHaveBeenCalled();
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });
});

describe("the first interaction", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(["pointerdown", "keydown", "touchstart", "wheel", "focusin", "submit"])(
    "may be a %s, once",
    (type) => {
      const run = jest.fn();
      onNextInteraction(run);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it("is no scroll by itself: browsers scroll too", () => {
    const run = jest.fn();
    onNextInteraction(run);
    document.dispatchEvent(new Event("scroll"));
    expect(run).not.toHaveBeenCalled();
  });
});

describe("an idle page", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, "connection");
  });

  it("starts its scripts after a while, and not before", () => {
    const run = jest.fn();
    onIdlePage(run);
    jest.advanceTimersByTime(IDLE_DELAY - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(IDLE_DELAY);
    expect(run).toHaveBeenCalledTimes(1);
    expect(IDLE_DELAY).toBeGreaterThan(3000);
  });

  it("never does so for a visitor who saves data", () => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } });
    const run = jest.fn();
    onIdlePage(run);
    jest.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });
});

describe("the scripts of a template", () => {
  function makeLoader(html: string) {
    const template = document.createElement("template");
    template.innerHTML = html;
    document.body.replaceChildren();
    return scriptLoader(template);
  }
  const added = () => [...document.body.querySelectorAll("script")].map(({ src }) => new URL(src).pathname);
  const settle = (address: string, type: "load" | "error") =>
    document.querySelector(`script[src="${address}"]`)?.dispatchEvent(new Event(type));

  it("are fetched, and fetched again alone when they fail", async () => {
    const load = makeLoader(`<script src="/a.js" async></script><script src="/b.js" async></script>`);
    const first = load();
    expect(added()).toEqual(["/a.js", "/b.js"]);
    settle("/a.js", "load");
    settle("/b.js", "error");
    expect(await first).toBe(false);

    const second = load();
    expect(added()).toEqual(["/a.js", "/b.js"]);
    settle("/b.js", "load");
    expect(await second).toBe(true);
  });
});

describe("the notice", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const addRegion = () => {
    document.body.innerHTML = `<div id="${NOTICE.id}" role="status"></div>`;
    return document.getElementById(NOTICE.id);
  };

  it("speaks once in the live region that is there, offers a way out, and goes when all is well", () => {
    const region = addRegion();
    showNotice();
    showNotice();
    jest.runAllTimers();
    showNotice();
    jest.runAllTimers();
    expect(region?.textContent).toBe(`${NOTICE.message} ${NOTICE.reload}`);
    expect(region?.querySelectorAll("button")).toHaveLength(1);
    hideNotice();
    expect(region?.textContent).toBe("");
  });

  it("waits a moment, and never speaks when all is well by then", () => {
    const region = addRegion();
    showNotice();
    jest.advanceTimersByTime(NOTICE_DELAY - 1);
    expect(region?.textContent).toBe("");
    hideNotice();
    jest.runAllTimers();
    expect(region?.textContent).toBe("");
  });
});

it("gives fields back what they held before a reload, never touches a file, and forgets it", () => {
  document.body.innerHTML = `<form><input name="nom" /><select name="lots"><option>1</option><option>2</option></select>
    <textarea name="message"></textarea><input type="file" name="factures" /></form>`;
  const fields = { nom: "Syndic", lots: "2", message: "Bonjour", factures: "x", autre: "y" };
  history.replaceState({ key: "1", fields }, "");
  restoreFields(document);
  const [form] = document.forms;
  expect(form && Object.fromEntries(new FormData(form))).toMatchObject({
    nom: "Syndic",
    lots: "2",
    message: "Bonjour",
  });
  expect(history.state).toEqual({ key: "1" });
});

it("forgets fields that were kept for a reload which never came, and leaves the rest of the state alone", () => {
  history.replaceState({ key: "1", fields: { nom: "Syndic" } }, "");
  forgetFields();
  expect(history.state).toEqual({ key: "1" });
});
