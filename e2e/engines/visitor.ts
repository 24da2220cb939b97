import type { Driver, Key } from "./driver";
import { bringIntoReach, leftBehind, locate, type Role, roles, whereabouts } from "./in-page";
import type { TestSite } from "./test-site";

/** How long a page may take on a busy machine; nothing is measured by it. */
const PATIENCE = 20_000;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Someone who sees names and roles, and waits until the page has done what it does. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly site: TestSite,
    readonly downloads: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.goto(`http://localhost:${this.site.port}${path}`);
  }

  back = () => this.driver.back();
  press = (key: Key) => this.driver.press(key);
  resize = (width: number) => this.driver.resize(width);
  goOffline = () => {
    this.site.offline = true;
  };
  /** Requests for such addresses wait from now on; without one they all come at last. */
  holdBack = (addresses?: RegExp) => {
    this.site.slow = addresses;
  };
  /** Waits until the page has asked for something that is held back. */
  async isHeldBack(): Promise<void> {
    await this.until(
      "a request that waits",
      () => Promise.resolve(this.site.waiting),
      (count) => count > 0,
    );
  }

  /** Runs a function that stands alone in the page. */
  async inPage<Argument extends Json, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    return (await this.driver.evaluate(
      `(${String(script)})(${JSON.stringify(argument)})`,
    )) as Awaited<Result>;
  }

  /** Asks again until the answer is a good one. @throws the last answer or error when it never is. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const end = Date.now() + PATIENCE;
    let last: unknown;
    do {
      try {
        const answer = await ask();
        if (isGood(answer)) return answer;
        last = answer;
      } catch (error) {
        // A navigation under way takes the page from under the question.
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (Date.now() < end);
    throw new Error(`${what}: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
  }

  /** Waits for what has this role and name. @returns its path. */
  async find(role: Role, name: string, within = "body"): Promise<string> {
    const search = { tags: roles[role], name, within };
    const path = await this.until(
      `${role} « ${name} » in ${within}`,
      () => this.inPage(locate, search),
      Boolean,
    );
    return path ?? "";
  }

  async click(role: Role, name: string, within?: string): Promise<void> {
    await this.clickAt(await this.find(role, name, within));
  }

  /** A press that the driver refuses, because the page still moves under it, is tried again: nothing has happened. */
  async clickAt(path: string): Promise<void> {
    await this.until(
      `press on ${path}`,
      async () => {
        await this.inPage(bringIntoReach, path);
        await this.driver.click(path);
      },
      () => true,
    );
  }

  async type(name: string, text: string): Promise<void> {
    await this.driver.type(await this.find("field", name), text);
  }

  async chooseFiles(name: string, paths: readonly string[]): Promise<void> {
    await this.driver.chooseFiles(await this.find("field", name), paths);
  }

  /** Waits until nothing visible has this role and name. */
  async misses(role: Role, name: string, within = "body"): Promise<void> {
    const search = { tags: roles[role], name, within };
    await this.until(
      `no ${role} « ${name} » in ${within}`,
      () => this.inPage(locate, search),
      (path) => !path,
    );
  }

  /** Presses a key, again if need be, until nothing visible has this role and name. */
  async pressUntilMissing(key: Key, role: Role, name: string, within = "body"): Promise<void> {
    const search = { tags: roles[role], name, within };
    await this.until(
      `no ${role} « ${name} » in ${within} after ${key}`,
      async () => {
        await this.press(key);
        return this.inPage(locate, search);
      },
      (path) => !path,
    );
  }

  /** Waits until the text of a part of the page holds these words; spaces of any kind are alike. */
  async reads(text: string, within = "body"): Promise<void> {
    await this.until(
      `« ${text} » in ${within}`,
      () =>
        this.inPage(
          (selector) =>
            [...document.querySelectorAll(selector)]
              .map((part) => (part as HTMLElement).innerText.replace(/\s+/g, " "))
              .join(" "),
          within,
        ),
      (shown) => shown.includes(text.replace(/\s+/g, " ")),
    );
  }

  /** Waits until the field of that label holds these words. */
  async holds(label: string, text: string): Promise<void> {
    await this.until(
      `« ${text} » in the field « ${label} »`,
      async () =>
        this.inPage(
          (path) => document.querySelector<HTMLInputElement>(path)?.value,
          await this.find("field", label),
        ),
      (value) => value === text,
    );
  }

  async isAt(path: string): Promise<void> {
    await this.until(
      `address ${path}`,
      () => this.inPage(() => location.pathname + location.search + location.hash, null),
      (address) => address === path,
    );
  }

  /** Waits until the keyboard and the eye are there. */
  async landsOn(selector: string): Promise<void> {
    await this.until(
      `focus and view on ${selector}`,
      () => this.inPage(whereabouts, selector),
      ({ focused, inView }) => focused && inView,
    );
  }

  /** Waits for an error on the console that holds these words. */
  async hasConsoleError(words: string): Promise<void> {
    await this.until(
      `an error on the console with « ${words} »`,
      () => Promise.resolve(this.#consoleErrors()),
      (errors) => errors.some((error) => error.includes(words)),
    );
  }

  #consoleErrors = () => [...this.driver.consoleErrors(), ...this.site.reports.console];

  /** The proxy also sees what Chromium and Firefox ask for themselves; it answers where the protocol cannot. */
  #thirdParties = () =>
    this.driver
      .requests()
      ?.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).host !== `localhost:${this.site.port}`) ??
    this.site.reports.thirdParties;

  /** What is wrong after a flow: errors, refused or foreign requests, traces left. Nothing, on a sound site. */
  async complaints(expectedErrors?: RegExp): Promise<string[]> {
    const { violations, cookies } = this.site.reports;
    const kept = await this.inPage(leftBehind, null);
    const errors = this.#consoleErrors().filter((error) => !expectedErrors?.test(error));
    return [
      ...errors.map((text) => `console: ${text}`),
      ...violations.map((text) => `policy: ${text}`),
      ...this.#thirdParties().map((host) => `third party: ${host}`),
      ...[...cookies, ...(await this.driver.cookies())].map((name) => `cookie: ${name}`),
      ...kept.map((key) => `left behind: ${key}`),
    ];
  }
}
