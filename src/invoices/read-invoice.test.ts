/** @jest-environment jsdom */
import { UnreadableFile } from "../forms/read-file";
import { LOADING_TIMEOUT } from "../forms/with-timeout";
import type { Invoice } from "./invoice";
import { MOST_READING, readInvoice } from "./read-invoice";
import { FileRefusal } from "./refusals";
import { invoiceWith } from "./testing/sample-invoice";

/**
 * A worker that answers when the test says so. The tests share `all`: each test goes on with the workers of
 * the tests before.
 */
class WorkerDouble {
  static all: WorkerDouble[] = [];
  terminate = jest.fn();
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    WorkerDouble.all.push(this);
  }
}

function workerAt(index: number): WorkerDouble {
  const worker = WorkerDouble.all[index];
  if (!worker) throw new Error(`There is no worker ${index}.`);
  return worker;
}

const ended = jest.fn();
jest.mock("pdfjs-dist/legacy/build/pdf.mjs", () => ({
  PDFWorker: { create: () => ({ destroy: () => void ended() }) },
}));
let readInvoicePdf: () => Promise<Invoice>;
jest.mock("./read-invoice-pdf", () => ({ readInvoicePdf: () => readInvoicePdf() }));

const file = { size: 5, arrayBuffer: () => Promise.resolve(new ArrayBuffer(5)) } as Blob;
const TODAY = "2026-11-29";
/** More turns than the promises between two events of a worker. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const never = () => new Promise<never>(() => undefined);

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { Worker: WorkerDouble });
});
afterAll(() => void jest.useRealTimers());

it("ends a worker that reads for ten seconds, loading not counted, and keeps the next one", async () => {
  readInvoicePdf = never;
  const refused = expect(readInvoice(file, TODAY)).rejects.toEqual(new FileRefusal("slow"));
  await settle();
  jest.advanceTimersByTime(LOADING_TIMEOUT - 1);
  workerAt(0).onmessage?.();
  await settle();
  jest.advanceTimersByTime(MOST_READING - 1);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await refused;
  expect(ended).toHaveBeenCalledTimes(1);
  expect(workerAt(0).terminate).toHaveBeenCalledTimes(1);

  const invoice = invoiceWith([]);
  readInvoicePdf = () => Promise.resolve(invoice);
  const reading = readInvoice(file, TODAY);
  await settle();
  workerAt(1).onmessage?.();
  await expect(reading).resolves.toBe(invoice);
  readInvoicePdf = () => Promise.reject(new FileRefusal("image"));
  await expect(readInvoice(file, TODAY)).rejects.toEqual(new FileRefusal("image"));
  expect(WorkerDouble.all).toHaveLength(2);
  expect(workerAt(1).terminate).not.toHaveBeenCalled();
});

it("says whether pdf.js failed or was not loaded, and loads it again for the next file", async () => {
  readInvoicePdf = never;
  const reading = readInvoice(file, TODAY);
  await settle();
  workerAt(1).onerror?.();
  await expect(reading).rejects.toEqual(new FileRefusal("unsupported"));

  const offline = readInvoice(file, TODAY);
  await settle();
  workerAt(2).onerror?.();
  await expect(offline).rejects.toEqual(new FileRefusal("notLoaded"));

  const late = expect(readInvoice(file, TODAY)).rejects.toEqual(new FileRefusal("notLoaded"));
  await settle();
  jest.advanceTimersByTime(LOADING_TIMEOUT);
  await late;
  expect(WorkerDouble.all).toHaveLength(4);
});

it("refuses a file that cannot be opened, or is too large, without starting a worker", async () => {
  const unreadable = { size: 5, arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) };
  await expect(readInvoice(unreadable as unknown as Blob, TODAY)).rejects.toEqual(new UnreadableFile());
  const large = { size: 20_000_001 } as Blob;
  await expect(readInvoice(large, TODAY)).rejects.toEqual(new FileRefusal("large"));
  expect(WorkerDouble.all).toHaveLength(4);
});
