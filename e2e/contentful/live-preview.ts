import { setTimeout as pause } from "node:timers/promises";

import { type Browser, chromium, type Page } from "@playwright/test";

import { needChromium } from "../../scripts/find-chromium";
import { BuildProcess } from "../rebuilds/build-process";
import { TOKENS, type World } from "./world";

export const PASSWORD = "un mot de passe d’essai";

/** A port that is different in each run. */
const PORT = 30_000 + (process.pid % 10_000);

/** `npm run preview` of a space, and a browser that looks at it. */
export class LivePreview {
  readonly address = `http://localhost:${PORT}`;

  private constructor(
    readonly process: BuildProcess,
    private readonly browser: Browser,
    readonly page: Page,
  ) {}

  private static run(world: World): BuildProcess {
    return new BuildProcess(world.site, ["preview/index"], {
      ...world.environment,
      CONTENTFUL_PREVIEW_TOKEN: TOKENS.draft,
      PORT: String(PORT),
      PREVIEW_PASSWORD: PASSWORD,
    });
  }

  /** @returns once the home page shows. */
  static async start(world: World): Promise<LivePreview> {
    const server = LivePreview.run(world);
    const browser = await chromium.launch({ executablePath: needChromium() });
    const context = await browser.newContext({
      locale: "fr-FR",
      httpCredentials: { username: "équipe", password: PASSWORD },
    });
    const preview = new LivePreview(server, browser, await context.newPage());
    // Gatsby compiles the pages first.
    while (!(await preview.isReady())) await pause(500);
    await preview.page.goto(preview.address);
    await preview.page.locator("main h1").waitFor();
    return preview;
  }

  /** Starts the command again while it runs. */
  startAnother(world: World): BuildProcess {
    return LivePreview.run(world);
  }

  async close(): Promise<void> {
    await this.browser.close();
    this.process.kill("all");
    await this.process.outcome;
  }

  /** The answer to a request with the password. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`x:${PASSWORD}`).toString("base64")}`;
    return fetch(`${this.address}${path}`, { ...init, headers: { authorization } });
  }

  /** Bytes of memory that the open page's scripts use, after a garbage collection. */
  async scriptMemory(): Promise<number> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    await session.detach();
    return usedSize;
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await this.ask("/__preview")).ok;
    } catch {
      return false;
    }
  }
}
