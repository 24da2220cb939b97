/** @jest-environment jsdom */
import { fetchAhead, fetchedAhead, preloadData } from "./fetch-ahead";
import { readPageFiles } from "./page-files";
import { onIdlePage, onLoadedPage, onNextInteraction } from "./when-wanted";

it("a page's files are its scripts, its code and data, and what its elements need", () => {
  document.body.innerHTML = `<button data-needs="/pdf-3.js /static/font-4.ttf">PDF</button><a data-needs="/pdf-3.js"></a>
    <template data-needs="/page-home-2.js /page-data/index/page-data.json"><script src="/app-1.js"></script></template>`;
  const template = document.querySelector("template") ?? document.createElement("template");
  expect(readPageFiles(document, template)).toEqual({
    scripts: ["/app-1.js", "/page-home-2.js"],
    data: ["/page-data/index/page-data.json"],
    needs: ["/pdf-3.js", "/static/font-4.ttf"],
  });
});

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

  it("can be waited for by the script that runs them", async () => {
    expect(fetchedAhead("/f.js")).toBeUndefined();
    void fetchAhead([["/f.js"]]);
    await expect(fetchedAhead("/f.js")).resolves.toBeUndefined();
  });
});

it("the data that Gatsby's runtime requests first is preloaded as it requests it", () => {
  preloadData(["/page-data/app-data.json"]);
  const link = document.head.querySelector("link[rel=preload]");
  expect(link?.getAttribute("href")).toBe("/page-data/app-data.json");
  expect(link).toHaveProperty("crossOrigin", "anonymous");
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
      onLoadedPage(run);
      onIdlePage(run);
      jest.runAllTimers();
      expect(run).not.toHaveBeenCalled();
    },
  );

  it.each([{ saveData: false, effectiveType: "4g" }, {}])("with %j gets the files after load", (value) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value });
    const run = jest.fn();
    onLoadedPage(run);
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
    expect(run).toHaveBeenCalledTimes(starts ? 1 : 0);
    document.body.click();
    document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  });
});
