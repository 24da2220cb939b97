import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Text files, and fonts that are not compressed. Pictures and WOFF2 would only grow. */
const COMPRESSIBLE = /\.(?:css|html|js|json|svg|ttf|txt|xml)$/;
const COMPRESSED = /\.(?:br|gz)$/;

const encodings: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  ".gz": (content) => promisify(gzip)(content, { level: 9 }),
};

const modifiedAt = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;

/** Writes `file.br` and `file.gz` if they are smaller than the file. Keeps existing ones that are up to date. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const modified = await modifiedAt(file);
  for (const [extension, encode] of Object.entries(encodings)) {
    if ((await modifiedAt(file + extension)) >= modified) continue;
    const encoded = await encode(content);
    if (encoded.length < content.length) await writeFile(file + extension, encoded);
    else await rm(file + extension, { force: true });
  }
}

/**
 * Compresses the files of a built site with Brotli 11 and gzip 9, and removes the compressed copies of deleted files.
 * @param directory `public/`.
 */
export async function compressSite(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const stale = [...files].filter(
    (file) => COMPRESSED.test(file) && !files.has(file.replace(COMPRESSED, "")),
  );
  await Promise.all(stale.map((file) => rm(file)));
  await Promise.all([...files].filter((file) => COMPRESSIBLE.test(file)).map(compressFile));
}
