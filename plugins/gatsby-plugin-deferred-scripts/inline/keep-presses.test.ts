/** @jest-environment jsdom */
import { keepPresses } from "./keep-presses";

const report = jest.fn();
let hydrated = new AbortController();
let release: () => readonly HTMLElement[] = () => [];

function button(): HTMLButtonElement {
  const element = document.querySelector("button");
  if (!element) throw new Error("The page has no button.");
  return element;
}

function openPage(html: string): HTMLButtonElement {
  document.body.innerHTML = html;
  hydrated = new AbortController();
  release = keepPresses({ signal: hydrated.signal, capture: true }, report);
  return button();
}

beforeEach(() => {
  jest.useFakeTimers();
  report.mockReset();
});
afterEach(() => {
  hydrated.abort();
  jest.useRealTimers();
});

const BUTTON = `<button type="button"><span>Télécharger</span></button>`;
const press = (element: HTMLElement) => (element.firstElementChild as HTMLElement).click();
const FORM = `<form method="dialog"><button>Envoyer</button></form>`;
/** jsdom does not submit forms with `method="dialog"`. */
const submit = (submitter: HTMLButtonElement) =>
  submitter.form?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));

describe.each([
  ["a press on a button", BUTTON, press],
  ["a submission", FORM, submit],
])("%s before hydration", (_, html, act) => {
  it("is kept once, out of React's sight, and makes the button busy until it is released", () => {
    const handled = jest.fn();
    const element = openPage(html);
    for (const type of ["click", "submit"]) document.body.addEventListener(type, handled);
    act(element);
    act(element);
    expect(handled).not.toHaveBeenCalled();
    expect(element.getAttribute("aria-busy")).toBe("true");
    expect(release()).toEqual([element]);
    expect(element.getAttribute("aria-busy")).toBe("false");
    expect(release()).toEqual([]);
  });

  it("is one on the button that has replaced it, in a page that React has rendered anew", () => {
    act(openPage(html));
    document.body.innerHTML = html;
    expect(release()).toEqual([button()]);
  });

  it("is reported after ten seconds, unless it has been released", () => {
    const element = openPage(html);
    act(element);
    release();
    jest.advanceTimersByTime(10_000);
    expect(report).not.toHaveBeenCalled();
    act(element);
    jest.advanceTimersByTime(10_000);
    expect(report).toHaveBeenCalled();
  });
});

it("leaving the page asks first while a submission waits, and only then", () => {
  const asks = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const element = openPage(FORM);
  expect(asks()).toBe(false);
  submit(element);
  expect(asks()).toBe(true);
  release();
  expect(asks()).toBe(false);
});

it("a click on anything else is left to the browser", () => {
  openPage(`${BUTTON}<a href="#contact">Contact</a>`);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(release()).toEqual([]);
});
