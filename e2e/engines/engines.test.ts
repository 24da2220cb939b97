import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "./chromium";
import type { Driver } from "./driver";
import { firefox } from "./firefox";
import { assemblyFile } from "./flows/assembly";
import { assemblyFiles } from "./flows/assembly-files";
import { download } from "./flows/download";
import { faq } from "./flows/faq";
import { form } from "./flows/form";
import { glossary } from "./flows/glossary";
import { histories } from "./flows/histories";
import { menu } from "./flows/menu";
import { navigation } from "./flows/navigation";
import { notFound } from "./flows/not-found";
import { performForbiddenActions } from "./forbidden-actions";
import { TestSite } from "./test-site";
import { Visitor } from "./visitor";
import { webkit } from "./webkit";

const flows = {
  navigation,
  menu,
  faq,
  glossary,
  form,
  histories,
  download,
  "assembly file": assemblyFile,
  "assembly files": assemblyFiles,
  "not found": notFound,
};

// A flow has many steps, and each may wait.
jest.setTimeout(120_000);

describe.each([chromium, firefox, webkit])("$name", (engine) => {
  const reason = engine.missing();
  if (reason) {
    test.skip(`not run: ${reason}`, () => undefined);
    return;
  }

  const site = new TestSite(engine.needsConsoleScript);
  const downloads = mkdtempSync(join(tmpdir(), "downloads-"));
  let driver: Driver | undefined;
  let visitor: Visitor;

  beforeAll(() => site.start());
  afterAll(() => {
    site.stop();
    rmSync(downloads, { recursive: true, force: true });
  });
  beforeEach(async () => {
    site.clear();
    driver = await engine.launch({ downloads, proxyPort: site.proxyPort });
    visitor = new Visitor(driver, site, downloads);
  });
  afterEach(async () => {
    await driver?.close();
    driver = undefined;
  });

  test("every forbidden action is detected", async () => {
    const expected = await performForbiddenActions(visitor);
    await visitor.until(
      "undetected",
      async () => {
        const complaints = await visitor.complaints();
        return expected.filter((text) => !complaints.some((complaint) => complaint.includes(text)));
      },
      (undetected) => undetected.length === 0,
    );
  });

  describe.each(Object.entries(flows))("%s", (_name, group) => {
    test.each(group)("$name", async (flow) => {
      await flow.run(visitor);
      expect(await visitor.complaints(flow.expectedErrors)).toEqual([]);
    });
  });
});
