import prefetch from "./prefetch";

const answer = (status: number) => {
  const fetched = jest.fn(() => Promise.resolve(new Response("{}", { status })));
  globalThis.fetch = fetched;
  return fetched;
};

test("a file is fetched with low priority", async () => {
  const fetched = answer(200);
  await prefetch("/page-data/livre-blanc/page-data.json");
  expect(fetched).toHaveBeenCalledWith("/page-data/livre-blanc/page-data.json", { priority: "low" });
});

const missing = () => Promise.resolve(new Response("", { status: 404 }));
const offline = () => Promise.reject(new TypeError("Failed to fetch"));

test.each([
  ["a missing file", missing],
  ["a network that is down", offline],
])("%s is neither reported as prefetched nor as an error", async (_, answerOf) => {
  globalThis.fetch = jest.fn(answerOf);
  const settled = jest.fn();
  prefetch("/component.js").then(settled, settled);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(globalThis.fetch).toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

test("a file that several links need at once is requested once, and again after a failure", async () => {
  const fetched = answer(200);
  await Promise.all([prefetch("/several.js"), prefetch("/several.js")]);
  expect(fetched).toHaveBeenCalledTimes(1);

  globalThis.fetch = jest.fn(offline);
  void prefetch("/failed.js");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const retried = answer(200);
  await prefetch("/failed.js");
  expect(retried).toHaveBeenCalledTimes(1);
});
