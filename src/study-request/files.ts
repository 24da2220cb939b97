/** The size that the page states for one file, in bytes: 5 Mo. Stated, not enforced (product specification, section 9). */
export const statedFileLimit = 5 * 1024 * 1024;

const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/**
 * A size in bytes as the French read it: « 820 ko », « 5,2 Mo », counted as Windows and the stated limit do (1024). It is rounded
 * up: a file above the limit never reads « 5 Mo ».
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1000
    ? `${kilobytes}\u00a0ko`
    : `${oneDecimal.format(Math.ceil(bytes / (1024 * 102.4)) / 10)}\u00a0Mo`;
}

export const exceedsLimit = ({ size }: File) => size > statedFileLimit;

/** « x.pdf dépasse 5 Mo », with what to do about it: an advice, the file stays. */
export const limitAdvice = "dépasse 5\u00a0Mo\u00a0: nous pourrions vous demander une version plus légère.";

/** Whether two files may be one: their bytes tell. */
const lookAlike = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** @returns whether two files of the same size hold the same bytes; a file that cannot be read any more is like no other. */
async function haveSameBytes(a: File, b: File): Promise<boolean> {
  if (a === b) return true;
  const [one, other] = await Promise.all(
    [a, b].map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return one !== undefined && one.every((byte, index) => byte === other?.[index]);
}

async function isAmong(file: File, chosen: readonly File[]): Promise<boolean> {
  for (const other of chosen)
    if (lookAlike(file, other) && (await haveSameBytes(file, other).catch(() => false))) return true;
  return false;
}

/** The files chosen so far and those added now, each once. */
export async function addFiles(chosen: readonly File[], added: Iterable<File>): Promise<readonly File[]> {
  const all = [...chosen];
  for (const file of added) if (!(await isAmong(file, all))) all.push(file);
  return all;
}

/** Makes the browser's own field hold these files too, so that its text (« 2 fichiers ») tells the truth. */
export function showInField(input: HTMLInputElement, files: readonly File[]) {
  const shown = [...(input.files ?? [])];
  if (shown.length === files.length && files.every((file, index) => file === shown[index])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
