/** Reads invoices in the browser, in a worker of the site that is ended after ten seconds. */
import type { Invoice } from "./invoice";
import type { PageBox } from "./page-cells";
import { FileRefusal, LARGEST_FILE, MOST_TIME } from "./refusals";
import type { WorkerAnswer, WorkerRequest } from "./worker";
import workerUrl from "./worker?file";

/** Kept for the next file, so that it is read with the network cut. */
let running: Promise<Worker> | undefined;
/** The last request: the worker answers one at a time. */
let last: Promise<unknown> = Promise.resolve();

/** The next message of the worker that is ours: pdf.js posts its own. @throws FileRefusal */
function nextAnswer(worker: Worker, onFailure: FileRefusal, signal: AbortSignal): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const take = ({ data }: MessageEvent<Partial<WorkerAnswer>>) => {
      if (data.state) resolve(data as WorkerAnswer);
    };
    worker.addEventListener("message", take, { signal });
    worker.addEventListener("error", () => reject(onFailure), { signal });
  });
}

async function start(): Promise<Worker> {
  const started = new AbortController();
  try {
    const worker = new Worker(workerUrl);
    await nextAnswer(worker, new FileRefusal("notLoaded"), started.signal);
    return worker;
  } finally {
    started.abort();
  }
}

/** The running worker. The next file starts another one after a failure. */
function runningWorker(): Promise<Worker> {
  running ??= start().catch((error: unknown) => {
    running = undefined;
    throw error;
  });
  return running;
}

function end(worker: Worker): void {
  running = undefined;
  worker.terminate();
}

async function ask(request: WorkerRequest): Promise<WorkerAnswer> {
  const worker = await runningWorker();
  const over = new AbortController();
  const answer = nextAnswer(worker, new FileRefusal("unsupported"), over.signal);
  // The time counts from here: the worker is loaded.
  const limit = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new FileRefusal("slow")), MOST_TIME);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
  });
  worker.postMessage(request, [request.file]);
  try {
    return await Promise.race([answer, limit]);
  } catch (error) {
    end(worker);
    throw error;
  } finally {
    over.abort();
  }
}

/** One request after the other. */
function inTurn(request: WorkerRequest): Promise<WorkerAnswer> {
  const answer = last.then(() => ask(request));
  last = answer.catch(() => undefined);
  return answer;
}

const refusalOf = (answer: WorkerAnswer) =>
  new FileRefusal(answer.state === "refused" ? answer.reason : "unsupported");

function bytesOf(file: Blob): Promise<ArrayBuffer> {
  if (file.size > LARGEST_FILE) throw new FileRefusal("large");
  return file.arrayBuffer();
}

/** @throws FileRefusal */
export async function readInvoiceFile(file: Blob): Promise<Invoice> {
  const answer = await inTurn({ file: await bytesOf(file) });
  if (answer.state !== "read") throw refusalOf(answer);
  return answer.invoice;
}

/** Draws the part of the page around each place. @throws FileRefusal */
export async function askForStrips(file: Blob, boxes: readonly PageBox[]): Promise<readonly ImageBitmap[]> {
  const answer = await inTurn({ file: await bytesOf(file), boxes });
  if (answer.state !== "drawn") throw refusalOf(answer);
  return answer.strips;
}
