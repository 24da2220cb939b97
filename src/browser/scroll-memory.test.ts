import { SessionStorage } from "./scroll-memory";

test("a position is kept for one page and one history entry only", () => {
  const memory = new SessionStorage();
  memory.save({ pathname: "/" }, "initial", 420);
  expect(memory.read({ pathname: "/" }, "initial")).toBe(420);
  expect(memory.read({ pathname: "/livre-blanc" }, "initial")).toBe(0);
  expect(memory.read({ pathname: "/" }, "other")).toBe(0);
  expect(memory.read({ pathname: "/" }, null)).toBe(0);
});
