import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (...commands: string[]) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)))
    .find((path) => existsSync(path));

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;

/** Finds a program, or installs its Debian packages when run as root. */
function findOrInstall<Found>(find: () => Found | undefined, packages: string[], help: string): Found {
  const found = find();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath("apt-get")) {
    console.log(`Installing ${packages.join(", ")}.`);
    if (run("apt-get", "update")) run("apt-get", "install", "-y", "--no-install-recommends", ...packages);
  }
  const installed = find();
  if (!installed) throw new Error(help);
  return installed;
}

/**
 * Firefox: FIREFOX_PATH first, then Debian's command, then the usual one.
 * @throws when there is none, with what to install.
 */
export const needFirefox = (): string =>
  findOrInstall(
    () =>
      [process.env.FIREFOX_PATH, onPath("firefox-esr", "firefox")].find((path) => path && existsSync(path)),
    ["firefox-esr"],
    "no Firefox: install Debian's firefox-esr, or set FIREFOX_PATH to its executable",
  );

interface WebKit {
  driver: string;
  browser: string;
}

function findWebKit(): WebKit | undefined {
  const driver = onPath("WebKitWebDriver");
  // Each architecture has its own folder.
  const browser = (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .map((folder) => join("/usr/lib", folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((path) => existsSync(path));
  return driver && browser && onPath("Xvfb") ? { driver, browser } : undefined;
}

/**
 * WebKitGTK's driver and MiniBrowser, if Xvfb is there to give them a screen.
 * @throws when one is missing, with what to install.
 */
export const needWebKit = (): WebKit =>
  findOrInstall(
    findWebKit,
    ["webkit2gtk-driver", "xvfb"],
    "no WebKitGTK: install Debian's webkit2gtk-driver and xvfb",
  );

/** @returns why something is missing, or undefined. */
export function reasonOf(need: () => unknown): string | undefined {
  try {
    need();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
