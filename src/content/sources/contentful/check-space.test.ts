import { answerFrom, clientError, listOf, published } from "../../../testing/contentful-client";
import { TestSpace } from "../../../testing/contentful-space";
import { checkSpace } from "./check-space";
import { reasonOf } from "./failures";

jest.mock("contentful", () => ({ createClient: jest.fn() }));

/** The message with which a check of the space fails. */
const faultOf = () => checkSpace(published).then(String, (error: unknown) => (error as Error).message);

it("the message names the types and fields that a space lacks, with the command that adds them", async () => {
  const space = new TestSpace();
  const missingTypes = ["siteSettings", "faqItem", "legalPage"];
  const missingFields = ["status", "chartTitle"];
  const types = space.types
    .filter(({ sys }) => !missingTypes.includes(sys.id))
    .map((type) => ({ ...type, fields: type.fields.filter(({ id }) => !missingFields.includes(id)) }));
  answerFrom(space, { getContentTypes: () => listOf(types) });
  const fault = await faultOf();
  expect(fault).toContain(
    "il manque siteSettings, legalPage, faqItem, tender.status, whitePaperChapter.chartTitle.\n",
  );
  expect(fault).toContain("npm run contentful:import");
});

it.each([
  { code: "fr", isRead: true },
  { code: "fr-CA", isRead: true },
  { code: "en-US", isRead: false },
  { code: "fro", isRead: false },
])("a space whose default language is $code is read: $isRead", async ({ code, isRead }) => {
  const locales = [{ code: "fr" }, { code, default: true }];
  answerFrom(new TestSpace(), { getLocales: () => listOf(locales) });
  const refusal = expect.stringContaining(
    `est « ${code} », et le site n’en lit pas d’autre.\n  à faire : `,
  ) as string;
  expect(await faultOf()).toEqual(isRead ? "undefined" : refusal);
});

it.each([
  {
    failure: "an error",
    getLocales: () =>
      Promise.reject(clientError(401, "AccessTokenInvalid", {}, "The access token could not be found.")),
    words: "401 AccessTokenInvalid, The access token could not be found.",
  },
  {
    failure: "a truncated answer",
    getLocales: () => Promise.reject(new TypeError("Object.defineProperty called on non-object")),
    words: "réponse interrompue",
  },
  {
    failure: "an answer of another server",
    getLocales: () => Promise.resolve({}),
    words: "réponse illisible",
  },
])(
  "the message about $failure has Contentful's words, and the variables to check",
  async ({ getLocales, words }) => {
    answerFrom(new TestSpace(), { getLocales });
    const fault = await faultOf();
    expect(fault.split("\n")[0]).toBe(
      `Contentful ne livre pas l’espace « espace » (environnement « master ») : ${words}`,
    );
    expect(fault).toMatch(/\n {2}à vérifier : CONTENTFUL_SPACE_ID, .*CONTENTFUL_ACCESS_TOKEN/);
  },
);

it("an answer that broke off is asked for again", async () => {
  const space = new TestSpace();
  const getLocales = jest.fn(() => listOf(space.locales));
  // The client reports such an answer as an error with the status 200.
  getLocales.mockRejectedValueOnce(clientError(200, "OK"));
  answerFrom(space, { getLocales });
  expect(await faultOf()).toBe("undefined");
});

it("reasonOf names the refused fields of an entry, without their values", () => {
  const errors = [{ name: "required", path: ["fields", "title", "fr"], value: "jeton-secret" }];
  const error = clientError(422, "ValidationFailed", { errors }, "Validation error");
  expect(reasonOf(error)).toBe("422 ValidationFailed, fields.title.fr : required, Validation error");
  expect(reasonOf(new Error("connect ECONNREFUSED"))).toBe("connect ECONNREFUSED");
});
