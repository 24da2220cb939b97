/** Reads the bytes of an invoice. */
import type { Invoice } from "./invoice";
import { withPdf } from "./open-pdf";
import { isEnergyInvoice } from "./papers";
import { type PageReading, readPages } from "./pdf-text";
import { readInvoice } from "./read-invoice";
import { FileRefusal } from "./refusals";

/** FNV-1a in 32 bits, with the length: the same for the same bytes. */
function fingerprintOf(file: ArrayBuffer): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(file)) hash = Math.imul(hash ^ byte, 0x01000193);
  return `${(hash >>> 0).toString(16)}-${file.byteLength}`;
}

/** Refuses a file without a page that was read, and other papers, whose days are no end of a contract. */
function refuseOthers(readings: readonly PageReading[]): void {
  const has = (wanted: PageReading["state"]) => readings.some(({ state }) => state === wanted);
  const isRead = readings.some(({ page }) => page.lines.length > 0);
  if (!isRead && has("damaged")) throw new FileRefusal("damaged");
  if (!isRead) throw new FileRefusal("image");
  if (isEnergyInvoice(readings.map(({ page }) => page))) return;
  // What the paper is may stand on its first page.
  if (readings[0]?.state === "scan") throw new FileRefusal("image");
  throw new FileRefusal("notInvoice");
}

/** @throws FileRefusal */
export function readInvoicePdf(file: ArrayBuffer): Promise<Invoice> {
  const fingerprint = fingerprintOf(file);
  return withPdf(file, async (document) => {
    const readings = await readPages(document);
    refuseOthers(readings);
    const unread = readings.filter(({ state }) => state !== "read");
    const { day, contracts } = readInvoice(readings.map(({ page }) => page));
    return { day, contracts, unreadPages: unread.map(({ number }) => number), fingerprint };
  });
}
