/** A thread that reads a PDF with pdf.js: see `read-pdf.ts`. */
import { parentPort, workerData } from "node:worker_threads";

import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const PAINTING = [OPS.showText, OPS.constructPath, OPS.stroke, OPS.fill, OPS.paintImageXObject];

/** The text of each tagged part of the page's content, by its number, and what is neither tagged nor an artifact. */
async function readContents(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [texts, untagged, open] = [{}, [], []];
  fnArray.forEach((operator, index) => {
    const [first, second] = argsArray[index] ?? [];
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
      if (open.length > 0) untagged.push("content within other marked content");
      open.push(second ?? "artifact");
    } else if (operator === OPS.endMarkedContent) open.pop();
    else if (PAINTING.includes(operator) && open.length === 0) untagged.push(operator);
    if (operator === OPS.showText) {
      const id = open.at(-1);
      texts[id] = (texts[id] ?? "") + first.map((glyph) => glyph.unicode ?? "").join("");
    }
  });
  return { texts, untagged };
}

/** An element of the page's part of the structure, with spaces at the ends of lines, which pdf.js leaves out of its texts. */
function readElement({ role, alt, children }, texts) {
  const parts = children.map((child) => {
    if (child.role) return readElement(child, texts);
    return { text: texts[child.id.replace(/.*_mc/, "")] ?? "" };
  });
  return {
    role,
    alt,
    text: parts.map(({ text }) => text).join(""),
    children: parts.filter((part) => part.role),
    isLinked: children.some(({ type }) => type === "object"),
  };
}

const pdf = await getDocument({ data: new Uint8Array(workerData), verbosity: 0 }).promise;
const withPage = async ({ dest, ...entry }) => ({ ...entry, page: (await pdf.getPageIndex(dest[0])) + 1 });

async function readPage(_, index) {
  const page = await pdf.getPage(index + 1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const links = (await page.getAnnotations()).map(({ url, unsafeUrl, dest, rect, contentsObj }) => {
    const link = { rect, description: contentsObj.str };
    return dest ? withPage({ ...link, dest }) : { ...link, url: unsafeUrl ?? url };
  });
  const { texts, untagged } = await readContents(page);
  return {
    texts: items.map(({ str, transform: [, , , , x, y] }) => ({ text: str, x, y })),
    links: await Promise.all(links),
    structure: readElement(await page.getStructTree(), texts),
    untagged,
  };
}

const { info, metadata } = await pdf.getMetadata();
parentPort.postMessage({
  pages: await Promise.all(Array.from({ length: pdf.numPages }, readPage)),
  outline: await Promise.all((await pdf.getOutline()).map(({ title, dest }) => withPage({ title, dest }))),
  info: {
    ...info,
    ...(await pdf.getViewerPreferences()),
    ...(await pdf.getMarkInfo()),
    xmpTitle: metadata.get("dc:title"),
    conformance: metadata.get("pdfuaid:part"),
  },
});
