import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { filesIn } from "./published-files";

/** Text files, and fonts that are not compressed. Pictures and WOFF2 would only grow. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|xml)$/;

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

/** Compresses the files of a built site, `public/`, with Brotli 11 and gzip 9, where that makes them smaller. */
export async function compressSite(directory: string): Promise<void> {
  const compressFile = async (file: string) => {
    const content = await readFile(file);
    for (const [extension, encode] of Object.entries(encodings)) {
      const encoded = await encode(content);
      if (encoded.length < content.length) await writeFile(file + extension, encoded);
    }
  };
  await Promise.all((await filesIn(directory, COMPRESSIBLE)).map(compressFile));
}
