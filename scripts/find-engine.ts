import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these commands that is in PATH. */
export const onPath = (...commands: string[]) =>
  commands
    .flatMap((command) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, command)))
    .find((path) => existsSync(path));

/**
 * Firefox: FIREFOX_PATH first, then Debian's command, then the usual one.
 * @throws when there is none, with what to install.
 */
export function needFirefox(): string {
  const found = process.env.FIREFOX_PATH || onPath("firefox-esr", "firefox");
  if (!found)
    throw new Error("no Firefox: install Debian's firefox-esr, or set FIREFOX_PATH to its executable");
  return found;
}

/**
 * WebKitGTK's driver and MiniBrowser, if Xvfb is there to give them a screen.
 * @throws when one is missing, with what to install.
 */
export function needWebKit(): { driver: string; browser: string } {
  const driver = onPath("WebKitWebDriver");
  // Each architecture has its own folder.
  const browser = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((path) => existsSync(path));
  if (!driver || !browser || !onPath("Xvfb"))
    throw new Error("no WebKitGTK: install Debian's webkit2gtk-driver and xvfb");
  return { driver, browser };
}

/** @returns why something is missing, or undefined. */
export function reasonOf(need: () => unknown): string | undefined {
  try {
    need();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
