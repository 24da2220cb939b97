import { PREVIEW_TEXTS, type TextSource } from "./preview-data";

/** Attribute of marked elements; its value is the field's URL in the editor's tool. */
export const MARK = "data-source";

/** Debounce of the MutationObserver, in ms. */
const DEBOUNCE = 300;

/** Elements that hold one whole text, which a glossary link or bold words may split. */
const WHOLE = "p, li, h1, h2, h3, h4, dt, dd, summary, button, a, figcaption";

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Pictures with their alternative text, and elements with their own text or the whole one. */
function textsIn(root: Element): [Element, string][] {
  const texts = Array.from(root.querySelectorAll("img"), (img): [Element, string] => [img, img.alt]);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || element.closest("script, style, noscript, [data-preview]")) continue;
    texts.push([element, walker.currentNode.nodeValue ?? ""]);
    const whole = element.closest(WHOLE);
    if (whole) texts.push([whole, whole.textContent]);
  }
  return texts;
}

function findSources(root: Element, sources: readonly TextSource[]): Map<Element, TextSource> {
  const byText = new Map(sources.map((source) => [plain(source.text), source]));
  const found = new Map<Element, TextSource>();
  for (const [element, text] of textsIn(root)) {
    const source = byText.get(plain(text));
    if (source) found.set(element, source);
  }
  return found;
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${MARK}]`))
    for (const name of [MARK, "title"]) element.removeAttribute(name);
}

function openSource(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest(`[${MARK}]`) : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  window.open(target.getAttribute(MARK) ?? "", "_blank", "noopener");
}

/** Marks texts and pictures of content, again after each DOM change; a click opens the field. @returns a function that removes them. */
export function markSources(root: Element): () => void {
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  async function search(): Promise<void> {
    const response = await fetch(PREVIEW_TEXTS, { signal: ended.signal });
    const sources = findSources(root, (await response.json()) as TextSource[]);
    unmark();
    for (const [element, { href, label }] of sources) {
      element.setAttribute(MARK, href);
      element.setAttribute("title", label);
    }
  }
  const searchSoon = () => {
    clearTimeout(timer);
    // If the request fails, the marks stay.
    timer = setTimeout(() => void search().catch(() => undefined), DEBOUNCE);
  };
  const observer = new MutationObserver(searchSoon);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  document.addEventListener("click", openSource, { capture: true, signal: ended.signal });
  searchSoon();
  return () => {
    ended.abort();
    clearTimeout(timer);
    observer.disconnect();
    unmark();
  };
}
