/** @returns a function that finds the button again, by tag, text and position: React re-renders a page that an extension has changed. */
export function trackButton(button: HTMLElement): () => HTMLElement | undefined {
  const lookalikes = () =>
    [...document.querySelectorAll<HTMLElement>("button,input")].filter(
      (other) => other.tagName === button.tagName && other.textContent === button.textContent,
    );
  const position = lookalikes().indexOf(button);
  return () => (button.isConnected ? button : lookalikes()[position]);
}

/** Clicks the new button if React replaces one between `pointerdown` and the click: the browser then fires no click on either. */
export function replayLostClicks(options: AddEventListenerOptions): void {
  const onPress = ({ target, clientX, clientY }: PointerEvent) => {
    const pressed = (target as Element).closest("button");
    if (!pressed) return;
    const find = trackButton(pressed);
    const ended = new AbortController();
    const replay = () => {
      if (!ended.signal.aborted && !pressed.isConnected) find()?.click();
      ended.abort();
    };
    const onRelease = (event: PointerEvent) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < 10;
      // React also replaces buttons during `pointerup`, and clicks on a touch screen come late.
      if (event.type === "pointerup" && isStill) setTimeout(replay, 100);
      else ended.abort();
    };
    for (const type of ["pointerup", "pointercancel", "click"] as const)
      addEventListener(type, onRelease, { signal: ended.signal, capture: true });
  };
  addEventListener("pointerdown", onPress, options);
}
