import { newRequestId } from "./request-id";

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const { crypto } = globalThis;

afterEach(() => Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true }));

test.each([
  ["secure", crypto],
  ["insecure", { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) }],
])("each request has a UUID of its own in a %s context", (_, value) => {
  Object.defineProperty(globalThis, "crypto", { value, configurable: true });
  const ids = Array.from({ length: 50 }, newRequestId);
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(ids.length);
});
