import type { TextSource } from "../content/preview-state";

/** A text node or a picture. */
export type Place = Text | HTMLImageElement;

/** How much of a text node is content at least. Otherwise « syndic » would be found in every sentence of the site itself. */
const SHARE_OF_CONTENT = 0.5;

/** How many elements around a text node may make up one text, such as a link inside a sentence. */
const ELEMENTS_IN_A_TEXT = 4;

/** Spaces differ between the content and the page. */
const withoutSpaces = (text: string) => text.replace(/[\s\u00ad\u200b\u2060]+/g, "");

/** The text nodes and pictures of a page, without those of the banner and of scripts. */
function placesIn(root: Element): Place[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
    if (node instanceof HTMLImageElement) return NodeFilter.FILTER_ACCEPT;
    const skipped = (node as Element).matches("script, style, noscript, [data-preview]");
    return skipped ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const places: Place[] = [];
  while (walker.nextNode()) places.push(walker.currentNode as Place);
  return places;
}

/** The whole texts that a place may be a part of: the longest one last. */
function wholeTextsAt(place: Place): string[] {
  if (place instanceof HTMLImageElement) return [withoutSpaces(place.alt)];
  const day = place.parentElement?.closest("time")?.getAttribute("datetime");
  const texts = [day ?? "", withoutSpaces(place.data)];
  let element = place.parentElement;
  for (let count = 0; element && count < ELEMENTS_IN_A_TEXT; count += 1) {
    texts.push(withoutSpaces(element.textContent));
    element = element.parentElement;
  }
  return texts;
}

/** The sources that a place may have. */
function candidatesAt(place: Place, byText: ReadonlyMap<string, TextSource[]>): readonly TextSource[] {
  const whole = wholeTextsAt(place).findLast((text) => byText.has(text));
  if (whole !== undefined) return byText.get(whole) ?? [];
  if (place instanceof HTMLImageElement) return [];
  // A text with punctuation of the site around it, such as « . Date limite ».
  const own = withoutSpaces(place.data);
  const inside = [...byText.keys()].filter(
    (text) => text.length >= own.length * SHARE_OF_CONTENT && own.includes(text),
  );
  const longest = inside.sort((one, other) => other.length - one.length)[0];
  return longest === undefined ? [] : (byText.get(longest) ?? []);
}

/** The candidate whose entry has another text near a place. */
function nearest(
  place: Place,
  candidates: readonly TextSource[],
  sure: readonly (readonly [Place, TextSource])[],
): TextSource | undefined {
  for (let around: Element | null = place.parentElement; around; around = around.parentElement) {
    const area = around;
    const entries = new Set(sure.filter(([each]) => area.contains(each)).map(([, { entry }]) => entry));
    const near = candidates.find(({ entry }) => entries.has(entry));
    if (near) return near;
  }
  return candidates[0];
}

/**
 * Finds out where the texts and pictures of a page come from, by comparing them with the content. Where several entries have the
 * same text, such as « Électricité », the other texts around it tell which one it is.
 */
export function findSources(root: Element, sources: readonly TextSource[]): Map<Place, TextSource> {
  const byText = new Map<string, TextSource[]>();
  for (const source of sources) {
    const text = withoutSpaces(source.text);
    if (text) byText.set(text, [...(byText.get(text) ?? []), source]);
  }
  const found = new Map<Place, TextSource>();
  const doubtful: [Place, readonly TextSource[]][] = [];
  for (const place of placesIn(root)) {
    const candidates = candidatesAt(place, byText);
    const [first] = candidates;
    if (!first) continue;
    if (candidates.every(({ href }) => href === first.href)) found.set(place, first);
    else doubtful.push([place, candidates]);
  }
  const sure = [...found];
  for (const [place, candidates] of doubtful) {
    const source = nearest(place, candidates, sure);
    if (source) found.set(place, source);
  }
  return found;
}
