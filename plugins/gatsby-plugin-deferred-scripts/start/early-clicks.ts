import { HYDRATED } from "../contract";

/**
 * Records clicks on buttons before hydration, and repeats them after it, once for each button.
 *
 * Nothing else would be lost: the browser itself handles links, `summary` and fields, and early-submission.ts handles forms.
 * A click on a link to `#` does nothing: the browser would scroll to the top of the page.
 */
export function keepEarlyClicks(page: Document): void {
  const clicked = new Set<HTMLButtonElement>();

  const record = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('a[href="#"]')) event.preventDefault();
    const button = event.target.closest("button");
    if (button?.type !== "button") return;
    clicked.add(button);
    button.setAttribute("aria-busy", "true");
  };
  page.addEventListener("click", record, true);

  const replay = () => {
    page.removeEventListener("click", record, true);
    for (const button of clicked) {
      button.removeAttribute("aria-busy");
      if (button.isConnected) button.click();
    }
  };
  page.addEventListener(HYDRATED, replay, { once: true });
}
