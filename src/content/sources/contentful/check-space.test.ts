import type { DeliveryConnection } from "../../../environment";
import { answerFrom, clientError, drafts, listOf, published } from "../../../testing/contentful-client";
import { TestSpace } from "../../../testing/contentful-space";
import { checkSpace, frenchAmong } from "./check-space";
import { contentfulFault } from "./failures";

jest.mock("contentful", () => ({ createClient: jest.fn() }));

/** The message with which a check of the space fails. */
const messageOf = (connection: DeliveryConnection) =>
  checkSpace(connection).then(String, (error: unknown) => (error as Error).message);

/** The lines of a message that name types and fields. */
const itemsIn = (message: string) => message.match(/• .*/g);

describe("before the site is built, the space", () => {
  const accessToken = "le jeton d’accès (access token)";

  it.each([
    {
      status: 401,
      connection: published,
      happened: "refuse ce jeton (réponse 401)",
      check: `CONTENTFUL_ACCESS_TOKEN, ${accessToken}`,
    },
    {
      status: 401,
      connection: drafts,
      happened: "refuse ce jeton (réponse 401)",
      check: `CONTENTFUL_PREVIEW_TOKEN, ${accessToken}`,
    },
    {
      status: 404,
      connection: published,
      happened: "ne connaît pas cet espace",
      check: "CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT",
    },
    {
      status: 429,
      connection: published,
      happened: "trop de demandes (réponse 429)",
      check: "relancez dans quelques minutes",
    },
    {
      status: 503,
      connection: published,
      happened: "en panne (réponse 503)",
      check: "https://www.contentfulstatus.com",
    },
  ])("may answer $status, and the message says what to check: $check", async (answer) => {
    const { status, connection, happened, check } = answer;
    const token = "cle-secrete";
    const error = clientError(status, "Error", {}, `Bearer ${token}`);
    answerFrom(new TestSpace(), { getContentTypes: () => Promise.reject(error) });
    const message = await messageOf({ ...connection, token });
    expect(message).toContain(happened);
    expect(message).toMatch(/\n {2}à vérifier : /);
    expect(message).toContain(check);
    expect(message).not.toContain(token);
  });

  it("may be unreachable", () => {
    const error = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    expect(contentfulFault(published, error).message).toContain("Contentful ne répond pas (ECONNREFUSED)");
  });

  it.each([
    {
      result: "no object",
      getLocales: () => Promise.reject(new TypeError("Object.defineProperty called on non-object")),
    },
    {
      result: "no list",
      getLocales: () => Promise.resolve({}),
    },
  ])("may interrupt its answer, of which contentful.js makes $result", async ({ getLocales }) => {
    answerFrom(new TestSpace(), { getLocales });
    await expect(checkSpace(published)).rejects.toThrow("Contentful interrompt sa réponse");
  });

  it("may lack types and fields that a build needs, which are all named with the command that adds them", async () => {
    const missingTypes = ["siteSettings", "faqItem", "glossaryTerm"];
    // A required field of the tenders, and an optional one of the chapters.
    const missingFields = ["status", "sources"];
    const space = new TestSpace();
    const types = space.types
      .filter(({ sys }) => !missingTypes.includes(sys.id))
      .map((type) => ({ ...type, fields: type.fields.filter(({ id }) => !missingFields.includes(id)) }));
    answerFrom(space, { getContentTypes: () => listOf(types) });
    const message = await messageOf(published);
    expect(itemsIn(message)).toEqual([
      "• le type « Réglages du site » (siteSettings)",
      "• le champ « Statut » (tender.status)",
      "• le type « Question fréquente » (faqItem)",
    ]);
    expect(message).toContain("npm run contentful:import");
  });

  it("may have fields of another kind or hidden ones, which no entry can mend: they are named as fields", async () => {
    const space = new TestSpace();
    const changes: Readonly<Record<string, object>> = {
      "faqItem.answer": { type: "RichText" },
      "tender.status": { omitted: true },
      // A long text serves as well as a short one.
      "faqItem.question": { type: "Text" },
    };
    const types = space.types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, ...changes[`${type.sys.id}.${field.id}`] })),
    }));
    answerFrom(space, { getContentTypes: () => listOf(types) });
    const message = await messageOf(published);
    expect(itemsIn(message)).toEqual([
      "• le champ « Statut » (tender.status), que « Disable field in response » cache",
      "• le champ « Réponse » (faqItem.answer) : « RichText », le modèle a « Text »",
    ]);
  });
});

describe("the languages of a space", () => {
  const english = { code: "en-US", default: true };
  const french = { code: "fr", fallbackCode: null };

  /** Checks a space with these languages. @param unlocalized a field of the site without languages. */
  function check(locales: readonly object[], unlocalized?: string) {
    const space = new TestSpace();
    const types = space.types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({
        ...field,
        localized: `${type.sys.id}.${field.id}` !== unlocalized,
      })),
    }));
    answerFrom(space, { getContentTypes: () => listOf(types), getLocales: () => listOf(locales) });
    return checkSpace(published);
  }

  it("may have French as the default, whatever else there is", async () => {
    expect(await check([{ code: "en-US" }, { code: "fr", default: true }], "faqItem.answer")).toBe("fr");
  });

  it("may have another default, if all fields of the site are localized and French falls back on none", async () => {
    expect(await check([english, french])).toBe("fr");
  });

  it.each([
    { situation: "French is missing", locales: [english, { code: "de" }] },
    {
      situation: "French falls back on another language",
      locales: [english, { ...french, fallbackCode: "en-US" }],
    },
    { situation: "a field has no French value", locales: [english, french], unlocalized: "faqItem.answer" },
  ])(
    "stop the build if $situation: the message names them, and what to set",
    async ({ locales, unlocalized }) => {
      const message = await check(locales, unlocalized).catch(String);
      expect(message).toContain("a pour langues « en-US » (par défaut), «");
      expect(message).toContain(
        "faites de « fr » la langue par défaut ; ou ne donnez à « fr » aucune langue de secours",
      );
    },
  );

  it.each([
    { codes: ["en-US", "fr-FR", "fr"], shown: "fr" },
    { codes: ["fr-FR", "fr"], shown: "fr-FR" },
    { codes: ["en-US", "fr-CA"], shown: "fr-CA" },
    { codes: ["en-US", "fro"], shown: undefined },
  ])("of $codes, whose first is the default, the site shows $shown", ({ codes, shown }) => {
    const locales = codes.map((code, index) => ({ code, default: index === 0 }));
    expect(frenchAmong(locales)?.code).toBe(shown);
  });
});
