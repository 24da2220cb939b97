import { join } from "node:path";
import { Worker } from "node:worker_threads";

/** A piece of text in the file. `x` and `y` are in points from the page's bottom left corner. */
export interface ReadText {
  text: string;
  x: number;
  y: number;
}

export interface ReadLink {
  /** Left, bottom, right, top, in points. */
  rect: readonly [number, number, number, number];
  page?: number;
  url?: string;
}

/** A PDF as pdf.js reads it. */
export interface ReadPdf {
  pages: readonly { texts: readonly ReadText[]; links: readonly ReadLink[] }[];
  info: Readonly<Record<string, unknown>>;
  outline: readonly { title: string; page: number }[];
  preferences: Readonly<Record<string, unknown>>;
}

interface Answer {
  id: number;
  pdf?: ReadPdf;
  error?: string;
}

/** Starts a worker that reads PDFs. `close` ends it. */
export function openPdfReader() {
  const worker = new Worker(join(__dirname, "pdf-reader.worker.mjs"));
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  worker.on("message", (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  return {
    read: (pdf: ArrayBuffer): Promise<ReadPdf> =>
      new Promise((resolve, reject) => {
        const id = count++;
        waiting.set(id, ({ pdf: result, error }) => {
          if (result) resolve(result);
          else reject(new Error(error));
        });
        worker.postMessage({ id, data: new Uint8Array(pdf) });
      }),
    close: () => worker.terminate(),
  };
}

/** A text without white space, because line breaks and columns change it. */
export const withoutSpaces = (text: string) => text.replace(/\s/g, "");

/** All the text of a page in the order of the file, without white space. */
export const textOf = (page: ReadPdf["pages"][number] | undefined) =>
  withoutSpaces((page?.texts ?? []).map(({ text }) => text).join(""));
