import { cleanText } from "../content/invisible";

/** The size that the page states for one file, in bytes: 5 Mo. Stated, not enforced (product specification, section 9). */
export const statedFileLimit = 5 * 1024 * 1024;

/** The extensions that the file picker offers. A dropped file can have any. */
export const acceptedKinds = ".pdf,.jpg,.jpeg,.png";

/**
 * A size in bytes as a French text: « 820 Ko », « 5,2 Mo ». One Ko is 1024 bytes, as in Windows and in the stated limit. Sizes are
 * rounded up, so that a file above the limit never reads « 5 Mo ».
 */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00a0Ko`;
  const megabytes = Math.ceil((10 * bytes) / 1024 ** 2) / 10;
  return `${String(megabytes).replace(".", ",")}\u00a0Mo`;
}

export const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** The name of a file without invisible characters, which can reverse how its end reads. */
export const nameOf = ({ name }: File) => cleanText(name) || "Sans nom";

/** What to say after the name of a file. It is only advice: the file stays. */
export function adviceOn({ name, size }: File): string {
  if (size > statedFileLimit)
    return "dépasse 5\u00a0Mo\u00a0: nous pourrions vous demander une version plus légère.";
  if (acceptedKinds.split(",").some((extension) => name.toLowerCase().endsWith(extension))) return "";
  return "n’est ni un PDF ni une image JPG ou PNG\u00a0: nous pourrions vous demander une autre version.";
}

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files chosen so far and those added now, each once. It is a new list, also if it has no new file. */
export const addFiles = (chosen: readonly File[], added: Iterable<File>): readonly File[] =>
  [...chosen, ...added].filter(
    (file, index, all) => all.findIndex((other) => isSameFile(other, file)) === index,
  );

/** Those files that the browser can no longer read: changed, moved or deleted after they were chosen. */
export async function unreadableFiles(files: readonly File[]): Promise<readonly File[]> {
  const reads = await Promise.allSettled(files.map((file) => file.slice(0, 1).arrayBuffer()));
  return files.filter((_, index) => reads[index]?.status === "rejected");
}
