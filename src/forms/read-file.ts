/** The one place that reads a chosen file from the disk. */
import { storeKept } from "./memory";

/** Why the browser refuses to read a file, in French, after « un fichier » (`NotReadableError`, `NotFoundError`). */
export const UNREADABLE_CAUSES =
  "a été modifié, déplacé ou supprimé depuis que vous l’avez choisi, est resté dans un nuage, ou c’est un dossier";

export const EMPTY_FILE = "Ce fichier est vide.";

/** The browser has refused to read a file. The message is for the visitor. */
export class UnreadableFile extends Error {
  constructor() {
    super(
      `Ce fichier n’a pas pu être ouvert\u00a0: il ${UNREADABLE_CAUSES}. Choisissez-le à nouveau, fichier par fichier pour un dossier.`,
    );
  }
}

/** Reads a file. What was typed is stored before, because a hostile file can end the tab. @throws UnreadableFile */
export function bytesOf(file: Blob): Promise<ArrayBuffer> {
  storeKept();
  return file.arrayBuffer().catch(() => {
    throw new UnreadableFile();
  });
}
