/** Writes the white paper of the local content to a file: `npm run make:pdf -- livre-blanc.pdf`. */
import { writeFile } from "node:fs/promises";

import { readFonts } from "../src/pdf/node/measure";
import { readShippedContent } from "../src/pdf/testing/content";
import { createWhitePaper } from "../src/pdf/white-paper/white-paper";

async function makePdf(path = "livre-blanc.pdf"): Promise<void> {
  const pdf = createWhitePaper(readShippedContent(), readFonts());
  await writeFile(path, Buffer.from(await pdf.arrayBuffer()));
  console.log(`${path}: ${pdf.size} bytes`);
}

void makePdf(process.argv[2]);
