/** @jest-environment jsdom */
import { HYDRATED } from "../contract";
import { keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { followEarlyTraversal } from "./early-traversal";
import { keepFields } from "./kept-fields";
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

describe("clicks on a button", () => {
  it("before hydration are repeated once, for any number of clicks anywhere on the button", () => {
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

  it("are not repeated when it is a submit button", () => {
    const clicked = jest.fn();
    const element = button('type="submit"');
    keepEarlyClicks(document);
    element.click();
    element.addEventListener("click", clicked);
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("are not repeated when the button has been removed", () => {
    const clicked = jest.fn();
    const element = button('type="button"');
    keepEarlyClicks(document);
    element.click();
    element.addEventListener("click", clicked);
    element.remove();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("after hydration are not recorded", () => {
    const element = button('type="button"');
    keepEarlyClicks(document);
    hydrate();
    element.click();
    expect(element.hasAttribute("aria-busy")).toBe(false);
  });
});

describe("a click on a link before hydration", () => {
  it.each([
    { href: "#", follows: false },
    { href: "#faq", follows: true },
    { href: "/livre-blanc", follows: true },
  ])("follows $href: $follows", ({ href, follows }) => {
    document.body.innerHTML = `<a href="${href}"><span>CGV</span></a>`;
    keepEarlyClicks(document);
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    // jsdom cannot navigate, and says so on the console.
    const isFollowed = jest.fn();
    addEventListener(
      "click",
      (event) => {
        isFollowed(!event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    document.querySelector("span")?.dispatchEvent(click);
    hydrate();
    expect(isFollowed).toHaveBeenCalledWith(follows);
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
  /** Dispatches the event, because jsdom does not implement form submission. */
  const submit = (form: HTMLFormElement, submitter: HTMLElement) =>
    form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));

  it("is repeated once, and its button is busy until then", () => {
    const { form, submitter, submitted } = makeForm("dialog");
    submit(form, submitter);
    submit(form, submitter);
    expect(submitter.getAttribute("aria-busy")).toBe("true");
    form.addEventListener("submit", submitted);
    hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });

  it("is not repeated when React has already handled another one", () => {
    const { form, submitter, submitted } = makeForm("dialog");
    submit(form, submitter);
    form.addEventListener("submit", submitted);
    submit(form, submitter);
    hydrate();
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });

  it("is not repeated when the browser sends the form itself", () => {
    const { form, submitter, submitted } = makeForm("get");
    submit(form, submitter);
    form.addEventListener("submit", submitted);
    hydrate();
    expect(submitted).not.toHaveBeenCalled();
    expect(submitter.getAttribute("aria-busy")).toBe("false");
  });
});

describe("a traversal of the history before hydration", () => {
  const traverse = (address: string) => {
    history.replaceState({}, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  const reload = jest.fn();
  beforeEach(() => {
    reload.mockClear();
    history.replaceState({}, "", "/livre-blanc");
    followEarlyTraversal(document, reload);
  });
  afterEach(hydrate);

  it("reloads for another page", () => {
    traverse("/#contact");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("leaves a section of the same page to the browser", () => {
    traverse("/livre-blanc#sommaire");
    expect(reload).not.toHaveBeenCalled();
  });

  it("is left to the router after hydration", () => {
    hydrate();
    traverse("/#contact");
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("the first interaction", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(["pointerdown", "keydown", "touchstart", "wheel", "focusin", "submit"])(
    "can be a %s, and counts once",
    (type) => {
      const run = jest.fn();
      onNextInteraction(run);
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it("is not a scroll, because browsers also scroll by themselves", () => {
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

  it("starts its scripts after a delay, and not before", () => {
    const run = jest.fn();
    onIdlePage(run);
    jest.advanceTimersByTime(IDLE_DELAY - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(IDLE_DELAY);
    expect(run).toHaveBeenCalledTimes(1);
    expect(IDLE_DELAY).toBeGreaterThan(3000);
  });

  it("never starts its scripts for a visitor who saves data", () => {
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

  it("are fetched, and only those that failed are fetched again", async () => {
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

  it("appears once in the existing live region with a button to reload, and disappears when hidden", () => {
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

  it("appears after a delay, and never when it was hidden before", () => {
    const region = addRegion();
    showNotice();
    jest.advanceTimersByTime(NOTICE_DELAY - 1);
    expect(region?.textContent).toBe("");
    hideNotice();
    jest.runAllTimers();
    expect(region?.textContent).toBe("");
  });
});

describe("what was typed", () => {
  const field = (name: string) =>
    document.getElementsByName(name)[0] as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const empty = { nom: "", lots: "1", message: "" };
  const typed = { nom: "Syndic", lots: "2", message: "Bonjour" };
  const typeIn = (values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) field(name).value = value;
    document.forms[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const shown = () => Object.fromEntries(Object.keys(typed).map((name) => [name, field(name).value]));
  const leave = (type: string) => dispatchEvent(new Event(type));

  beforeEach(() => {
    document.body.innerHTML = `<form><input name="nom" /><select name="lots"><option selected>1</option><option>2</option></select>
      <textarea name="message"></textarea><input type="file" name="factures" /></form>`;
    history.replaceState({ key: "1" }, "");
  });

  it("is restored after a reload, except files, and removed from the history state", () => {
    const fields = { ...typed, factures: "x", autre: "y" };
    history.replaceState({ key: "1", fields }, "");
    keepFields(document);
    expect(shown()).toEqual(typed);
    expect(history.state).toEqual({ key: "1" });
  });

  it("replaces an older text that the browser itself has restored", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    field("nom").value = "Syn";
    keepFields(document);
    expect(shown()).toEqual(typed);
  });

  it.each(["beforeunload", "pagehide"])("is in the history state while the page is left (%s)", (type) => {
    keepFields(document);
    typeIn({ nom: "Syndic" });
    leave(type);
    expect(history.state).toEqual({ key: "1", fields: { nom: "Syndic" } });
    leave("pageshow");
    expect(history.state).toEqual({ key: "1" });
  });

  it("is kept over a second reload", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    keepFields(document);
    leave("beforeunload");
    expect(history.state).toEqual({ key: "1", fields: typed });
  });

  it("is not in the history state after the form was reset, nor is an empty form", () => {
    keepFields(document);
    typeIn(typed);
    leave("beforeunload");
    document.forms[0]?.reset();
    expect(history.state).toEqual({ key: "1" });
    leave("beforeunload");
    expect(shown()).toEqual(empty);
    expect(history.state).toEqual({ key: "1" });
  });

  it("is not restored any more if it was deleted after a reload that was stopped", () => {
    keepFields(document);
    typeIn({ nom: "Syndic" });
    leave("beforeunload");
    typeIn({ nom: "" });
    leave("beforeunload");
    expect(history.state).toEqual({ key: "1" });
  });
});
