/** The files of a study request: what is accepted, and what visitors are told about a file. */
import { bytesOf, EMPTY_FILE } from "../forms/read-file";
import { cleanText } from "../french/clean-text";

/** Unit: bytes. Stated on the page, not enforced (product specification, section 9). */
export const statedFileLimit = 5 * 1024 * 1024;

const acceptedExtensions = [".pdf", ".jpg", ".jpeg", ".png"];

/**
 * For the file picker. It has types too, because Firefox for Android offers the camera only for them. A dropped file can
 * be of any kind.
 */
export const acceptedKinds = [...acceptedExtensions, "application/pdf", "image/jpeg", "image/png"].join(",");

/** « 820 Ko », « 5,2 Mo »: 1 Ko is 1024 bytes, as in Windows. Rounds up, so that a file above the limit never reads « 5 Mo ». */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes < 1000) return `${kilobytes}\u00a0Ko`;
  const megabytes = Math.ceil((10 * bytes) / 1024 ** 2) / 10;
  return `${String(megabytes).replace(".", ",")}\u00a0Mo`;
}

export const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** The name without invisible characters, which can disguise the extension. */
export const shownName = ({ name }: File) => cleanText(name) || "Sans nom";

/** An empty file is not sent. */
export const isSendable = (file: File) => file.size > 0;

/** A sentence about a file, or an empty text. An empty file is not sent; a file with any other sentence is. */
export function adviceOn(file: File): string {
  if (file.size === 0) return EMPTY_FILE;
  const advice = adviceOnSending(file);
  return advice && `Ce fichier ${advice}`;
}

function adviceOnSending({ name, size }: File): string {
  if (size > statedFileLimit)
    return "dépasse 5\u00a0Mo\u00a0: nous pourrions vous demander une version plus légère.";
  const isAccepted = acceptedExtensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (isAccepted) return "";
  return "n’est ni un PDF ni une image JPG ou PNG\u00a0: nous pourrions vous demander une autre version.";
}

const isSameFile = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** Adds files without duplicates. @returns a new list even if nothing is added, so that the field updates. */
export const addFiles = (chosen: readonly File[], added: Iterable<File>): readonly File[] =>
  [...chosen, ...added].filter(
    (file, index, all) => all.findIndex((other) => isSameFile(other, file)) === index,
  );

/**
 * The files that the browser cannot read: changed, moved or deleted since they were chosen, or dropped folders, which a
 * browser passes as files of some bytes.
 */
export async function unreadableFiles(files: readonly File[]): Promise<readonly File[]> {
  // One byte is enough to know.
  const outcomes = await Promise.allSettled(files.map((file) => bytesOf(file.slice(0, 1))));
  return files.filter((_, index) => outcomes[index]?.status === "rejected");
}
