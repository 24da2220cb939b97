/** @jest-environment jsdom */
import { FileRefusal, MOST_TIME } from "./refusals";
import type { WorkerAnswer } from "./worker";
import { readInvoiceFile } from "./worker-client";

/** A worker that answers when the test says so. */
class WorkerDouble extends EventTarget {
  static all: WorkerDouble[] = [];
  terminate = jest.fn();
  postMessage = jest.fn();
  constructor() {
    super();
    WorkerDouble.all.push(this);
  }
  posts = (data: WorkerAnswer) => void this.dispatchEvent(new MessageEvent("message", { data }));
}

function workerAt(index: number): WorkerDouble {
  const worker = WorkerDouble.all[index];
  if (!worker) throw new Error(`There is no worker ${index}.`);
  return worker;
}
const file = { size: 5, arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)) } as Blob;
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: WorkerDouble });
});
afterAll(() => void jest.useRealTimers());

it("waits for the worker as long as its fetch takes, ends it after ten seconds of reading, and starts another one", async () => {
  const refused = expect(readInvoiceFile(file)).rejects.toEqual(new FileRefusal("slow"));
  await settle();
  const worker = workerAt(0);
  jest.advanceTimersByTime(6 * MOST_TIME);
  worker.posts({ state: "running" });
  await settle();
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(MOST_TIME);
  await refused;
  expect(worker.terminate).toHaveBeenCalledTimes(1);

  const reading = readInvoiceFile(file);
  await settle();
  workerAt(1).posts({ state: "running" });
  await settle();
  workerAt(1).posts({ state: "refused", reason: "image" });
  await expect(reading).rejects.toEqual(new FileRefusal("image"));
  expect(workerAt(1).terminate).not.toHaveBeenCalled();
});

it("says when the browser cannot run the worker, and fetches it again for the next file", async () => {
  workerAt(1).dispatchEvent(new Event("error"));
  const reading = readInvoiceFile(file);
  await settle();
  workerAt(1).dispatchEvent(new Event("error"));
  await expect(reading).rejects.toEqual(new FileRefusal("unsupported"));
  const next = readInvoiceFile(file);
  await settle();
  workerAt(2).dispatchEvent(new Event("error"));
  await expect(next).rejects.toEqual(new FileRefusal("notLoaded"));
});
