import { PREVIEW_TEXTS, type TextSource } from "../content/preview-state";
import { findSources, type Place } from "./find-sources";

/** The attribute of marked elements. */
export const MARK = "data-source";

/** In ms: how long a page must be still before it is searched again. */
const STILL = 300;

/** What the keyboard reaches anyway. */
const CONTROLS = "a, button, summary, input, select, textarea";

/** The attributes that marks change. A page uses `tabindex` itself: -1 is where a link of the page leads to. */
const CHANGED = [MARK, "title", "tabindex"] as const;

/** The attributes of each marked element as they were. */
type Marked = Map<Element, readonly (readonly [name: string, value: string | null])[]>;

function unmark(marked: Marked): void {
  for (const [element, attributes] of marked) {
    for (const [name, value] of attributes) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }
}

/** Marks the elements that contain these texts and pictures, and names their fields. */
function mark(sources: ReadonlyMap<Place, TextSource>): Marked {
  const labels = new Map<Element, Set<string>>();
  for (const [place, { label }] of sources) {
    const element = place instanceof Text ? place.parentElement : place;
    if (element) labels.set(element, (labels.get(element) ?? new Set()).add(label));
  }
  const marked: Marked = new Map();
  for (const [element, names] of labels) {
    marked.set(
      element,
      CHANGED.map((name) => [name, element.getAttribute(name)]),
    );
    element.setAttribute(MARK, "");
    element.setAttribute("title", [...names].join("\n"));
    if (!element.closest(CONTROLS)) element.setAttribute("tabindex", "0");
  }
  return marked;
}

/** The text at the pointer. Safari knows this since version 26.2. */
function textAt({ clientX, clientY }: MouseEvent): Text | undefined {
  if (!("caretPositionFromPoint" in document)) return undefined;
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  return node instanceof Text ? node : undefined;
}

/** The source at the pointer, else the first one in an element. */
function sourceAt(element: Element, event: Event, sources: ReadonlyMap<Place, TextSource>) {
  // A click of the keyboard has the detail 0.
  const pointed = event instanceof MouseEvent && event.detail > 0 ? textAt(event) : undefined;
  const own = pointed && sources.get(pointed);
  return own ?? [...sources].find(([place]) => element.contains(place))?.[1];
}

/**
 * Marks what comes from content on a page, also after each change of the page. A click on it, or Enter, opens its field in the
 * editor's tool instead of what it does otherwise.
 * @returns a function that ends all this.
 */
export function markSources(root: Element): () => void {
  let sources: ReadonlyMap<Place, TextSource> = new Map();
  let marked: Marked = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  async function search(): Promise<void> {
    const response = await fetch(PREVIEW_TEXTS);
    const texts = (await response.json()) as TextSource[];
    if (signal.aborted) return;
    sources = findSources(root, texts);
    unmark(marked);
    marked = mark(sources);
  }

  function open(event: Event): void {
    if (!(event.target instanceof Element)) return;
    if (event instanceof KeyboardEvent && event.key !== "Enter") return;
    const control = event.target.closest(CONTROLS);
    const element = event.target.closest(`[${MARK}]`) ?? control?.querySelector(`[${MARK}]`);
    const source = element && sourceAt(element, event, sources);
    if (!source) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(source.href, "_blank", "noopener");
  }

  const searchSoon = () => {
    clearTimeout(timer);
    // The server may be away for a moment: the marks stay as they are.
    timer = setTimeout(() => void search().catch(() => undefined), STILL);
  };
  const observer = new MutationObserver(searchSoon);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  for (const type of ["click", "keydown"]) document.addEventListener(type, open, { capture: true, signal });
  searchSoon();
  return () => {
    ending.abort();
    clearTimeout(timer);
    observer.disconnect();
    unmark(marked);
  };
}
