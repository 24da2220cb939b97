/** Maximum wait for a frame, in ms: a background page draws none. */
const MAX_FRAME_WAIT = 50;

/** Waits until the browser has drawn the busy button: making a PDF briefly blocks the main thread. */
export const nextPaint = () =>
  new Promise((resolve) => {
    setTimeout(resolve, MAX_FRAME_WAIT);
    // A frame's callbacks run before it is drawn. A timer that they set runs after.
    requestAnimationFrame(() => setTimeout(resolve));
  });
