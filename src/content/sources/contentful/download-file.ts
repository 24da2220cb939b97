import { setTimeout as pause } from "node:timers/promises";

import axios from "axios";

/** Each file has a URL of its own in Contentful, so a preview downloads it once. */
const downloaded = new Map<string, Buffer>();

/** Uses the HTTP client of contentful.js, so that texts and pictures take the same proxy (HTTPS_PROXY). */
async function attempt(url: string): Promise<Buffer> {
  const { data } = await axios.get<ArrayBuffer>(url, { responseType: "arraybuffer", timeout: 30_000 });
  return Buffer.from(data);
}

/** Tries a second time after a second. @throws an error of axios. */
export async function downloadFile(url: string): Promise<Buffer> {
  const secondAttempt = () => pause(1000).then(() => attempt(url));
  const bytes: Buffer = downloaded.get(url) ?? (await attempt(url).catch(secondAttempt));
  downloaded.set(url, bytes);
  return bytes;
}
