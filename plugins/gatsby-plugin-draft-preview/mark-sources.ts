import { matchTexts } from "./match-texts";
import { PREVIEW_TEXTS, type TextSource } from "./preview-data";

/** Attribute of marked elements; its value is the field's URL in the editor's tool. */
export const MARK = "data-source";

/** Debounce of the MutationObserver, in ms. */
const DEBOUNCE = 300;

/**
 * Elements that show one text of the content. A glossary link or bold words may split it into several text
 * nodes.
 */
const TEXT_BLOCKS = "p, li, h1, h2, h3, h4, dt, dd, summary, button, a, figcaption";

interface ShownText {
  element: Element;
  text: string;
}

/** Alternative texts of pictures, text nodes, and the texts of the blocks of which those nodes are a part. */
function shownTexts(root: Element): ShownText[] {
  const texts = Array.from(root.querySelectorAll("img"), (img): ShownText => ({
    element: img,
    text: img.alt,
  }));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element || element.closest("script, style, noscript, [data-preview]")) continue;
    texts.push({ element, text: walker.currentNode.nodeValue ?? "" });
    const whole = element.closest(TEXT_BLOCKS);
    if (whole) texts.push({ element: whole, text: whole.textContent });
  }
  return texts;
}

/** The elements that show a text of the content, each with the field of that text. */
function findSources(root: Element, sources: readonly TextSource[]): Map<Element, TextSource> {
  const shown = shownTexts(root);
  const matched = matchTexts(
    shown.map(({ text }) => text),
    sources,
  );
  const found = new Map<Element, TextSource>();
  for (const [index, { element }] of shown.entries()) {
    const source = matched[index];
    if (source) found.set(element, source);
  }
  return found;
}

function unmark(): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    element.removeAttribute(MARK);
    element.removeAttribute("title");
  }
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
