/** The size that the page states for one file, in bytes: 5 Mo. Stated, not enforced (product specification, section 9). */
export const statedFileLimit = 5 * 1024 * 1024;

/** One decimal at most, with a comma. `Intl.NumberFormat` takes a slow phone a tenth of a second when it is first used. */
const oneDecimal = (tenths: number) => String(tenths / 10).replace(".", ",");

/**
 * A size in bytes as a French text: « 820 ko », « 5,2 Mo », « 1,5 Go ». One ko is 1024 bytes, as in Windows and in the stated limit.
 * Sizes are rounded up, so that a file above the limit never reads « 5 Mo ».
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00a0ko`;
  const tenths = Math.ceil(bytes / (1024 * 102.4));
  return tenths < 10_000
    ? `${oneDecimal(tenths)}\u00a0Mo`
    : `${oneDecimal(Math.ceil(tenths / 1024))}\u00a0Go`;
}

const exceedsLimit = ({ size }: File) => size > statedFileLimit;

/** Whether the name has none of the extensions that the file picker offers. A dropped file can have any. */
const isOfOtherKind = ({ name }: File, accept: string) =>
  !accept.split(",").some((extension) => name.toLowerCase().endsWith(extension));

/** Follows the name of a file above the limit. It is only advice: the file stays. */
export const limitAdvice = "dépasse 5\u00a0Mo\u00a0: nous pourrions vous demander une version plus légère.";
/** The same for a file of another kind. */
export const kindAdvice =
  "n’est ni un PDF ni une image JPG ou PNG\u00a0: nous pourrions vous demander une autre version.";

/**
 * What to say after the name of a file.
 * @param accept the extensions that the file picker offers.
 */
export const adviceOn = (file: File, accept: string): readonly string[] => [
  ...(exceedsLimit(file) ? [limitAdvice] : []),
  ...(isOfOtherKind(file, accept) ? [kindAdvice] : []),
];

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files chosen so far and those added now, each once. */
export const addFiles = (chosen: readonly File[], added: Iterable<File>): readonly File[] =>
  [...added].reduce<readonly File[]>(
    (all, file) => (all.some((other) => isSameFile(other, file)) ? all : [...all, file]),
    chosen,
  );

/** @returns whether two files of the same size have different bytes. @throws when one cannot be read. */
async function haveOtherBytes(a: File, b: File): Promise<boolean> {
  if (a === b) return false;
  const [one, other] = await Promise.all(
    [a, b].map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return one === undefined || one.some((byte, index) => byte !== other?.[index]);
}

/**
 * The added files that `addFiles` leaves out by mistake: name, size and time are those of a chosen file, but the bytes differ. A
 * file that cannot be read counts as different.
 */
export async function mistakenFiles(
  chosen: readonly File[],
  added: readonly File[],
): Promise<readonly File[]> {
  const mistaken: File[] = [];
  for (const file of added) {
    const same = [...chosen, ...mistaken].filter((other) => isSameFile(file, other));
    const differ = await Promise.all(same.map((other) => haveOtherBytes(file, other).catch(() => true)));
    if (differ.every(Boolean)) mistaken.push(file);
  }
  return mistaken;
}

/** Puts these files into the browser's own field, so that its text (« 2 fichiers ») is correct. */
export function showInField(input: HTMLInputElement, files: readonly File[]) {
  const shown = [...(input.files ?? [])];
  if (shown.length === files.length && files.every((file, index) => file === shown[index])) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
