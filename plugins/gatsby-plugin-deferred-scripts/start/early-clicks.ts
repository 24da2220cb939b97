import { HYDRATED } from "../contract";

/**
 * Records clicks on buttons before hydration, and repeats them after it, once for each button.
 *
 * Nothing else would be lost: the browser itself handles links, `summary` and fields, and early-submission.ts handles forms.
 * @returns what records a click.
 */
export function keepEarlyClicks(page: Document): (event: Event) => void {
  const clicked = new Set<HTMLButtonElement>();

  const replay = () => {
    for (const button of clicked) {
      button.removeAttribute("aria-busy");
      if (button.isConnected) button.click();
    }
  };
  page.addEventListener(HYDRATED, replay, { once: true });

  return ({ type, target }) => {
    const button = type === "click" && target instanceof Element && target.closest("button");
    if (!button || button.type !== "button") return;
    clicked.add(button);
    button.setAttribute("aria-busy", "true");
  };
}
