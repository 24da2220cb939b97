/** The two packages as another site gets them: packed, installed from npm beside React 18 and 19, and built by the examples of their READMEs. */
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { type Browser, chromium, expect as see } from "@playwright/test";

import { needChromium } from "../scripts/find-chromium";
import { siteHandler } from "../scripts/site-handler";
import { errorsOf, holdBack } from "./testing/visit";

// The first installation of Gatsby takes two minutes, and a build one.
jest.setTimeout(20 * 60_000);

const PACKAGES = ["gatsby-plugin-deferred-scripts", "gatsby-plugin-static-hosting"] as const;
const folder = mkdtempSync(join(tmpdir(), "packages-"));
// Jest sets NODE_ENV to "test", which changes how Gatsby behaves.
const env = { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" };

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const own = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Readonly<Record<string, string>>;
  overrides: object;
};
const PLUGINS = ["gatsby-plugin-image", "gatsby-plugin-sharp", "gatsby-transformer-sharp"];

/** The minimal site of a package's README. */
const example = (name: string) =>
  /```js\n([^]*?)```/.exec(readFileSync(`plugins/${name}/README.md`, "utf8"))?.[1] ?? "";

/** @param wrong options that no package has. */
const config = (wrong = {}) => `
  const [deferred, hosting] = [require("./deferred.js"), require("./hosting.js")];
  const all = ["visits", ...${JSON.stringify(PLUGINS.slice(1))}, ...deferred.plugins, ...hosting.plugins];
  const plugins = all.map((plugin) => (plugin.resolve ? plugin : { resolve: plugin, options: {} }));
  for (const { resolve, options } of plugins) Object.assign(options, ${JSON.stringify(wrong)}[resolve]);
  module.exports = { ...hosting, jsxRuntime: "automatic", plugins };
`;

/** @param name what the page says, also in an inline script of its own. */
const pageOf = (name: string) => `
  import { Link } from "gatsby";
  import { StaticImage } from "gatsby-plugin-image";
  import { useState } from "react";
  export default function Page() {
    const [presses, setPresses] = useState(0);
    const [sent, setSent] = useState("");
    const send = (event) => (event.preventDefault(), setSent(new FormData(event.target).get("name")));
    return (
      <main>
        <h1>${name}</h1>
        <script dangerouslySetInnerHTML={{ __html: "window.shown = '${name}'" }} />
        <StaticImage src="../picture.png" alt="A picture" placeholder="blurred" width={300} />
        <button type="button" onClick={() => setPresses(presses + 1)}>Pressed {presses}</button>
        <form onSubmit={send}><input name="name" aria-label="Name" /><button>Send</button></form>
        <output>{sent}</output>
        <Link to="/second">Second</Link>
      </main>
    );
  }
`;

/** Installs what the site needs, with a version of React. */
function install(react: string): void {
  const names = ["gatsby", "gatsby-source-filesystem", "sharp", ...PLUGINS];
  const dependencies: Record<string, string | undefined> = { react, "react-dom": react };
  for (const name of names) dependencies[name] = own.dependencies[name];
  for (const name of PACKAGES)
    dependencies[name] = `file:${readdirSync(folder).find((file) => file.startsWith(name))}`;
  write("package.json", JSON.stringify({ private: true, dependencies, overrides: own.overrides }));
  const options = "--no-audit --no-fund --ignore-scripts --prefer-offline --silent".split(" ");
  execFileSync("npm", ["install", ...options], { cwd: folder, env, stdio: "inherit" });
}

const build = () => spawnSync("npx", ["gatsby", "build"], { cwd: folder, env, encoding: "utf8" });

let browser: Browser;
/** Serves the last build, with the headers that it has written. */
const server = createServer((request, response) => siteHandler(join(folder, "public"))(request, response));

beforeAll(async () => {
  const packages = PACKAGES.map((name) => `./plugins/${name}`);
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder, ...packages]);
  write("deferred.js", example(PACKAGES[0]));
  write("hosting.js", example(PACKAGES[1]));
  // An inline script of another plugin, which differs from page to page.
  const visits = `{ key: "visits", dangerouslySetInnerHTML: { __html: "window.visited = '" + pathname + "'" } }`;
  write("plugins/visits/package.json", JSON.stringify({ name: "visits" }));
  write(
    "plugins/visits/gatsby-ssr.js",
    `exports.onRenderBody = ({ pathname, setPostBodyComponents }) =>
      setPostBodyComponents([require("react").createElement("script", ${visits})]);`,
  );
  cpSync("src/testing/frozen-content/images/facade.png", join(folder, "src/picture.png"));
  for (const [file, name] of Object.entries({ index: "First", second: "Second", gone: "Gone", 404: "Lost" }))
    write(`src/pages/${file}.js`, pageOf(name));
  write("gatsby-config.js", config());
  browser = await chromium.launch({ executablePath: needChromium() });
  await once(server.listen(0, "localhost"), "listening");
});
afterAll(async () => {
  await browser.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** Opens a page of the built site. @returns the page, and a function that lets the scripts through, which wait. */
async function open(path: string) {
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ baseURL: `http://localhost:${port}` });
  const letThrough = await holdBack(page, /\/app-\w+\.js/);
  await page.goto(path);
  return { page, letThrough };
}

describe.each(["18.3.1", own.dependencies.react ?? ""])("beside React %s", (react) => {
  beforeAll(() => {
    install(react);
    for (const name of [".cache", "public"]) rmSync(join(folder, name), { recursive: true, force: true });
    const { status, stdout, stderr } = build();
    if (status !== 0) throw new Error(stdout + stderr);
  });

  it.each(["/", "/second", "/lost"])("%s hydrates at the first press, which counts", async (path) => {
    const { page, letThrough } = await open(path);
    const field = page.getByLabel("Name");
    await field.pressSequentially("Martin");
    await page.getByRole("button", { name: "Pressed 0" }).click();
    letThrough();
    await see(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
    await see(field).toHaveValue("Martin");
    await page.getByRole("button", { name: "Send" }).click();
    await see(page.getByRole("status")).toHaveText("Martin");
    expect(await page.evaluate("window.visited")).toContain(path === "/lost" ? "/404" : path);
    await page.getByRole("link", { name: "Second" }).click();
    await see(page.getByRole("heading", { name: "Second" })).toBeVisible();
    await see(page.getByRole("img")).toHaveJSProperty("complete", true);
    expect(await errorsOf(page)).toEqual([]);
    await page.close();
  });
});

it("a second build with the cache of the first has the hashes of all pages, also of the changed one, and no page that is gone", async () => {
  write("src/pages/second.js", pageOf("Changed"));
  rmSync(join(folder, "src/pages/gone.js"));
  expect(build().status).toBe(0);
  expect(readdirSync(join(folder, "public")).filter((name) => name.startsWith("gone"))).toEqual([]);
  for (const [path, name] of Object.entries({ "/": "First", "/second": "Changed" })) {
    const { page } = await open(path);
    expect(await page.evaluate("window.shown")).toBe(name);
    expect(await errorsOf(page)).toEqual([]);
    await page.close();
  }
});

it("an unknown option of either package stops the build, with its name", () => {
  write("gatsby-config.js", config({ [PACKAGES[0]]: { startSoon: 1 }, [PACKAGES[1]]: { csp: 1 } }));
  const { status, stdout, stderr } = build();
  expect(status).toBe(1);
  for (const name of ["startSoon", "csp"]) expect(stdout + stderr).toContain(`"${name}" is not allowed`);
});
