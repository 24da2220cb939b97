import { NOTICE_ID } from "../contract";
import { reloadWithFields } from "./kept-fields";

const MESSAGE =
  "Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis continuez\u00a0; un nouvel essai se fera. Si vous rechargez la page, votre saisie est conservée, mais les fichiers sont à joindre à nouveau. ";
const RELOAD = "Recharger la page";

/**
 * How long a failure waits to be told, in ms. WebKit breaks off the loads of a page as soon as its visitor leaves for another:
 * nobody should be told of that while the other is still coming.
 */
export const NOTICE_DELAY = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = RELOAD;
  reload.onclick = () => reloadWithFields(document);
  document.getElementById(NOTICE_ID)?.append(MESSAGE, reload);
}

/** Tells the visitor, once, that the scripts cannot be fetched, with the way out when a new version has replaced them. */
export function showNotice(): void {
  timer ??= setTimeout(write, NOTICE_DELAY);
}

export function hideNotice(): void {
  clearTimeout(timer);
  timer = undefined;
  document.getElementById(NOTICE_ID)?.replaceChildren();
}
