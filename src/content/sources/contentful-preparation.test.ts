import type { Connection } from "./contentful-connection";
import { readSpaceModel } from "./contentful-preparation";

const connection: Connection = {
  host: "cdn.contentful.com",
  spaceId: "espace",
  environment: "essai",
  token: "secret",
  api: "delivery",
};

const type = (id: string, fields: object[] = []) => ({ sys: { id }, fields });
const locale = (code: string, isDefault = false) => ({ code, default: isDefault, fallbackCode: null });

/** Reads a space with these types and locales. */
function read(contentTypes: object[], locales: object[]) {
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    const items = (url as URL).pathname.endsWith("/content_types") ? contentTypes : locales;
    return Promise.resolve(Response.json({ sys: { type: "Array" }, items }));
  });
  return readSpaceModel(connection, ["homePage", "faqItem"]);
}

afterEach(() => jest.restoreAllMocks());

it("returns the languages and the localized fields of a space", async () => {
  const faqItem = type("faqItem", [{ id: "question", localized: true }, { id: "answer" }]);
  const { languages, localizedFields, known } = await read(
    [type("homePage"), faqItem, type("foreign")],
    [locale("en-US", true), locale("fr")],
  );
  expect(languages).toEqual({ french: locale("fr"), defaultCode: "en-US" });
  expect([...(localizedFields.get("faqItem") ?? [])]).toEqual(["question"]);
  expect(localizedFields.get("homePage")?.size).toBe(0);
  expect([...(known.get("faqItem") ?? [])]).toEqual(["question", "answer"]);
});

it("does not count a field whose values the API leaves out", async () => {
  const faqItem = type("faqItem", [
    { id: "question", omitted: true },
    { id: "answer", omitted: false },
  ]);
  const { known } = await read([faqItem], [locale("fr", true)]);
  expect([...(known.get("faqItem") ?? [])]).toEqual(["answer"]);
});

it("throws if the space has no French", async () => {
  await expect(read([type("homePage")], [locale("en-US", true)])).rejects.toThrow("n’a pas le français");
});

it.each([[[]], [[type("blogPost")]]])(
  "throws if the space has none of the site's types: %j",
  async (types) => {
    await expect(read(types, [locale("fr", true)])).rejects.toThrow(
      "L’espace Contentful « espace » (environnement « essai ») n’a aucun des types de contenu du site.\n" +
        "  à faire : remplissez-le avec « npm run contentful:import »",
    );
  },
);
