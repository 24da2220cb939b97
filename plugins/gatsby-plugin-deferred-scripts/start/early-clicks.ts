import { HYDRATED } from "../contract";

/**
 * Keeps the clicks that a visitor makes on buttons before React listens, and makes each again, once, when it does.
 *
 * Nothing else would be lost: links, `summary`, fields and what is in them are the browser's own, and a form that is
 * submitted too early is submitted again: early-submission.ts.
 */
export function keepEarlyClicks(page: Document): void {
  const clicked = new Set<HTMLButtonElement>();

  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest("button");
    if (!button || button.type !== "button") return;
    clicked.add(button);
    button.setAttribute("aria-busy", "true");
  };
  page.addEventListener("click", keep, true);

  const replay = () => {
    page.removeEventListener("click", keep, true);
    for (const button of clicked) {
      button.removeAttribute("aria-busy");
      if (button.isConnected) button.click();
    }
  };
  page.addEventListener(HYDRATED, replay, { once: true });
}
