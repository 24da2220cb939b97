/** Reads the PDF that its argument names with pdf.js, and prints it as JSON. Jest cannot load pdf.js, which is an ES module. */
import { readFileSync } from "node:fs";
import process from "node:process";

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
  const element = { role, alt, text: "", children: [], isLinked: false };
  for (const child of children) {
    const read = child.role
      ? readElement(child, texts)
      : { text: texts[child.id.replace(/.*_mc/, "")] ?? "" };
    element.text += read.text;
    if (child.role) element.children.push(read);
    if (child.type === "object") element.isLinked = true;
  }
  return element;
}

const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 }).promise;
const pageOf = async (dest) => (await pdf.getPageIndex(dest[0])) + 1;

async function readPage(number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent({ disableNormalization: true });
  const links = (await page.getAnnotations()).map(async ({ url, unsafeUrl, dest, rect, contentsObj }) => {
    const target = dest ? { page: await pageOf(dest) } : { url: unsafeUrl ?? url };
    return { ...target, rect, description: contentsObj.str };
  });
  const { texts, untagged } = await readContents(page);
  return {
    texts: items.map(({ str, transform }) => ({ text: str, x: transform[4], y: transform[5] })),
    links: await Promise.all(links),
    structure: readElement(await page.getStructTree(), texts),
    untagged,
  };
}

const pages = [];
for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(number));
const outline = ((await pdf.getOutline()) ?? []).map(async ({ title, dest }) => ({
  title,
  page: await pageOf(dest),
}));
const { info, metadata } = await pdf.getMetadata();
const catalog = {
  ...(await pdf.getViewerPreferences()),
  ...(await pdf.getMarkInfo()),
  xmpTitle: metadata.get("dc:title"),
  conformance: metadata.get("pdfuaid:part"),
};
process.stdout.write(JSON.stringify({ pages, outline: await Promise.all(outline), info, catalog }));
