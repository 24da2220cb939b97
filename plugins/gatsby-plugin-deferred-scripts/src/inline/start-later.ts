/** What a page needs to start, as JSON in the page. `scripts.ts` writes it, and `gatsby-browser.tsx` hands path and hash to Gatsby. */
export interface StartData {
  /** The page's path as Gatsby knows it. */
  path: string;
  /** Gatsby's hash of the build, which it compares with that of the page's data. */
  hash: string;
  /** The addresses of the scripts that hydrate the page. */
  scripts: string[];
  /** The addresses of the data that Gatsby requests before it hydrates the page. */
  data: string[];
  /** The addresses of more files that a press on a button of the page needs. */
  ahead: string[];
}

/** The options that the inline script has. Times are in milliseconds. */
export interface InlineOptions {
  /** Types of events that start the scripts, beside `click` and `submit`. */
  events: readonly string[];
  /** When they start without an event, after the page has loaded. */
  startAfter: number;
  /** A CSS selector: a press on these elements waits for hydration. So does a submission, always. */
  waitFor: string;
  /** When something that waits is given up. */
  giveUpAfter: number;
  /** A CSS selector of the fields that are kept over a reload; empty for none. */
  keep: string;
}

/** What TypeScript does not know yet: a page that is prepared ahead and not shown, and a visitor who saves data. */
type Later = Document & { prerendering?: boolean };
type Saving = Navigator & { connection?: { saveData?: boolean } };

/** Into the browser's cache, without running it. What fails is requested again when it is needed. */
const fetchAhead = (address: string) =>
  fetch(address, { priority: "low" })
    // The browser may cancel a response whose body is not read, and then does not cache it.
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** Fetches data ahead of Gatsby's own request: the browser's cache alone would ask the server again. */
const preload = (href: string) => {
  const link = { rel: "preload", as: "fetch", crossOrigin: "anonymous", href };
  document.head.append(Object.assign(document.createElement("link"), link));
};

/**
 * Fetches the page's scripts when the page has loaded, and runs them at the first sign of intent, or some time after load. A press on some
 * elements and a submission of a form wait for hydration, and are then repeated. A notice is shown when the scripts cannot be fetched, or
 * when something has waited too long: a submission six times as long as a press, because a slow network needs it. The next sign of intent
 * tries again. A notice of something that does not happen stays until the visitor acts.
 */
export function startLater(
  { scripts, data, ahead }: Pick<StartData, "scripts" | "data" | "ahead">,
  notice: HTMLElement,
  { events, startAfter, waitFor, giveUpAfter }: Omit<InlineOptions, "keep">,
): void {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  /** All that may be pressed and reads like an element. */
  const alike = ({ tagName, textContent }: HTMLElement) =>
    [...document.querySelectorAll<HTMLElement>(`${waitFor},button,input`)].filter(
      (other) => other.tagName === tagName && other.textContent === textContent,
    );
  /**
   * React replaces a page that an extension has changed, and its buttons with it; the new page can have more buttons.
   * @returns a function that finds the button again.
   */
  const follow = (button: HTMLElement) => {
    const position = alike(button).indexOf(button);
    return () => (button.isConnected ? button : alike(button)[position]);
  };
  /** What was pressed, and how it is found again. */
  const waiting = new Map<HTMLElement, () => HTMLElement | undefined>();
  const rules = document.getElementById("deferred-scripts-rules");
  if ((navigator as Saving).connection?.saveData) rules?.remove();

  const release = () => {
    const pressed = [...waiting];
    waiting.clear();
    return pressed.map(([button, find]) => {
      button.setAttribute("aria-busy", "false");
      return find();
    });
  };
  let hasGivenUp = false;
  const giveUp = () => {
    hasGivenUp ||= release().length > 0;
    notice.hidden = false;
  };
  const ask = (event: Event) => {
    if (waiting.size) event.preventDefault();
  };

  const fetchFiles = async () => {
    data.forEach(preload);
    await Promise.all(scripts.map(fetchAhead));
    await Promise.all(ahead.map(fetchAhead));
  };

  const missing = [...scripts];
  const start = () => {
    for (const src of missing.splice(0)) {
      const onerror = () => {
        missing.push(src);
        // Later, because browsers also cancel what they load when the visitor follows a link.
        setTimeout(() => missing.length && giveUp(), 1000);
      };
      document.body.append(Object.assign(document.createElement("script"), { src, onerror }));
    }
  };

  const onIntent = (event: Event) => {
    start();
    hasGivenUp = false;
    const { type, target, submitter } = event as SubmitEvent;
    const button = submitter ?? (type === "click" && (target as Element).closest<HTMLElement>(waitFor));
    if (!button) return;
    // React may be hydrating the page, and would handle it too.
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.set(button, follow(button));
    button.setAttribute("aria-busy", "true");
    if (submitter) addEventListener("beforeunload", ask, untilHydrated);
    // The visitor no longer expects that it still happens.
    setTimeout(() => waiting.has(button) && giveUp(), submitter ? 6 * giveUpAfter : giveUpAfter);
  };
  for (const type of [...events, "click", "submit"]) addEventListener(type, onIntent, untilHydrated);

  // A press during which React replaces the page is a click on neither the old button nor the new one, which may also have moved. React
  // also replaces it within `pointerup`, and a click on a touch screen comes some time after it.
  const onPress = ({ target, clientX, clientY }: PointerEvent) => {
    const pressed = (target as Element).closest("button");
    if (!pressed) return;
    const find = follow(pressed);
    const ended = new AbortController();
    const clickLater = () => {
      if (!ended.signal.aborted && !pressed.isConnected) find()?.click();
      ended.abort();
    };
    const onRelease = (event: PointerEvent) => {
      const isStill = Math.hypot(event.clientX - clientX, event.clientY - clientY) < 10;
      if (event.type === "pointerup" && isStill) setTimeout(clickLater, 100);
      else ended.abort();
    };
    for (const type of ["pointerup", "pointercancel", "click"] as const)
      addEventListener(type, onRelease, { signal: ended.signal, capture: true });
  };
  addEventListener("pointerdown", onPress, untilHydrated);

  const afterLoad = () => {
    // What the load event has brought is painted first.
    setTimeout(() => void fetchFiles(), 300);
    setTimeout(start, startAfter);
  };
  addEventListener("load", () => {
    if ((document as Later).prerendering)
      document.addEventListener("prerenderingchange", afterLoad, { once: true });
    else afterLoad();
  });

  // Gatsby's runtime cannot fetch the page's data or code.
  addEventListener("unhandledrejection", giveUp, untilHydrated);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  // Only a router could show another page of the same document (Back, after a reload).
  addEventListener("popstate", () => location.pathname === pathname || location.reload(), untilHydrated);
  // Restored by Back as it was left. What the browser has cancelled meanwhile is requested again, and nothing has failed.
  const goOn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    release();
    hasGivenUp = false;
    notice.hidden = true;
    start();
  };
  addEventListener("pageshow", goOn, untilHydrated);

  document.addEventListener("hydrated", () => {
    hydrated.abort();
    rules?.remove();
    const hide = () => (notice.hidden = true);
    if (hasGivenUp)
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, hide, { once: true });
    else hide();
    for (const button of release()) button?.click();
  });
}
