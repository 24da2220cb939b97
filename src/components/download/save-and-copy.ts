import { useState } from "react";

/**
 * Saves a file through the browser's downloads.
 * @param name the file's name on the visitor's disk.
 */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser may still read the file until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** As plain text only in Firefox before 127. @throws (rejects) if the browser does not allow it. */
async function write(text: string, html?: string): Promise<void> {
  const { clipboard } = navigator;
  if (!html || typeof ClipboardItem === "undefined") return clipboard.writeText(text);
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  return clipboard.write([new ClipboardItem({ ...as("text/plain", text), ...as("text/html", html) })]);
}

/** Copies a text, with its formatting if it has one. @returns what to say of it afterwards, and the function that copies. */
export function useCopy(copied: string, failed: string) {
  const [outcome, setOutcome] = useState("");
  const copy = (text: string, html?: string) =>
    void write(text, html).then(
      () => setOutcome(copied),
      () => setOutcome(failed),
    );
  return [outcome, copy] as const;
}
