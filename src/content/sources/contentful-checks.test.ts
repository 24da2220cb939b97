import { answerFrom, clientError, drafts, listOf, published } from "../../testing/contentful-client";
import { TestSpace } from "../../testing/contentful-space";
import { type Connection, contentfulFault } from "./contentful-api";
import { checkSpace, frenchAmong, pluginLocales } from "./contentful-checks";

jest.mock("contentful", () => ({ createClient: jest.fn() }));

/** The message with which a check of the space fails. */
const messageOf = (connection: Connection) =>
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
      "• le champ « Réponse » (faqItem.answer) : du texte enrichi, le modèle a du texte",
    ]);
  });
});

describe("the languages of a space", () => {
  const english = { code: "en-US", default: true };
  const french = { code: "fr", fallbackCode: null };
  const frenchWithFallback = { code: "fr", fallbackCode: "en-US" };

  /** Checks a space with these languages, all of whose fields are localized, or none. */
  function check(locales: readonly object[], localized: boolean) {
    const space = new TestSpace();
    const types = space.types.map((type) => ({
      ...type,
      fields: type.fields.map((field) => ({ ...field, localized })),
    }));
    answerFrom(space, { getContentTypes: () => listOf(types), getLocales: () => listOf(locales) });
    return checkSpace(published);
  }

  it.each([
    {
      situation: "French falls back on a language that falls back",
      locales: [english, { code: "en-GB", fallbackCode: "en-US" }, { code: "fr", fallbackCode: "en-GB" }],
      localized: true,
      main: "en-US",
      fallbacks: ["en-GB", "en-US"],
    },
    {
      situation: "French is the default",
      locales: [{ code: "fr", default: true }, { code: "en-US" }],
      localized: false,
      main: "fr",
      fallbacks: [],
    },
    {
      situation: "French falls back on the default",
      locales: [english, frenchWithFallback],
      localized: false,
      main: "en-US",
      fallbacks: ["en-US"],
    },
    {
      situation: "all fields are localized",
      locales: [english, french],
      localized: true,
      main: "en-US",
      fallbacks: [],
    },
  ])("give all French values if $situation", async ({ locales, localized, main, fallbacks }) => {
    expect(await check(locales, localized)).toMatchObject({ french: "fr", main, fallbacks });
  });

  it("may have values that French lacks: the message names the languages, and what to set", async () => {
    const message = await check([english, french], false).catch(String);
    expect(message).toContain("« en-US » (par défaut), « fr »");
    expect(message).toContain("donnez à « fr » la langue de secours (Fallback locale) « en-US »");
  });

  it("are those for which the plugin makes values: French, and a fallback that falls back itself", () => {
    expect(
      pluginLocales([
        english,
        { code: "en-GB", fallbackCode: "en-US" },
        { code: "fr", fallbackCode: "en-GB" },
      ]),
    ).toEqual(["fr", "en-GB"]);
    expect(pluginLocales([english, frenchWithFallback, { code: "de" }])).toEqual(["fr"]);
  });

  it("may lack French", async () => {
    const checking = check([{ code: "de" }, { code: "en-US" }], true);
    await expect(checking).rejects.toThrow("ses langues sont « de », « en-US »");
  });

  it.each([
    { codes: ["fr", "en-US", "fr-FR"], shown: "fr" },
    { codes: ["en-US", "fr-FR"], shown: "fr-FR" },
    { codes: ["fr-CA", "fr-FR"], shown: "fr-FR" },
    { codes: ["en-US", "fr-CA"], shown: "fr-CA" },
    { codes: ["en-US"], shown: undefined },
  ])("of $codes, the site shows $shown", ({ codes, shown }) => {
    expect(frenchAmong(codes.map((code) => ({ code })))?.code).toBe(shown);
  });
});
