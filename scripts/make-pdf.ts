/** `npm run make:pdf`: writes the white paper of the local content to `.build/`, or to the file that its argument names. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { readFonts } from "../src/pdf/node/measure";
import { readShippedContent } from "../src/pdf/testing/white-paper-content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";

async function makePdf(path = ".build/livre-blanc.pdf"): Promise<void> {
  const pdf = createWhitePaper(readShippedContent(), readFonts());
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, Buffer.from(await pdf.arrayBuffer()));
  console.log(`${path}: ${pdf.size} bytes`);
}

void makePdf(process.argv[2]);
