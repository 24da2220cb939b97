import type { TextSource } from "../content/preview-state";
import { markSources } from "./mark-sources";

const HREF = "https://app.contentful.com/entries/a?focusedField=title";
const source: TextSource = { text: "Nos services", href: HREF, entry: "a", label: "Accueil, titre" };
const open = jest.spyOn(window, "open").mockReturnValue(null);

let end: () => void;

/** Shows a page, and waits for its marks. */
async function marked(html: string): Promise<Element> {
  document.body.innerHTML = html;
  end = markSources(document.body);
  await jest.advanceTimersByTimeAsync(1000);
  const [element] = document.querySelectorAll("[data-source]");
  if (!element) throw new Error("Nothing is marked.");
  return element;
}

beforeEach(() => {
  jest.useFakeTimers();
  open.mockClear();
  globalThis.fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve([source]) });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it("opens the field of a clicked text in a browser that does not tell which text is at the pointer", async () => {
  const element = await marked("<h2>Nos services</h2>");
  expect("caretPositionFromPoint" in document).toBe(false);
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
  element.dispatchEvent(click);
  expect(open).toHaveBeenCalledWith(HREF, "_blank", "noopener");
  expect(click.defaultPrevented).toBe(true);
});

it("opens it with Enter, and leaves other keys alone", async () => {
  const element = await marked("<p>Nos services</p>");
  expect(element.getAttribute("tabindex")).toBe("0");
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(open).not.toHaveBeenCalled();
  element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(open).toHaveBeenCalledTimes(1);
});

const PAGE = '<h2 tabindex="-1" title="Un titre">Nos services</h2><a href="#a">Nos services</a>';

it("leaves the page as it was when it ends, also after a change of the page", async () => {
  const element = await marked(PAGE);
  document.body.append(document.createElement("hr"));
  await jest.advanceTimersByTimeAsync(1000);
  expect(element.getAttribute("title")).toBe("Accueil, titre");
  end();
  expect(document.body.innerHTML).toBe(`${PAGE}<hr>`);
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(open).not.toHaveBeenCalled();
});
