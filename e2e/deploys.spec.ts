import { expect, test } from "@playwright/test";

import { missingNginx } from "../scripts/nginx";
import { faultsOf, keepVisiting } from "./deploys/browser";
import { deployUnderLoad } from "./deploys/under-load";

const missing = missingNginx();
test.skip(missing !== undefined, missing);

test("no response is wrong, truncated or blocked while builds are deployed and nginx reloads", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const faults = faultsOf(page);
  const tallies = await deployUnderLoad({
    deploys: 3,
    reloads: 3,
    pause: 500,
    visitors: 1,
    beside: async ({ port }, done) => {
      await keepVisiting(page, `http://localhost:${port}`, done);
    },
  });
  expect(tallies.size).toBe(9);
  for (const [kind, { answers, faults: met }] of tallies) {
    expect([...met], kind).toEqual([]);
    expect(answers, kind).toBeGreaterThan(0);
  }
  expect(faults).toEqual([]);
});
