import { readFileSync } from "node:fs";

import { readFrozenContent } from "./testing/white-paper-content";

// In a build, webpack replaces the import of a font by its URL.
jest.mock("../theme/fonts/display.ttf", () => "display");
jest.mock("../theme/fonts/signs.ttf", () => "signs");
jest.mock("../theme/fonts/strong.ttf", () => "strong");
jest.mock("../theme/fonts/text.ttf", () => "text");

const fontResponse = (name: string) =>
  new Response(new Uint8Array(readFileSync(`src/theme/fonts/${name}.ttf`)));
const fetchMock = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  // The module memoises what it fetched: each test imports it anew.
  jest.resetModules();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
});

it("once the fonts are fetched, PDFs are made offline", async () => {
  fetchMock.mockImplementation((name) => Promise.resolve(fontResponse(name)));
  const { fetchWhitePaperMaker } = await import("./fetch-makers");
  const [make, sameMake] = await Promise.all([fetchWhitePaperMaker(), fetchWhitePaperMaker()]);
  fetchMock.mockRejectedValue(new TypeError("offline"));
  expect(sameMake).toBe(make);
  expect(await fetchWhitePaperMaker()).toBe(make);
  expect(make(readFrozenContent()).size).toBeGreaterThan(30_000);
  // Once for each of the four fonts.
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

it.each([
  { reason: "status 503", answer: () => new Response(null, { status: 503 }) },
  // A captive portal's login page, and an empty file, in place of a font.
  { reason: "no font", answer: () => new Response("<!doctype html><title>Connexion</title>") },
  { reason: "no font", answer: () => new Response("") },
])("the call after a failure retries: $reason", async ({ reason, answer }) => {
  const { fetchWhitePaperMaker } = await import("./fetch-makers");
  fetchMock.mockImplementation(() => Promise.resolve(answer()));
  await expect(fetchWhitePaperMaker()).rejects.toThrow(reason);
  fetchMock.mockImplementation((name) => Promise.resolve(fontResponse(name)));
  await expect(fetchWhitePaperMaker()).resolves.toBeInstanceOf(Function);
});
