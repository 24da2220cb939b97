import type { Driver, Key } from "./driver";
import {
  focus,
  focusAndView,
  formIsHydrated,
  leftBehind,
  locate,
  type Role,
  roles,
  scrollIntoReach,
} from "./in-page";
import type { TestSite } from "./test-site";

/** The maximum wait on a busy machine, in milliseconds. It does not limit the site's performance. */
const MAX_WAIT = 20_000;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Finds things by role and name, and waits until the page has reacted. */
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
  reload = () => this.driver.reload();
  press = (key: Key) => this.driver.press(key);
  resize = (width: number) => this.driver.resize(width);
  goOffline = () => {
    this.site.offline = true;
  };
  /** Delays requests for these addresses from now on. Without an argument, ends all delays. */
  holdBack = (addresses?: RegExp) => {
    this.site.slow = addresses;
  };
  /** Waits until a request is delayed. */
  async isHeldBack(): Promise<void> {
    await this.until(
      "a request that waits",
      () => Promise.resolve(this.site.waiting),
      (count) => count > 0,
    );
  }

  /** Runs a self-contained function in the page. */
  async inPage<Argument extends Json, Result>(
    script: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    // tsx adds calls of a helper `__name` to functions, which the page lacks.
    const source = `((__name) => (${String(script)})(${JSON.stringify(argument)}))((named) => named)`;
    return (await this.driver.evaluate(source)) as Awaited<Result>;
  }

  /** Repeats `ask` until its answer is good. @throws the last answer or error after `MAX_WAIT`. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const end = Date.now() + MAX_WAIT;
    let last: unknown;
    do {
      try {
        const answer = await ask();
        if (isGood(answer)) return answer;
        last = answer;
      } catch (error) {
        // A navigation can end the page while it is being asked.
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    } while (Date.now() < end);
    throw new Error(`${what}: ${last instanceof Error ? last.message : JSON.stringify(last)}`);
  }

  /** Waits for a visible element with this role and name. @returns its path. */
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

  /** Clicks an element. A driver may refuse to click while the page moves; then nothing has happened, so try again. */
  async clickAt(path: string): Promise<void> {
    await this.until(
      `click on ${path}`,
      async () => {
        await this.inPage(scrollIntoReach, path);
        await this.driver.click(path);
      },
      () => true,
    );
  }

  async type(name: string, text: string): Promise<void> {
    const path = await this.find("field", name);
    // The page may still be changing after a navigation.
    await this.until("a field with the focus", () => this.inPage(focus, path), Boolean);
    await this.driver.type(path, text);
  }

  /** Undoes, step by step, until the field with a label has a value. A browser decides how many keys are one step. */
  async undoUntil(name: string, value: string): Promise<void> {
    const path = await this.find("field", name);
    await this.until(
      `« ${value} » in the field « ${name} » after undo`,
      async () => {
        await this.driver.undo(path);
        return this.inPage((field) => document.querySelector<HTMLInputElement>(field)?.value, path);
      },
      (shown) => shown === value,
    );
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

  /** Presses a key, several times if needed, until nothing visible has this role and name. */
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

  /** Waits until a part of the page contains a text. All kinds of spaces count as equal. */
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

  /** Waits until the field with a label has a value. */
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

  /** Waits until React has hydrated the form. */
  async formWorks(): Promise<void> {
    await this.until("a hydrated form", () => this.inPage(formIsHydrated, null), Boolean);
  }

  async isAt(path: string): Promise<void> {
    await this.until(
      `address ${path}`,
      () => this.inPage(() => location.pathname + location.search + location.hash, null),
      (address) => address === path,
    );
  }

  /** Waits until an element has the focus and is in view. */
  async landsOn(selector: string): Promise<void> {
    await this.until(
      `focus and view on ${selector}`,
      () => this.inPage(focusAndView, selector),
      ({ focused, inView }) => focused && inView,
    );
  }

  /** Waits for an error on the console that contains some words. */
  async hasConsoleError(words: string): Promise<void> {
    await this.until(
      `an error on the console with « ${words} »`,
      () => Promise.resolve(this.#consoleErrors()),
      (errors) => errors.some((error) => error.includes(words)),
    );
  }

  #consoleErrors = () => [...this.driver.consoleErrors(), ...this.site.reports.console];

  /** The proxy also records what Chromium and Firefox request for themselves, so prefer the protocol's list if there is one. */
  #thirdParties = () =>
    this.driver
      .requests()
      ?.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).host !== `localhost:${this.site.port}`) ??
    this.site.reports.thirdParties;

  /** What is wrong after a flow: errors, requests that the policy blocks or that go to third parties, stored data. */
  async complaints(expectedErrors?: RegExp): Promise<string[]> {
    const { violations, cookies } = this.site.reports;
    const stored = await this.inPage(leftBehind, null);
    const errors = this.#consoleErrors().filter((error) => !expectedErrors?.test(error));
    return [
      ...errors.map((text) => `console: ${text}`),
      ...violations.map((text) => `policy: ${text}`),
      ...this.#thirdParties().map((host) => `third party: ${host}`),
      ...[...cookies, ...(await this.driver.cookies())].map((name) => `cookie: ${name}`),
      ...stored.map((name) => `stored: ${name}`),
    ];
  }
}
