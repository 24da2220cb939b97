import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

import { chromium } from "@playwright/test";

import { devDependencies } from "../package.json";

/** The first of these commands that a folder of PATH has. */
const onPath = (...commands: string[]) =>
  commands
    .flatMap((command) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, command)))
    .find((path) => existsSync(path));

/** Script that starts the package's Chromium with the package's libraries and fonts, which minimal systems lack. */
const START = `#!/bin/sh
folder=$(dirname "$0")
LD_LIBRARY_PATH="$folder/al2023/lib" FONTCONFIG_PATH="$folder/fonts" exec "$folder/chromium" "$@"
`;

/** Replaces the package's own configuration, which reads fonts from /tmp, where any user can write. */
const FONTS = `<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpackChromium(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const unpack = 'import chromium from "@sparticuz/chromium"; await chromium.executablePath()';
  // The package unpacks into TMPDIR, and its libraries only if the environment is AWS Lambda's.
  const env = { ...process.env, TMPDIR: partial, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
  execFileSync(process.execPath, ["--input-type=module", "--eval", unpack], { env });
  writeFileSync(join(partial, "fonts/fonts.conf"), FONTS);
  writeFileSync(join(partial, "start"), START, { mode: 0o755 });
  renameSync(partial, folder);
}

/** The Chromium of @sparticuz/chromium, for Linux on x64. It is unpacked into node_modules, because another user could put such a file into /tmp. */
export function packagedChromium(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = resolve("node_modules/.cache", `chromium-${devDependencies["@sparticuz/chromium"]}`);
  if (!existsSync(folder)) unpackChromium(folder);
  return join(folder, "start");
}

/** CHROME_PATH, else the machine's Chromium, Playwright's or the npm package's. @throws with what to install. */
export function needChromium(): string {
  const found = [
    process.env.CHROME_PATH,
    onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));
  const executable = found ?? packagedChromium();
  if (executable) return executable;
  const error = new Error("no Chromium: run `npx playwright install chromium`, or set CHROME_PATH to one");
  // A stack trace would hide the message.
  delete error.stack;
  throw error;
}

/** Prefers the headless shell, which takes half the time. @throws without any Chromium. */
export const headlessChromium = () => ({
  executablePath: (!process.env.CHROME_PATH && onPath("chromium-headless-shell")) || needChromium(),
  // Without this flag, the headless shell rounds the width of each letter to whole pixels, and text is up to 5 % wider.
  args: ["--font-render-hinting=none"],
});
