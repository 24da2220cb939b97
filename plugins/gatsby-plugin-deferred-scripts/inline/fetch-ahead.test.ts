/** @jest-environment jsdom */
import { fetchAhead, run } from "./fetch-ahead";
import { afterLoad, FETCH_DELAY, IDLE_DELAY, onNextInteraction, REST } from "./when-wanted";

describe("files fetched ahead", () => {
  const answer = jest.fn<Promise<unknown>, [string, RequestInit]>();
  beforeEach(() => {
    answer.mockReset().mockResolvedValue({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) });
    Object.assign(globalThis, { fetch: answer });
  });

  it("come group by group, each once, with a low priority", async () => {
    await fetchAhead([
      ["/a.js", "/b.js"],
      ["/c.ttf", "/a.js"],
    ]);
    expect(answer.mock.calls).toEqual([
      ["/a.js", { priority: "low" }],
      ["/b.js", { priority: "low" }],
      ["/c.ttf", { priority: "low" }],
    ]);
  });

  it("may fail without an error, and the others still come", async () => {
    answer.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await fetchAhead([["/d.js"], ["/e.js"]]);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it("are run when they are there", async () => {
    let arrive: () => void = () => undefined;
    answer.mockReturnValueOnce(
      new Promise((resolve) => (arrive = () => resolve({ arrayBuffer: () => undefined }))),
    );
    void fetchAhead([["/f.js"]]);
    void run("/f.js");
    const isRunning = () => document.querySelector('script[src="/f.js"]') !== null;
    await new Promise((resolve) => setTimeout(resolve));
    expect(isRunning()).toBe(false);
    arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(isRunning()).toBe(true);
  });
});

describe("a visitor", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, "connection");
  });

  it.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "with %j gets nothing without an interaction",
    (value) => {
      Object.defineProperty(navigator, "connection", { configurable: true, value });
      const run = jest.fn();
      afterLoad(run, FETCH_DELAY);
      afterLoad(run, IDLE_DELAY);
      dispatchEvent(new Event("load"));
      jest.runAllTimers();
      expect(run).not.toHaveBeenCalled();
    },
  );

  it.each([{ saveData: false, effectiveType: "4g" }, {}])("with %j gets the files after load", (value) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value });
    const run = jest.fn();
    afterLoad(run, FETCH_DELAY);
    dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(FETCH_DELAY - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    { over: "button", starts: true },
    { over: "input", starts: true },
    { over: "p", starts: false },
    { over: "a", starts: false },
  ])("whose pointer comes over $over starts the scripts: $starts", ({ over, starts }) => {
    document.body.innerHTML = `<button>PDF</button><form><input /></form><p></p><a href="/">Accueil</a>`;
    const run = jest.fn();
    onNextInteraction(run);
    document.querySelector(over)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    jest.advanceTimersByTime(REST);
    expect(run).toHaveBeenCalledTimes(starts ? 1 : 0);
    dispatchEvent(new PopStateEvent("popstate"));
  });
});
