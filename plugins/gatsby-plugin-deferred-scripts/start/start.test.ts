/** @jest-environment jsdom */
import { EARLY_CLICK, type EarlyClick, HYDRATED } from "../contract";
import { keepEarlyFields } from "../inline/early-fields";
import { answerTo, keepEarlyClicks } from "./early-clicks";
import { keepEarlySubmission } from "./early-submission";
import { followEarlyTraversal } from "./early-traversal";
import { preloadData, setGatsbyGlobals } from "./gatsby-runtime";
import { keepFields } from "./kept-fields";
import { scriptLoader } from "./script-loader";
import { readStyleSheets } from "./style-sheets";

/** Records clicks on a page without scripts that answer them early. */
const recordClicks = (page: Document) => keepEarlyClicks(page, "", Promise.resolve(true)).record;

/** Lets a recorder get the document's clicks and submissions until hydration, as the inline script does. */
function record(makeRecorder: (page: Document) => (event: Event) => void): void {
  let recorder: (event: Event) => void = () => undefined;
  const listen = (event: Event) => recorder(event);
  for (const type of ["click", "submit"]) document.addEventListener(type, listen, true);
  // Before the recorder's own listener, because repeated clicks must not be recorded again.
  document.addEventListener(HYDRATED, () => (recorder = () => undefined), { once: true });
  recorder = makeRecorder(document);
}

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
    record(recordClicks);
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
    record(recordClicks);
    element.click();
    element.addEventListener("click", clicked);
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("are not repeated when the button has been removed", () => {
    const clicked = jest.fn();
    const element = button('type="button"');
    record(recordClicks);
    element.click();
    element.addEventListener("click", clicked);
    element.remove();
    hydrate();
    expect(clicked).not.toHaveBeenCalled();
  });

  it("after hydration are not recorded", () => {
    const element = button('type="button"');
    record(recordClicks);
    hydrate();
    element.click();
    expect(element.hasAttribute("aria-busy")).toBe(false);
  });
});

describe("a click that can be answered before hydration", () => {
  const answers = (element: HTMLElement) => {
    const answer = jest.fn(({ detail }: CustomEvent<EarlyClick>) => {
      detail.answer = Promise.resolve();
    });
    element.addEventListener(EARLY_CLICK, answer as unknown as EventListener);
    return answer;
  };
  const press = (target: Element, type = "pointerdown") => {
    const event = new Event(type);
    Object.defineProperty(event, "target", { value: target });
    return event;
  };

  it("gets its answer when the scripts for it have run, once, and is repeated after hydration", async () => {
    const element = button('type="button" data-early');
    const answer = answers(element);
    let run: (fetched: boolean) => void = () => undefined;
    const { record: recordClick, answered } = keepEarlyClicks(
      document,
      "/page-data.json",
      new Promise((resolve) => (run = resolve)),
    );
    record(() => recordClick);
    element.click();
    element.click();
    await Promise.resolve();
    expect(answer).not.toHaveBeenCalled();
    run(true);
    await answered;
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]?.[0].detail.pageData).toBe("/page-data.json");
    const clicked = jest.fn();
    element.addEventListener("click", clicked);
    hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it.each(["the scripts for it cannot be fetched", "the page is already hydrated"])(
    "gets none when %s",
    async (reason) => {
      const element = button('type="button" data-early');
      const answer = answers(element);
      const fetched = Promise.resolve(reason !== "the scripts for it cannot be fetched");
      const clicks = keepEarlyClicks(document, "", fetched);
      record(() => clicks.record);
      element.click();
      if (reason === "the page is already hydrated") hydrate();
      await clicks.answered;
      expect(answer).not.toHaveBeenCalled();
    },
  );

  it.each([
    ["nobody has pressed anything", () => undefined],
    ["the pointer is only over the button", (element: Element) => press(element, "pointerover")],
    ["the press was elsewhere", () => press(document.body)],
  ])("does not delay hydration when %s", async (_, intent) => {
    const never = new Promise<void>(() => undefined);
    await expect(answerTo(intent(button("data-early")), never)).resolves.toBeUndefined();
  });

  it("delays hydration from the first event of a finger on", async () => {
    jest.useFakeTimers();
    const finger = press(button("data-early"), "pointerover");
    Object.defineProperty(finger, "pointerType", { value: "touch" });
    const ended = jest.fn();
    const waiting = answerTo(finger, new Promise(() => undefined)).then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    jest.runAllTimers();
    jest.useRealTimers();
    await waiting;
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["it is answered", (answer: () => void) => answer()],
    ["its press becomes a scroll", () => dispatchEvent(new Event("pointercancel"))],
    ["nothing has happened for some seconds", () => jest.runAllTimers()],
  ])("delays hydration until %s", async (_, happen) => {
    jest.useFakeTimers();
    let answer: () => void = () => undefined;
    const waiting = answerTo(press(button("data-early")), new Promise((resolve) => (answer = resolve)));
    const ended = jest.fn();
    void waiting.then(ended);
    await Promise.resolve();
    expect(ended).not.toHaveBeenCalled();
    happen(answer);
    jest.useRealTimers();
    await waiting;
    expect(ended).toHaveBeenCalledTimes(1);
  });
});

describe("a submission before hydration", () => {
  function makeForm(method: string) {
    document.body.innerHTML = `<form method="${method}"><button aria-busy="false">Envoyer</button></form>`;
    const submitter = document.querySelector("button");
    if (!submitter?.form) throw new Error("no form");
    record(keepEarlySubmission);
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
    followEarlyTraversal(document, "/livre-blanc", reload);
  });
  afterEach(hydrate);

  it("reloads for another page", () => {
    traverse("/#contact");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("reloads when it came before this script", () => {
    history.replaceState({}, "", "/#contact");
    expect(followEarlyTraversal(document, "/livre-blanc", reload)).toBe(true);
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

it("scripts are run again only when they could not be fetched", async () => {
  const run = jest.fn((address: string) => Promise.resolve(address === "/a.js"));
  const load = scriptLoader(run);
  const both = ["/a.js", "/b.js"];
  expect(await Promise.all([load(both), load(["/a.js"])])).toEqual([false, true]);
  expect(run.mock.calls).toEqual([["/a.js"], ["/b.js"]]);
  run.mockClear().mockResolvedValue(true);
  expect(await load(both)).toBe(true);
  expect(run.mock.calls).toEqual([["/b.js"]]);
});

describe("the texts of style sheets", () => {
  const answer = jest.fn<Promise<unknown>, [string]>();
  beforeEach(() => {
    answer.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve("p{top:0}") });
    Object.assign(globalThis, { fetch: answer });
    document.head.innerHTML = `<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/wide.css">`;
  });
  const texts = () => [...document.head.children].map(({ textContent }) => textContent);

  it("are in the elements that link them", async () => {
    expect(await readStyleSheets(document)).toBe(true);
    expect(answer.mock.calls).toEqual([["http://localhost/wide.css"]]);
    expect(texts()).toEqual(["", "p{top:0}"]);
  });

  it.each([
    ["the network fails", () => answer.mockRejectedValueOnce(new TypeError("Failed to fetch"))],
    [
      "a deploy removed the file",
      () => answer.mockResolvedValueOnce({ ok: false, text: () => Promise.resolve("Not found") }),
    ],
  ])("are reported as missing when %s, and can be fetched again", async (_, fail) => {
    fail();
    expect(await readStyleSheets(document)).toBe(false);
    expect(texts()).toEqual(["", ""]);
    expect(await readStyleSheets(document)).toBe(true);
  });

  it("are not needed on a page without style sheets", async () => {
    document.head.replaceChildren();
    expect(await readStyleSheets(document)).toBe(true);
  });
});

it("Gatsby finds the page's path and the build's hash, and no chunks to prefetch", () => {
  setGatsbyGlobals({ path: "/guide", hash: "0a1b", start: "", scripts: [], needs: [] });
  expect(window).toMatchObject({
    pagePath: "/guide",
    ___webpackCompilationHash: "0a1b",
    ___chunkMapping: {},
  });
});

it.each([
  { path: "/", file: "/page-data/index/page-data.json" },
  { path: "/guide", file: "/page-data/guide/page-data.json" },
  { path: "/404.html", file: "/page-data/404.html/page-data.json" },
])(
  "the data that Gatsby's runtime requests first for $path is preloaded as it requests it",
  ({ path, file }) => {
    document.head.replaceChildren();
    preloadData({ path, hash: "", start: "", scripts: [], needs: [] });
    const links = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=preload]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([file, "/page-data/app-data.json"]);
    expect(links.map(({ crossOrigin }) => crossOrigin)).toEqual(["anonymous", "anonymous"]);
  },
);

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
  /** Runs what the inline script does, and then what the start script does. */
  const keep = () => {
    const inline = {};
    keepEarlyFields(document, inline);
    keepFields(document, inline);
  };

  beforeEach(() => {
    document.body.innerHTML = `<form><input name="nom" /><select name="lots"><option selected>1</option><option>2</option></select>
      <textarea name="message"></textarea><input type="file" name="factures" /></form>`;
    history.replaceState({ key: "1" }, "");
  });

  it("is restored after a reload, except files, and removed from the history state", () => {
    const fields = { ...typed, factures: "x", autre: "y" };
    history.replaceState({ key: "1", fields }, "");
    keep();
    expect(shown()).toEqual(typed);
    expect(history.state).toEqual({ key: "1" });
  });

  it("replaces an older text that the browser itself has restored", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    field("nom").value = "Syn";
    keep();
    expect(shown()).toEqual(typed);
  });

  it.each(["beforeunload", "pagehide"])("is in the history state while the page is left (%s)", (type) => {
    keep();
    typeIn({ nom: "Syndic" });
    leave(type);
    expect(history.state).toEqual({ key: "1", fields: { nom: "Syndic" } });
    leave("pageshow");
    expect(history.state).toEqual({ key: "1" });
  });

  it("stays in the history state when this script runs while the page is being reloaded", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    keepFields(document, { isLeaving: true });
    expect(history.state).toEqual({ key: "1", fields: typed });
  });

  it("replaces nothing that is typed before this script runs", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    const inline = {};
    keepEarlyFields(document, inline);
    typeIn({ nom: "Conseil" });
    keepFields(document, inline);
    expect(shown()).toEqual({ ...typed, nom: "Conseil" });
  });

  it("is kept over a second reload", () => {
    history.replaceState({ key: "1", fields: typed }, "");
    keep();
    leave("beforeunload");
    expect(history.state).toEqual({ key: "1", fields: typed });
  });

  it("is not in the history state after the form was reset, nor is an empty form", () => {
    keep();
    typeIn(typed);
    leave("beforeunload");
    document.forms[0]?.reset();
    expect(history.state).toEqual({ key: "1" });
    leave("beforeunload");
    expect(shown()).toEqual(empty);
    expect(history.state).toEqual({ key: "1" });
  });

  it("is not restored any more if it was deleted after a reload that was stopped", () => {
    keep();
    typeIn({ nom: "Syndic" });
    leave("beforeunload");
    typeIn({ nom: "" });
    leave("beforeunload");
    expect(history.state).toEqual({ key: "1" });
  });
});
