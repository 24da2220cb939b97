import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

/** The first of these commands that is in PATH. */
const onPath = (...commands: string[]) =>
  commands
    .flatMap((command) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, command)))
    .find((path) => existsSync(path));

/**
 * A Chromium on this machine: CHROME_PATH first, then the usual commands, then Playwright's own.
 * @throws when there is none, with what to install.
 */
export function needChromium(): string {
  const found = [
    process.env.CHROME_PATH,
    onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    "no Chromium: install Debian's chromium, run npx playwright install chromium, or set CHROME_PATH to its executable",
  );
}

/** How browser tests start Chromium: as the headless shell where there is one, which takes half the time. @throws when there is neither. */
export const headlessChromium = () => ({
  executablePath: (!process.env.CHROME_PATH && onPath("chromium-headless-shell")) || needChromium(),
  // Without this flag, the headless shell rounds the width of each letter to whole pixels, and text is up to 5 % wider.
  args: ["--font-render-hinting=none"],
});
