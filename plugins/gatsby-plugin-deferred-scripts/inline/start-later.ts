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

/** The files that a page starts with. */
type StartFiles = Pick<StartData, "scripts" | "data" | "ahead">;

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
 * Fetches the page's scripts when the page has loaded, and runs them at the first sign of intent, or four seconds after load. A press on a
 * button (`type="button"`) and a submission of a form wait for hydration, and are then repeated. A notice is shown when the scripts cannot
 * be fetched, or when something has waited for ten seconds; the next sign of intent tries again.
 */
export function startLater({ scripts, data, ahead }: StartFiles, notice: HTMLElement): void {
  const { pathname } = location;
  const hydrated = new AbortController();
  const untilHydrated = { signal: hydrated.signal, capture: true };
  const buttons = document.getElementsByTagName("button");
  /** Buttons that were pressed, with their positions: React replaces a page that an extension has changed, and its buttons with it. */
  const waiting = new Map<HTMLElement, number>();

  const release = () => {
    const pressed = [...waiting];
    waiting.clear();
    return pressed.map(([button, position]) => {
      button.setAttribute("aria-busy", "false");
      return button.isConnected ? button : buttons[position];
    });
  };
  const giveUp = () => {
    release();
    notice.hidden = false;
  };
  const ask = (event: Event) => {
    if (waiting.size) event.preventDefault();
  };

  const fetchFiles = async () => {
    await Promise.all(scripts.map(fetchAhead));
    data.forEach(preload);
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
    const { type, target, submitter } = event as SubmitEvent;
    const button =
      submitter ?? (type === "click" && (target as Element).closest<HTMLElement>("button[type=button]"));
    if (!button) return;
    // React may be hydrating the page, and would handle it too.
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.set(button, [...buttons].indexOf(button as HTMLButtonElement));
    button.setAttribute("aria-busy", "true");
    if (submitter) addEventListener("beforeunload", ask, untilHydrated);
    // The visitor no longer expects that it still happens.
    setTimeout(() => waiting.has(button) && giveUp(), 10_000);
  };
  for (const type of ["pointerdown", "keydown", "input", "click", "submit"])
    addEventListener(type, onIntent, untilHydrated);

  addEventListener("load", () => {
    // What the load event has brought is painted first.
    setTimeout(() => void fetchFiles(), 300);
    setTimeout(start, 4000);
  });

  // Gatsby's runtime cannot fetch the page's data or code.
  addEventListener("unhandledrejection", giveUp, untilHydrated);
  notice.querySelector("button")?.addEventListener("click", () => location.reload());
  // Only a router could show another page of the same document (Back, after a reload), or go on where the page was left.
  const reload = ({ persisted }: Partial<PageTransitionEvent>) => {
    if (persisted || location.pathname !== pathname) location.reload();
  };
  for (const type of ["pageshow", "popstate"]) addEventListener(type, reload, untilHydrated);

  document.addEventListener("hydrated", () => {
    hydrated.abort();
    notice.hidden = true;
    for (const button of release()) button?.click();
  });
}
