/** How far a request has come, in bytes of its whole body. */
export interface Progress {
  sent: number;
  total: number;
}

/** How long a service may take to answer a request that it has, in milliseconds. */
export const deliveryTimeout = 20_000;

/** A line as slow as requests still arrive on, in bytes a second. */
const SLOWEST_LINE = 60_000;

/**
 * What networks hold of a request that the browser counts as sent, in bytes: 5.3 MB were measured between Chromium and a slow
 * reader on one machine.
 */
const HELD_ON_THE_WAY = 6_000_000;

/**
 * How long nothing may move before a request is given up, in milliseconds: the service's time to answer, and the time in which
 * a slow line delivers what the browser believes to have sent.
 * @param bytes the size of the request.
 */
export const patience = (bytes: number) =>
  deliveryTimeout + 1000 * Math.floor(Math.min(bytes, HELD_ON_THE_WAY) / SLOWEST_LINE);

/** How a request has ended. */
export type UploadEnd =
  | { end: "answered"; status: number }
  /** `uploaded`: the browser believes that all of it has left. Where it was not asked, nobody knows. */
  | { end: "silent" | "cancelled"; uploaded: boolean }
  /** Reset, or the answer is kept from the page, as without a CORS header: the service may have it all. */
  | { end: "lost" };

interface UploadOptions {
  /** About how much there is to send, in bytes. */
  bytes: number;
  signal: AbortSignal;
  /**
   * Told of what has been sent, some times a second. With it, the browser asks a service on another origin first whether it may
   * (Fetch standard, "use-CORS-preflight flag"), which is a request more and not every service's custom.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** POSTs a form. `XMLHttpRequest`, as `fetch` does not tell of what has been sent. */
export const upload = (endpoint: string, body: FormData, { bytes, signal, onProgress }: UploadOptions) =>
  new Promise<UploadEnd>((resolve) => {
    const request = new XMLHttpRequest();
    let uploaded = !onProgress;
    let timer: ReturnType<typeof setTimeout>;
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end({ end: "silent", uploaded }), patience(bytes));
    };
    const cancel = () => end({ end: "cancelled", uploaded });
    const end = (how: UploadEnd) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
      resolve(how);
      request.abort();
    };
    if (onProgress) {
      request.upload.onprogress = ({ loaded }) => {
        waitOn();
        // Of the whole body, whose size is that of the request and some names.
        onProgress({ sent: Math.min(loaded, bytes), total: bytes });
      };
      request.upload.onload = () => {
        waitOn();
        uploaded = true;
        onProgress({ sent: bytes, total: bytes });
      };
    }
    request.onload = () => end({ end: "answered", status: request.status });
    request.onerror = () => end({ end: "lost" });
    signal.addEventListener("abort", cancel);
    request.open("POST", endpoint);
    // Formspree answers with a page to go to unless asked for this.
    request.setRequestHeader("accept", "application/json");
    waitOn();
    request.send(body);
  });
