import { test } from "@playwright/test";

import { answerWith, giveEndpoint, Receiver } from "./receiver";

/**
 * Gives each page of a file's or a group's tests an endpoint. The tests run one at a time, because they share the receiver.
 * @returns the receiver. At the start of each test it has no request, reads at full speed and answers 200.
 */
export function testReceiver(): Receiver {
  const receiver = new Receiver();
  test.describe.configure({ mode: "serial" });
  // The page's policy allows only the endpoint of its build. Chromium asks before a page may use a local address.
  test.use({ bypassCSP: true, permissions: ["local-network-access"] });
  test.beforeAll(() => receiver.start());
  test.afterAll(() => receiver.stop());
  test.beforeEach(async ({ page }) => {
    receiver.bodies = [];
    receiver.rate = Infinity;
    receiver.answer = answerWith(200);
    await giveEndpoint(page, receiver.endpoint);
  });
  return receiver;
}
