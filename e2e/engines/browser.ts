/** What the flows need of a browser. Each driver is a few calls of its library. */
export interface Browser {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** @param source an expression. @returns its value, as JSON represents it. */
  evaluate(source: string): Promise<unknown>;
  /** Clicks the middle of an element that is in view. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: "Enter" | "Escape" | "Tab"): Promise<void>;
  /** Sets the width of the page in CSS pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Why it cannot run here, or undefined. */
  missing: () => string | undefined;
  /** @param downloads the folder for files that a page saves. */
  launch: (downloads: string) => Promise<Browser>;
}
