/** Saves, shares and copies what a page has made. */
import { useState } from "react";

/**
 * Orders a download. Its outcome is unknown: in the webviews of some apps, nothing happens. The URL is freed with the page, because the
 * browser reads it only when the visitor has answered its dialog.
 */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download: name }).click();
}

/** @returns a function that offers the file to other apps, if the browser can. */
export function sharing(file: Blob, name: string): (() => void) | undefined {
  const files = [new File([file], name, { type: file.type })];
  if (!("canShare" in navigator) || !navigator.canShare({ files })) return undefined;
  // `share` rejects when the visitor cancels.
  return () => void navigator.share({ files }).catch(() => undefined);
}

/** @throws (rejects) without a clipboard, which browsers give only to HTTPS, or if they deny it. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * @returns the message about the last copy, and a function that copies a text.
 * @param copied message of a success.
 */
export function useCopy(copied: string, failed: string) {
  const [outcome, setOutcome] = useState("");
  const copy = (text: string) =>
    void write(text).then(
      () => setOutcome(copied),
      () => setOutcome(failed),
    );
  return [outcome, copy] as const;
}
