import { clientError } from "../../src/testing/contentful-client";
import { type Management, receivedItems, savedItem } from "./management";

const management = {
  connection: { host: "api.contentful.com", spaceId: "espace", environment: "master", token: "jeton-secret" },
} as Management;
const url = "https://app.contentful.com/spaces/espace/environments/master/entries/stat-1";
const subject = { name: "l’entrée stat-1 (stat)", url };

const faultOf = (answer: Promise<unknown>) =>
  answer.then(String, (error: unknown) => (error instanceof Error ? error.message : String(error)));

it("an error names the refused item and Contentful's reason, and quotes no part of the request", async () => {
  // The message of https://github.com/contentful/contentful-import/issues/57.
  const words = "You are not authorized or exceeded your plan limits.";
  const refusal = clientError(403, "Forbidden", { value: "jeton-secret" }, words);
  const fault = await faultOf(savedItem(Promise.reject(refusal), subject));
  expect(fault.split("\n")).toEqual([
    `Contentful refuse l’entrée stat-1 (stat) : 403 Forbidden, ${words}`,
    `  ouvrir : ${url}`,
    expect.stringContaining("les limites de l’offre"),
  ]);
  expect(fault).not.toMatch(/jeton-secret|headers|request|[{}]/);
});

it.each([
  { answer: "an empty object, after a redirection", received: {} },
  { answer: "a proxy's page", received: "<html></html>" },
])("refuses $answer", async ({ received }) => {
  const answer = Promise.resolve(received as { items: never[]; sys: object });
  expect(await faultOf(receivedItems(management, answer))).toContain("réponse illisible");
  expect(await faultOf(savedItem(answer, subject))).toContain("réponse illisible");
});
