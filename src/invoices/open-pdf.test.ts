import { withPdf } from "./open-pdf";
import { MOST_TIME } from "./refusals";
import { lines, makePdf } from "./testing/make-pdf";

afterEach(() => void jest.useRealTimers());

/** A worker that never answers. `started` gives the function that reports its failure, once one is listened for. */
function silentWorker() {
  let start: (fail: () => void) => void;
  const started = new Promise<() => void>((resolve) => {
    start = resolve;
  });
  const worker = {
    postMessage: jest.fn(),
    terminate: jest.fn(),
    addEventListener: (type: string, fail: () => void) => {
      if (type === "error") start(fail);
    },
    removeEventListener: jest.fn(),
  };
  return { worker: worker as unknown as Worker, terminate: worker.terminate, started };
}
const file = new Blob([makePdf([lines(40, 40, ["Facture"])])]);
const read = () => Promise.resolve("read");

it("ends a worker that is busy for too long, and says so", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
  const { worker, terminate, started } = silentWorker();
  const refused = expect(withPdf(file, read, worker)).rejects.toMatchObject({ reason: "slow" });
  await started;
  jest.advanceTimersByTime(MOST_TIME);
  await refused;
  expect(terminate).toHaveBeenCalledTimes(1);
});

it("says when the browser cannot run the worker", async () => {
  const { worker, started } = silentWorker();
  const refused = expect(withPdf(file, read, worker)).rejects.toMatchObject({ reason: "unsupported" });
  const fail = await started;
  fail();
  await refused;
});
