/**
 * The delay before a failure is shown, in ms. WebKit aborts a page's loads as soon as the visitor follows a link: do not report
 * that while the next page is loading.
 */
export const NOTICE_DELAY = 1500;

let timer = 0;

const region = () => document.getElementById(__NOTICE__.id);

/** Shows once that the scripts cannot be fetched, with a button to reload, as a new version may have replaced them. */
export function showNotice(): void {
  timer ||= window.setTimeout(() => {
    const reload = document.createElement("button");
    reload.type = "button";
    reload.textContent = __NOTICE__.reload;
    reload.onclick = () => location.reload();
    region()?.append(`${__NOTICE__.message} `, reload);
  }, NOTICE_DELAY);
}

export function hideNotice(): void {
  clearTimeout(timer);
  timer = 0;
  region()?.replaceChildren();
}
