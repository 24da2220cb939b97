import { EARLY_CLICK, type EarlyClick, HYDRATED } from "../contract";

/** The longest time that hydration waits for the answer to a press, in ms. */
const MAX_WAIT = 3000;

/** A recorder of clicks. */
export interface EarlyClicks {
  record: (event: Event) => void;
  /** Resolves when the first click that can be answered has been answered. */
  answered: Promise<void>;
}

/** Whether an interaction is the start of a press on a button that can be answered before hydration. */
function isEarlyPress({ type, target, pointerType }: Partial<PointerEvent>): boolean {
  // A finger is over a button only while it presses: `pointerover` comes first.
  const presses = type === "pointerdown" || (type === "pointerover" && pointerType === "touch");
  return presses && target instanceof Element && target.closest("button[data-early]") !== null;
}

/**
 * Waits for the answer to a press on a button with `data-early`: hydration would delay it.
 * @param intent the interaction that has started the scripts.
 */
export async function answerTo(intent: Event | undefined, answered: Promise<void>): Promise<void> {
  if (!intent || !isEarlyPress(intent)) return;
  const noClick = new Promise<void>((resolve) => {
    setTimeout(resolve, MAX_WAIT);
    // The visitor scrolls.
    addEventListener("pointercancel", () => resolve(), { once: true });
  });
  await Promise.race([answered, noClick]);
}

/**
 * Records clicks on buttons before hydration, and repeats them after it, once for each button. A button with `data-early` also gets
 * the event `EARLY_CLICK`, when the scripts that answer it have run and the page is not hydrated yet.
 *
 * Nothing else would be lost: the browser itself handles links, `summary` and fields, and early-submission.ts handles forms.
 * @param pageData the address of Gatsby's data of the page.
 * @param early whether the scripts that answer early clicks have run.
 */
export function keepEarlyClicks(page: Document, pageData: string, early: Promise<boolean>): EarlyClicks {
  const clicked = new Set<HTMLButtonElement>();
  let hydrated = false;

  const replay = () => {
    hydrated = true;
    for (const button of clicked) {
      button.removeAttribute("aria-busy");
      if (button.isConnected) button.click();
    }
  };
  page.addEventListener(HYDRATED, replay, { once: true });

  let end: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (end = resolve));
  const answer = async (button: HTMLButtonElement) => {
    const detail: EarlyClick = { pageData };
    if ((await early) && !hydrated)
      button.dispatchEvent(new CustomEvent(EARLY_CLICK, { bubbles: true, detail }));
    await detail.answer?.catch(() => undefined);
    end();
  };

  const record = ({ type, target }: Event) => {
    const button = type === "click" && target instanceof Element && target.closest("button");
    if (!button || button.type !== "button" || clicked.has(button)) return;
    clicked.add(button);
    button.setAttribute("aria-busy", "true");
    if ("early" in button.dataset) void answer(button);
  };
  return { record, answered };
}
