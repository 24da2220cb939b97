import { PREVIEW_TEXTS, type TextSource } from "../content-model/preview-state";
import { findSources, type Place } from "./find-sources";

/** The attribute of marked elements. */
export const MARK = "data-source";

/** In ms: how long a page must be still before it is searched again. */
const STILL = 300;

/** What the keyboard reaches anyway. */
const CONTROLS = "a, button, summary, input, select, textarea";

function unmark(root: Element): void {
  for (const element of root.querySelectorAll(`[${MARK}]`)) {
    if (!element.matches(CONTROLS)) element.removeAttribute("tabindex");
    element.removeAttribute(MARK);
    element.removeAttribute("title");
  }
}

/** Marks the elements that contain these texts and pictures, and names their fields. */
function mark(root: Element, sources: ReadonlyMap<Place, TextSource>): void {
  unmark(root);
  const labels = new Map<Element, Set<string>>();
  for (const [place, { label }] of sources) {
    const element = place instanceof Text ? place.parentElement : place;
    if (element) labels.set(element, (labels.get(element) ?? new Set()).add(label));
  }
  for (const [element, names] of labels) {
    element.setAttribute(MARK, "");
    element.setAttribute("title", [...names].join("\n"));
    if (!element.closest(CONTROLS)) element.setAttribute("tabindex", "0");
  }
}

/** The source at the pointer, else the first one in an element. */
function sourceAt(element: Element, event: Event, sources: ReadonlyMap<Place, TextSource>) {
  const pointed =
    event instanceof MouseEvent && event.detail > 0
      ? document.caretPositionFromPoint(event.clientX, event.clientY)?.offsetNode
      : undefined;
  const own = pointed instanceof Text ? sources.get(pointed) : undefined;
  return own ?? [...sources].find(([place]) => element.contains(place))?.[1];
}

/**
 * Marks what comes from content on a page, also after each change of the page. A click on it, or Enter, opens its field in the
 * editor's tool instead of what it does otherwise.
 * @returns a function that ends all this.
 */
export function markSources(root: Element): () => void {
  let sources: ReadonlyMap<Place, TextSource> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();
  const { signal } = ending;

  async function search(): Promise<void> {
    const response = await fetch(PREVIEW_TEXTS);
    const texts = (await response.json()) as TextSource[];
    if (signal.aborted) return;
    sources = findSources(root, texts);
    mark(root, sources);
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
    unmark(root);
  };
}
