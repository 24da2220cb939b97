import type { Browser } from "puppeteer-core";

import { reasonOf } from "../../scripts/find-engine";
import { TestSite } from "./test-site";

/** What is typed into the field `nom`. */
export const NAME = "Syndic";

/** The same field without the site's code: what is kept here, the browser keeps of any page. */
export const BARE = "data:text/html,<form><input name=nom></form>";

/** A browser, and the address of the site of the frozen content. */
interface Visit {
  browser: Browser;
  home: string;
}

interface CrashTest {
  /** The name of the browser. */
  engine: string;
  /** Throws when the browser is missing, which skips the test. */
  find: () => string;
  launch: () => Promise<Browser>;
  /** What the browser is expected to do. */
  title: string;
  run: (visit: Visit) => Promise<void>;
}

/** Declares the test of what a browser keeps of the form after the crash of its tab. */
export function describeCrash({ engine, find, launch, title, run }: CrashTest): void {
  describe(`after the crash of a tab, ${engine}`, () => {
    const reason = reasonOf(find);
    if (reason) {
      test.skip(`not run: ${reason}`, () => undefined);
      return;
    }

    const site = new TestSite(false);
    let browser: Browser;
    beforeAll(async () => {
      await site.start();
      browser = await launch();
    });
    afterAll(async () => {
      await browser.close();
      site.stop();
    });

    test(title, () => run({ browser, home: `http://localhost:${site.port}/` }));
  });
}
