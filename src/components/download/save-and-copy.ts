import { useState } from "react";

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // The browser may still read the URL until then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Falls back to plain text in Firefox before 127. @throws (rejects) if the browser denies it. */
async function write(text: string, html?: string): Promise<void> {
  const { clipboard } = navigator;
  if (!html || typeof ClipboardItem === "undefined") return clipboard.writeText(text);
  const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
  return clipboard.write([new ClipboardItem({ ...as("text/plain", text), ...as("text/html", html) })]);
}

/** @returns the message about the result, and a function that copies a text, with its HTML if it has any. */
export function useCopy(copied: string, failed: string) {
  const [outcome, setOutcome] = useState("");
  const copy = (text: string, html?: string) =>
    void write(text, html).then(
      () => setOutcome(copied),
      () => setOutcome(failed),
    );
  return [outcome, copy] as const;
}
