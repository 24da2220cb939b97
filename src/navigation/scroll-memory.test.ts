import { SessionStorage } from "./scroll-memory";

test("a position is remembered for its page and its entry of the history alone", () => {
  const memory = new SessionStorage();
  memory.save({ pathname: "/" }, "initial", 420);
  expect(memory.read({ pathname: "/" }, "initial")).toBe(420);
  expect(memory.read({ pathname: "/livre-blanc" }, "initial")).toBe(0);
  expect(memory.read({ pathname: "/" }, "other")).toBe(0);
  expect(memory.read({ pathname: "/" }, null)).toBe(0);
});
