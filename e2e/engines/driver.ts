/** The keys that the flows press. */
export type Key = "Enter" | "Escape" | " " | "Tab";

/** What a browser's own protocol does; everything above it is written once, in `visitor.ts`. */
export interface Driver {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** @param source an expression; a promise is waited for, and the value comes back as JSON would give it. */
  evaluate(source: string): Promise<unknown>;
  /** Scrolls to the element and presses the real pointer on its middle. */
  click(selector: string): Promise<void>;
  /** Types with the real keyboard into an element, after what it holds. */
  type(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
  /** Makes the page this wide, or as narrow as the browser's window can be. */
  resize(width: number): Promise<void>;
  /** Errors written to the console so far, the browser's own among them; none where the protocol does not tell. */
  consoleErrors(): readonly string[];
  /** The addresses that pages asked for; none where the protocol does not tell. */
  requests(): readonly string[] | undefined;
  /** The names of all cookies, whatever their flags. */
  cookies(): Promise<string[]>;
  close(): Promise<void>;
}

export interface LaunchSettings {
  /** Where downloads go. */
  downloads: string;
  /** The proxy on localhost for every host but localhost: it counts what is asked of third parties, and answers nothing. */
  proxyPort: number;
}

export interface Engine {
  name: string;
  /** Installs the browser where it lacks and that can be done. @returns why it cannot run here, if so. */
  missing(): string | undefined;
  launch(settings: LaunchSettings): Promise<Driver>;
  /** Its protocol does not tell of the console: the test's server puts a script first into each page that does. */
  needsConsoleScript: boolean;
}
