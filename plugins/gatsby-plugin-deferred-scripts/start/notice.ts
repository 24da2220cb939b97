import { reloadWithFields } from "./kept-fields";

/**
 * How long a failure waits to be told, in ms. WebKit breaks off the loads of a page as soon as its visitor leaves for another:
 * nobody should be told of that while the other is still coming.
 */
export const NOTICE_DELAY = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = __NOTICE__.reload;
  reload.onclick = () => reloadWithFields(document);
  document.getElementById(__NOTICE__.id)?.append(`${__NOTICE__.message} `, reload);
}

/** Tells the visitor, once, that the scripts cannot be fetched, with the way out when a new version has replaced them. */
export function showNotice(): void {
  timer ??= setTimeout(write, NOTICE_DELAY);
}

export function hideNotice(): void {
  clearTimeout(timer);
  timer = undefined;
  document.getElementById(__NOTICE__.id)?.replaceChildren();
}
