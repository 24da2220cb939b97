/** How much of a request is sent, in bytes of its whole body. */
export interface Progress {
  sent: number;
  total: number;
}

/** How long a service may take to answer after it has received a request, in milliseconds. */
export const deliveryTimeout = 20_000;

/** The slowest line on which requests must still arrive, in bytes per second. */
const SLOWEST_LINE = 60_000;

/**
 * How much of a request can be in network buffers while the browser counts it as sent, in bytes. 5.3 MB were measured between
 * Chromium and a slow reader on one machine.
 */
const HELD_ON_THE_WAY = 6_000_000;

/**
 * How long a request waits without progress before it fails, in milliseconds: the service's time to answer, plus the time that a
 * slow line needs for the bytes in network buffers.
 * @param bytes the size of the request.
 */
export const patience = (bytes: number) =>
  deliveryTimeout + 1000 * Math.floor(Math.min(bytes, HELD_ON_THE_WAY) / SLOWEST_LINE);

/** How a request has ended. */
export type UploadEnd =
  | { end: "answered"; status: number }
  /** `uploaded`: the browser counts all of it as sent, or progress was not observed. */
  | { end: "silent" | "cancelled"; uploaded: boolean }
  /** Reset, or the page may not read the answer, as without a CORS header. The service may have all of it. */
  | { end: "lost" };

interface UploadOptions {
  /** About how much there is to send, in bytes. */
  bytes: number;
  signal: AbortSignal;
  /**
   * Called several times a second with what has been sent. With it, the browser sends a preflight request to a service on another
   * origin (Fetch standard, "use-CORS-preflight flag"), which not every service answers.
   */
  onProgress?: ((progress: Progress) => void) | undefined;
}

/** POSTs a form. It uses `XMLHttpRequest`, because `fetch` does not report upload progress. */
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
        // `loaded` counts the whole body, which is a little larger than the request.
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
    // Without this, Formspree answers with a redirect to a page.
    request.setRequestHeader("accept", "application/json");
    waitOn();
    request.send(body);
  });
