import { followDrafts } from "./contentful-following";
import type { Following } from "./source";

jest.useFakeTimers({ advanceTimers: false });

// The fake timers do not replace those of node:timers/promises.
jest.mock("node:timers/promises", () => ({
  setTimeout: (time: number) => new Promise((passed) => setTimeout(passed, time)),
}));

const look = jest.fn<Promise<boolean>, [string]>();
const read = jest.fn<Promise<void>, []>();
const refresh = jest.fn<Promise<void>, []>();
let following: Following;

/** Lets seconds pass while somebody looks, or nobody does. */
async function pass(seconds: number, watched = true): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    if (watched) following.state();
    await jest.advanceTimersByTimeAsync(1000);
  }
}

beforeEach(() => {
  jest.resetAllMocks();
  look.mockResolvedValue(false);
  jest.spyOn(console, "error").mockImplementation();
  jest.spyOn(console, "info").mockImplementation();
  following = followDrafts({ look, read } as never, refresh);
});

// The loop of each test ends with its visit.
afterEach(() => pass(30, false));

it("asks nothing while nobody looks", async () => {
  await pass(600, false);
  expect(look).not.toHaveBeenCalled();
  await pass(60);
  const asked = look.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  await pass(20, false);
  const last = look.mock.calls.length;
  await pass(600, false);
  expect(look.mock.calls.length).toBe(last);
});

it("asks 50 times a minute, and reads nothing until something has changed", async () => {
  await pass(60);
  expect(look.mock.calls.length).toBeGreaterThan(40);
  expect(look.mock.calls.length).toBeLessThanOrEqual(50);
  expect(new Set(look.mock.calls.map(([kind]) => kind))).toEqual(new Set(["entries", "assets"]));
  expect(read).not.toHaveBeenCalled();
  look.mockResolvedValueOnce(true);
  await pass(3);
  expect(read).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(following.state().changedAt).toBeDefined();
});

it("says what failed in one line, asks less often, and goes on", async () => {
  look.mockRejectedValue(new Error("Contentful ne répond pas (ECONNREFUSED).\n  demande : x"));
  await pass(60);
  expect(following.state().fault).toBe("Contentful ne répond pas (ECONNREFUSED).");
  expect(look.mock.calls.length).toBeLessThan(15);
  expect(console.error).toHaveBeenCalledTimes(1);
  look.mockResolvedValue(true);
  await pass(10);
  expect(following.state().fault).toBeUndefined();
  expect(refresh).toHaveBeenCalled();
});

it.each([
  ["the question for pictures", () => look.mockResolvedValueOnce(true).mockRejectedValueOnce(new Error("x"))],
  [
    "reading",
    () => {
      look.mockResolvedValueOnce(true);
      read.mockRejectedValueOnce(new Error("x"));
    },
  ],
  [
    "the refresh",
    () => {
      look.mockResolvedValueOnce(true);
      refresh.mockRejectedValueOnce(new Error("x"));
    },
  ],
])("shows a noticed change later if %s fails", async (_, fail) => {
  fail();
  await pass(20);
  expect(refresh.mock.results.at(-1)?.type).toBe("return");
  expect(following.state().changedAt).toBeDefined();
  expect(following.state().fault).toBeUndefined();
});
