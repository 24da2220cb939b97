import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

import { chromium } from "@playwright/test";

import { devDependencies } from "../package.json";

const CURRENT = "@sparticuz/chromium";
/** The oldest Chrome of the browserslist. */
const OLDEST = "chromium-109";

/** The first of these commands that a folder of PATH has. */
function onPath(...commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return paths.find((path) => existsSync(path));
}

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

/** Modules that unpack a package into TMPDIR. */
const unpack = {
  // The package unpacks its libraries only if the environment is AWS Lambda's.
  [CURRENT]: `process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();`,
  // The libraries and fonts come from the current package, because those of this one lack NSPR.
  // Its `executablePath` is not called, because it would take any program at /tmp/chromium.
  [OLDEST]: `import archives from "chromium-109/build/lambdafs.js";
    for (const name of ["chromium.br", "swiftshader.tar.br"])
      await archives.inflate("node_modules/chromium-109/bin/" + name);
    for (const name of ["al2023.tar.br", "fonts.tar.br"])
      await archives.inflate("node_modules/@sparticuz/chromium/bin/" + name);`,
};

function unpackChromium(name: keyof typeof unpack, folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const env = { ...process.env, TMPDIR: partial };
  execFileSync(process.execPath, ["--input-type=module", "--eval", unpack[name]], { env });
  writeFileSync(join(partial, "fonts/fonts.conf"), FONTS);
  writeFileSync(join(partial, "start"), START, { mode: 0o755 });
  renameSync(partial, folder);
}

/** A Chromium from npm, for Linux on x64. Unpacked into node_modules, because another user could put such a file into /tmp. */
export function packagedChromium(name: keyof typeof unpack = CURRENT): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  // Both forms of a version end with the number: "147.0.0", "npm:@sparticuz/chromium@109.0.6".
  const version = devDependencies[name].split("@").at(-1);
  const folder = resolve("node_modules/.cache", `chromium-${version}`);
  if (!existsSync(folder)) unpackChromium(name, folder);
  return join(folder, "start");
}

/** Launch options of the oldest Chrome. @throws outside of Linux on x64. */
export function oldestChromium() {
  const executablePath = packagedChromium(OLDEST);
  if (!executablePath) throw new Error("Chrome 109 comes from npm for Linux on x64 only");
  return { executablePath };
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

/** Launch options that prefer the headless shell, which takes half the time, unless CHROME_PATH is set. @throws without any Chromium. */
export function headlessChromium() {
  const shell = process.env.CHROME_PATH ? undefined : onPath("chromium-headless-shell");
  return {
    executablePath: shell ?? needChromium(),
    // Without this flag, the headless shell rounds the width of each letter to whole pixels, and text is up to 5 % wider.
    args: ["--font-render-hinting=none"],
  };
}
