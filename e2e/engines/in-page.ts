/** Functions that run in the page. They are sent as source, so none may use anything outside itself. */

/** The tags of each role. */
export const roles = {
  button: "button, summary",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  field: "input, textarea",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
} as const;

export type Role = keyof typeof roles;

export interface Search {
  tags: string;
  name: string;
  /** A selector of the part of the page to look in. */
  within: string;
}

/** @returns the path of the only visible element with that name, or undefined. @throws when there are several. */
export function locate({ tags, name, within }: Search): string | undefined {
  const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();
  const wanted = squeeze(name);
  const nameOf = (element: Element) => {
    const labelledBy = document.getElementById(element.getAttribute("aria-labelledby") ?? "");
    const labels = (element as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | null | undefined;
    return squeeze(element.getAttribute("aria-label") ?? (labelledBy ?? labels?.[0] ?? element).textContent);
  };
  const pathOf = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return element.localName;
    return `${pathOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
  };
  const found = [...document.querySelectorAll(within)]
    .flatMap((part) => [...part.querySelectorAll(tags)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element) === wanted);
  if (found.length > 1) throw new Error(`${found.length} × « ${name} » in ${within}`);
  return found[0] && pathOf(found[0]);
}

/**
 * Scrolls an element to where a pointer can click it, without animation, and waits until it stops moving. Otherwise smooth
 * scrolling, or an answer that is still closing, can make a driver click beside the element. The lower end of the window is
 * free of the sticky header and its menu.
 */
export async function scrollIntoReach(path: string): Promise<void> {
  const element = document.querySelector(path);
  const { left = 0, top: upper = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  const hit = document.elementFromPoint(left + width / 2, upper + height / 2);
  const isWhole = upper >= 0 && upper + height <= innerHeight;
  if (!isWhole || !element?.contains(hit)) element?.scrollIntoView({ behavior: "instant", block: "end" });
  const place = () => {
    const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
    return `${left} ${top}`;
  };
  for (let last = "", now = place(); now !== last;) {
    last = now;
    await new Promise((resolve) => setTimeout(resolve, 100));
    now = place();
  }
}

/** The names of everything that a site has stored in the browser. */
export async function leftBehind(): Promise<string[]> {
  const databases = await indexedDB.databases();
  const caches = "caches" in window ? await window.caches.keys() : [];
  const workers = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  return [
    ...document.cookie.split("; ").filter(Boolean),
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name }) => name ?? "database"),
    ...caches,
    ...workers.map(({ scope }) => scope),
  ];
}

/** Whether an element has the focus and is in view. */
export function focusAndView(selector: string) {
  const target = document.querySelector(selector);
  const top = target?.getBoundingClientRect().top ?? Infinity;
  return {
    focused:
      target !== null && (target === document.activeElement || target.contains(document.activeElement)),
    inView: top >= 0 && top < innerHeight,
  };
}

/** Whether React has hydrated the form: it adds properties to the elements, and then the start script's object goes. */
export const formIsHydrated = () =>
  !("deferredScripts" in window) &&
  Object.keys(document.querySelector("form") ?? {}).some((key) => key.startsWith("__react"));

/** Focuses an element. @returns whether it has the focus. */
export function focus(path: string): boolean {
  const element = document.querySelector<HTMLElement>(path);
  element?.focus();
  return element !== null && element === document.activeElement;
}
