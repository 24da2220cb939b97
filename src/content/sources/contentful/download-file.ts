import { setTimeout as pause } from "node:timers/promises";

import axios from "axios";

import { inShort, isTemporary } from "./failures";

/** Delay before each retry, in ms. */
const RETRY_DELAYS = [500, 1000, 2000, 4000];

/** Timeout of each attempt, in ms. */
const TIMEOUT = 30_000;

/** The client of contentful.js, so that pictures follow HTTPS_PROXY and NO_PROXY as texts do. `fetch` of Node 20 does not. */
const client = axios.create({
  responseType: "arraybuffer",
  timeout: TIMEOUT,
  validateStatus: () => true,
});

/** @returns the bytes, or the failure: the status, or the error if there was no response. */
async function attempt(url: string): Promise<Buffer | { failure: unknown }> {
  try {
    const { status, data } = await client.get<Buffer>(url);
    return status === 200 ? data : { failure: status };
  } catch (failure) {
    return { failure };
  }
}

/** Retries transient failures. @throws with a French message that continues « l’image, qui… », and the failure as its cause. */
export async function downloadFile(url: string): Promise<Buffer> {
  for (let retries = 0; ; retries += 1) {
    const outcome = await attempt(url);
    if (Buffer.isBuffer(outcome)) return outcome;
    const { failure } = outcome;
    const delay = RETRY_DELAYS[retries];
    if (delay === undefined || !isTemporary(failure))
      throw new Error(`ne peut pas être téléchargée (${inShort(failure)})`, { cause: failure });
    await pause(delay);
  }
}
