/** Reads PDFs with pdf.js in a worker: pdf.js is an ES module, which Jest's CommonJS cannot load. */
import { parentPort } from "node:worker_threads";

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

async function readPage(pdf, number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const annotations = await page.getAnnotations();
  const links = await Promise.all(
    annotations.map(async ({ url, unsafeUrl, dest, rect }) => ({
      rect,
      ...(dest ? { page: (await pdf.getPageIndex(dest[0])) + 1 } : { url: unsafeUrl ?? url }),
    })),
  );
  return {
    texts: items.map(({ str, transform }) => ({ text: str, x: transform[4], y: transform[5] })),
    links,
  };
}

async function readPdf(data) {
  const task = getDocument({ data, verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(pdf, number));
  const { info } = await pdf.getMetadata();
  const outline = await Promise.all(
    ((await pdf.getOutline()) ?? []).map(async ({ title, dest }) => ({
      title,
      page: (await pdf.getPageIndex(dest[0])) + 1,
    })),
  );
  const preferences = await pdf.getViewerPreferences();
  await task.destroy();
  return { pages, info: JSON.parse(JSON.stringify(info)), outline, preferences: { ...preferences } };
}

parentPort.on("message", ({ id, data }) => {
  readPdf(data).then(
    (pdf) => parentPort.postMessage({ id, pdf }),
    (error) => parentPort.postMessage({ id, error: String(error) }),
  );
});
