import { PREVIEW_TEXTS, type TextSource } from "./preview-data";

/** The attribute of marked elements: the address of the field. */
export const MARK = "data-source";

/** In ms: how long a page must be still before it is searched again. */
const STILL = 300;

/** What one text fills as a whole, although a glossary link or bold words split it. */
const WHOLE = "p, li, h1, h2, h3, h4, dt, dd, summary, button, a, figcaption";

/** French typography changes spaces, and raises the letters of « 1er ». */
const plain = (text: string | null = "") => text?.replace(/\s+/g, " ").trim() ?? "";

/** The elements whose text is that of a field, each with the field. */
function findSources(root: Element, sources: readonly TextSource[]): Map<Element, TextSource> {
  const byText = new Map(sources.map((source) => [plain(source.text), source]));
  const found = new Map<Element, TextSource>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = Array.from(root.querySelectorAll("img"), (img): [Element, string] => [img, img.alt]);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || element.closest("script, style, noscript, [data-preview]")) continue;
    texts.push([element, walker.currentNode.nodeValue ?? ""]);
    const whole = element.closest(WHOLE);
    if (whole) texts.push([whole, whole.textContent]);
  }
  for (const [element, text] of texts) {
    const source = byText.get(plain(text));
    if (source) found.set(element, source);
  }
  return found;
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${MARK}]`))
    for (const name of [MARK, "title"]) element.removeAttribute(name);
}

/** Opens the field of a marked text instead of what a click on it does otherwise. */
function open(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest(`[${MARK}]`) : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(target.getAttribute(MARK) ?? "", "_blank", "noopener");
}

/**
 * Marks what comes from content on a page, also after each change of the page. A click on it opens its field in the editor's tool.
 * @returns a function that ends all this.
 */
export function markSources(root: Element): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function search(): Promise<void> {
    const response = await fetch(PREVIEW_TEXTS);
    const sources = findSources(root, (await response.json()) as TextSource[]);
    if (ending.signal.aborted) return;
    unmark();
    for (const [element, { href, label }] of sources) {
      element.setAttribute(MARK, href);
      element.setAttribute("title", label);
    }
  }
  const searchSoon = () => {
    clearTimeout(timer);
    // The server may not answer for a moment: the marks stay as they are.
    timer = setTimeout(() => void search().catch(() => undefined), STILL);
  };
  const observer = new MutationObserver(searchSoon);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  document.addEventListener("click", open, { capture: true, signal: ending.signal });
  searchSoon();
  return () => {
    ending.abort();
    clearTimeout(timer);
    observer.disconnect();
    unmark();
  };
}
