import { HYDRATED, SUBMITTED } from "../contract";

/**
 * Keeps what a visitor does before React listens, until it does.
 *
 * Only what would be lost is kept: a click on a `type="button"`, done again once, and a submission, held back because nothing
 * may leave the page natively, and left as a mark on the form, which sends itself when its code is there. Links, `summary`,
 * fields and what is in them are the browser's own.
 */
export function keepEarlyActions(page: Document): void {
  const clicked = new Set<HTMLButtonElement>();

  const keepClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (!button || button.type !== "button") return;
    clicked.add(button);
    button.setAttribute("aria-busy", "true");
  };
  page.addEventListener("click", keepClick, true);

  page.addEventListener(
    HYDRATED,
    () => {
      page.removeEventListener("click", keepClick, true);
      for (const button of clicked) {
        button.removeAttribute("aria-busy");
        if (button.isConnected) button.click();
      }
    },
    { once: true },
  );

  // On its way up and for good: a form whose own code has answered has prevented the default by now.
  page.addEventListener("submit", (event) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.target.dataset[SUBMITTED] = "";
  });
}
