import { NOTICE_ID } from "../contract";
import { reloadWithFields } from "./kept-fields";

const MESSAGE =
  "Une partie de cette page n’a pas pu être chargée. Votre saisie est conservée : vérifiez votre connexion, puis continuez, un nouvel essai se fera. ";
const RELOAD = "Recharger la page";

/** Tells the visitor, once, that the scripts cannot be fetched, with the way out when a new version has replaced them. */
export function showNotice(): void {
  const notice = document.getElementById(NOTICE_ID);
  if (!notice || notice.hasChildNodes()) return;
  const reload = document.createElement("button");
  reload.type = "button";
  reload.textContent = RELOAD;
  reload.onclick = () => reloadWithFields(document);
  notice.append(MESSAGE, reload);
}

export function hideNotice(): void {
  document.getElementById(NOTICE_ID)?.replaceChildren();
}
