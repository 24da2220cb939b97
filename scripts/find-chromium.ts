import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { chromium } from "@playwright/test";

const COMMANDS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** CHROME_PATH, if it is set, then the first of these commands that exists. */
const find = (commands: readonly string[], ...otherPaths: string[]) =>
  [
    process.env.CHROME_PATH ?? "",
    ...(process.env.PATH ?? "")
      .split(delimiter)
      .flatMap((folder) => commands.map((command) => join(folder, command))),
    ...otherPaths,
  ].find((path) => path && existsSync(path));

/** A Chromium on this machine: CHROME_PATH first, then the usual commands, then Playwright's own. */
export const findChromium = (): string | undefined => find(COMMANDS, chromium.executablePath());

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "inherit" }).status === 0;

/**
 * Finds a Chromium, or installs it: Playwright's download, or Debian's package when run as root.
 * @throws when there is none, with what to install.
 */
export function needChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found: trying Playwright's download, then Debian's package.");
  const isRoot = process.getuid?.() === 0;
  const installed =
    run("npx", "playwright", "install", "chromium") ||
    (isRoot &&
      run("apt-get", "update") &&
      run("apt-get", "install", "-y", "chromium", "chromium-headless-shell"));
  const path = installed ? findChromium() : undefined;
  if (!path) {
    throw new Error(
      "The browser tests need Chromium or Chrome. Install one, or set CHROME_PATH to its executable.",
    );
  }
  return path;
}

/**
 * How browser tests start Chromium: as the headless shell, which is Chromium without windows, where there is one. Tests take
 * about half the time with it.
 * @param args other arguments of its command line.
 * @throws when there is neither.
 */
export const headlessChromium = (...args: string[]) => ({
  executablePath: find(["chromium-headless-shell"]) ?? needChromium(),
  // Without this flag, the headless shell rounds the width of each letter to whole pixels, and text is up to 5 % wider.
  args: ["--font-render-hinting=none", ...args],
});
