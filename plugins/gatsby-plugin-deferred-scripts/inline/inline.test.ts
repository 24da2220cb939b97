/** @jest-environment jsdom */
import { keepEarlyEvents } from "./early-events";
import { keepEarlyFields } from "./early-fields";
import { run } from "./fetch-ahead";
import { hideNotice, NOTICE_DELAY, showNotice } from "./notice";
import { afterLoad, IDLE, IDLE_DELAY, onNextInteraction, REST } from "./when-wanted";

const NOTICE = { id: "notice", message: "Something is missing.", reload: "Reload" };
Object.assign(globalThis, { __NOTICE__: NOTICE });

describe("an interaction", () => {
  const run = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers();
    run.mockReset();
    document.body.innerHTML = `<p>Prix</p><form><input /><button>Envoyer</button></form>`;
  });
  afterEach(() => {
    // Ends a wait that a test has left.
    dispatchEvent(new PopStateEvent("popstate"));
    jest.useRealTimers();
  });

  const send = (type: string, on: string) =>
    document.querySelector(on)?.dispatchEvent(new Event(type, { bubbles: true }));

  it.each([
    { type: "pointerdown", on: "p" },
    { type: "keydown", on: "input" },
    { type: "click", on: "p" },
    { type: "wheel", on: "p" },
    { type: "focusin", on: "input" },
    { type: "pointerover", on: "input" },
  ])("starts the scripts once, when the visitor rests after $type", ({ type, on }) => {
    onNextInteraction(run);
    send(type, on);
    jest.advanceTimersByTime(REST - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    send(type, on);
    jest.advanceTimersByTime(REST);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("puts the start off while the visitor types", () => {
    onNextInteraction(run);
    for (let key = 0; key < 5; key += 1) {
      send("keydown", "input");
      jest.advanceTimersByTime(REST - 1);
    }
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is no longer waited for when only the focus or the pointer moves", () => {
    onNextInteraction(run);
    send("focusin", "input");
    jest.advanceTimersByTime(REST - 1);
    send("focusin", "button, input");
    send("pointerover", "input");
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    { type: "pointerdown", on: "button" },
    { type: "pointerover", on: "button" },
    { type: "click", on: "button" },
    { type: "submit", on: "form" },
  ])("starts the scripts at once if it is $type on a $on, also while the visitor types", ({ type, on }) => {
    onNextInteraction(run);
    send("keydown", "input");
    expect(run).not.toHaveBeenCalled();
    send(type, on);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(REST);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("starts the scripts at once if it is Escape, which closes a menu", () => {
    onNextInteraction(run);
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("can be Back or Forward to another page of the same document", () => {
    onNextInteraction(run);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("can be the way back to a page that the browser has kept, and not its opening", () => {
    onNextInteraction(run);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
    expect(run).not.toHaveBeenCalled();
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("is not a scroll, because browsers also scroll by themselves", () => {
    onNextInteraction(run);
    document.dispatchEvent(new Event("scroll"));
    jest.advanceTimersByTime(REST);
    expect(run).not.toHaveBeenCalled();
  });
});

describe("an idle page", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("starts its scripts after a delay that follows the load event, and not before", () => {
    const run = jest.fn();
    afterLoad(run, IDLE_DELAY);
    jest.advanceTimersByTime(10 * IDLE_DELAY);
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(IDLE_DELAY - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(IDLE_DELAY);
    expect(run).toHaveBeenCalledTimes(1);
    expect(IDLE_DELAY).toBeGreaterThan(3000);
  });

  it("still waits until the visitor rests", () => {
    const run = jest.fn();
    onNextInteraction(run);
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
    jest.advanceTimersByTime(REST - 1);
    document.body.dispatchEvent(new Event(IDLE));
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe("clicks and submissions before the start script", () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector<HTMLElement>("button, form");
  };

  it("are kept, and later ones go to the start script", () => {
    const early = keepEarlyEvents(document);
    const button = element('<button type="button">PDF</button>');
    button?.click();
    expect(early.events.map(({ type, target }) => [type, target])).toEqual([["click", button]]);
    const onEvent = jest.fn();
    early.onEvent = onEvent;
    const form = element("<form></form>");
    form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
    expect(onEvent).toHaveBeenCalledTimes(1);
    expect(early.events).toHaveLength(1);
  });

  it("make the submitting button busy at once, and no button after the start script runs", () => {
    const early = keepEarlyEvents(document);
    const submit = () => {
      document.body.innerHTML = "<form><button>Envoyer</button></form>";
      const submitter = document.querySelector("button");
      submitter?.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, submitter }));
      return submitter?.getAttribute("aria-busy");
    };
    expect(submit()).toBe("true");
    early.onEvent = () => undefined;
    expect(submit()).toBeNull();
  });
});

describe("a click on a link", () => {
  it.each([
    { href: "#", follows: false },
    { href: "#faq", follows: true },
    { href: "/livre-blanc", follows: true },
  ])("follows $href: $follows", ({ href, follows }) => {
    document.body.innerHTML = `<a href="${href}"><span>CGV</span></a>`;
    keepEarlyEvents(document);
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
    expect(isFollowed).toHaveBeenCalledWith(follows);
  });
});

describe("a script", () => {
  beforeEach(() => document.body.replaceChildren());

  it.each([
    { type: "load", fetched: true },
    { type: "error", fetched: false },
  ])("that ends with $type was fetched: $fetched", async ({ type, fetched }) => {
    const done = run("/a.js");
    await Promise.resolve();
    document.querySelector('script[src="/a.js"]')?.dispatchEvent(new Event(type));
    expect(await done).toBe(fetched);
    // One that failed can be requested again.
    expect(document.querySelectorAll("script")).toHaveLength(fetched ? 1 : 0);
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

describe("what was typed before the start script", () => {
  beforeEach(() => {
    document.body.innerHTML = `<form><input name="nom" /><textarea name="message"></textarea><input type="file" name="factures" /></form>`;
    history.replaceState({ key: "1" }, "");
  });

  it("is not looked for while nothing was typed", () => {
    keepEarlyFields(document, {});
    dispatchEvent(new Event("beforeunload"));
    expect(history.state).toEqual({ key: "1" });
  });

  const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
  const typeIn = (value: string) => {
    for (const name of ["nom", "message"]) field(name).value = value;
    document.forms[0]?.dispatchEvent(new Event("input", { bubbles: true }));
  };

  // Safari on phones has no `beforeunload`.
  it.each(["beforeunload", "pagehide"])(
    "is in the history state when the page is left (%s), except files",
    (type) => {
      const inline = { isLeaving: false };
      keepEarlyFields(document, inline);
      typeIn("Syndic");
      expect(history.state).toEqual({ key: "1" });
      dispatchEvent(new Event(type));
      expect(history.state).toEqual({ key: "1", fields: { nom: "Syndic", message: "Syndic" } });
      expect(inline.isLeaving).toBe(true);
    },
  );

  it("is restored at once, and kept over a second reload", () => {
    const fields = { nom: "Syndic", message: "Bonjour", autre: "x" };
    history.replaceState({ key: "1", fields }, "");
    keepEarlyFields(document, {});
    expect([field("nom").value, field("message").value]).toEqual(["Syndic", "Bonjour"]);
    history.replaceState({ key: "1" }, "");
    dispatchEvent(new Event("beforeunload"));
    expect(history.state).toEqual({ key: "1", fields: { nom: "Syndic", message: "Bonjour" } });
  });
});
