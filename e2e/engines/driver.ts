/** The keys that the flows press. */
export type Key = "Enter" | "Escape" | " " | "Tab";

/** What depends on a browser's protocol. Everything else is in `visitor.ts`. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Reloads the page, as the browser's button does. */
  reload(): Promise<void>;
  /** @param source an expression. @returns its value, awaited and as JSON represents it. */
  evaluate(source: string): Promise<unknown>;
  /** Scrolls to the element and clicks its middle with the real pointer. */
  click(selector: string): Promise<void>;
  /** Types with the real keyboard at the end of a field's text. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Undoes the last step in a field. */
  undo(selector: string): Promise<void>;
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Sets the page's width, or the smallest width that the window allows. */
  resize(width: number): Promise<void>;
  /** Errors on the console so far, the browser's own included. Empty if the protocol does not report them. */
  consoleErrors(): readonly string[];
  /** The addresses that pages requested. Undefined if the protocol does not report them. */
  requests(): readonly string[] | undefined;
  /** The names of all cookies, whatever their flags. */
  cookies(): Promise<string[]>;
  close(): Promise<void>;
}

export interface LaunchSettings {
  /** Where downloads go. */
  downloads: string;
  /** The proxy on localhost for all other hosts. It records requests to third parties, and refuses them. */
  proxyPort: number;
}

export interface Engine {
  name: string;
  /** Installs the browser if it is missing and can be installed. @returns why it cannot run here, or undefined. */
  missing(): string | undefined;
  launch(settings: LaunchSettings): Promise<Driver>;
  /** Whether the test's server must add a script to each page that reports console errors, because the protocol does not. */
  needsConsoleScript: boolean;
}
