/** Writes the white paper of the local content to a file: `npm run make:pdf -- livre-blanc.pdf`. */
import { writeFile } from "node:fs/promises";

import { createWhitePaper } from "../src/pdf/guide/create-white-paper";
import { readShippedContent } from "../src/pdf/guide/testing/content";
import { readFonts } from "../src/pdf/text/font-files";

async function makePdf(path: string): Promise<void> {
  const pdf = createWhitePaper(readShippedContent(), readFonts());
  await writeFile(path, Buffer.from(await pdf.arrayBuffer()));
  console.log(`${path}: ${pdf.size} bytes`);
}

void makePdf(process.argv[2] ?? "livre-blanc.pdf");
