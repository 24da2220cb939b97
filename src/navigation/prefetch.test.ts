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

test("a missing file is an error, so that Gatsby tries again later", async () => {
  answer(404);
  await expect(prefetch("/component.js")).rejects.toThrow("/component.js: 404");
});
