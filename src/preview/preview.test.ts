import type { ContentEntry } from "../content/content-entry";
import type { Connection } from "../content/sources/contentful-api";
import { followDrafts, textSources } from "./server";

const drafts: Connection = {
  host: "preview.contentful.com",
  spaceId: "a",
  environment: "b",
  token: "c",
  api: "preview",
};

describe("a preview follows the drafts", () => {
  let newest: object[];
  let follow: ReturnType<typeof followDrafts>;
  const refresh = jest.fn(() => Promise.resolve());
  const fetching = jest.spyOn(globalThis, "fetch");
  jest.spyOn(console, "error").mockReturnValue();

  /** A question of an open page, and the look at the drafts that follows. */
  const ask = async () => {
    follow.look();
    await new Promise((done) => setTimeout(done, 20));
    return follow.look();
  };

  beforeEach(() => {
    newest = [{ sys: { id: "1", updatedAt: "8:00" } }];
    refresh.mockClear();
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 1, items: newest })));
    follow = followDrafts(drafts, refresh);
  });

  it("when one is saved, and only then", async () => {
    await ask();
    await ask();
    expect(refresh).not.toHaveBeenCalled();
    newest = [{ sys: { id: "1", updatedAt: "8:01" } }];
    await ask();
    expect((await ask()).changedAt).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("when the last reading failed", async () => {
    await ask();
    follow.readAgain();
    await ask();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("again after a failure, which it names", async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response("", { status: 401 })));
    expect((await ask()).fault).toBe("Contentful refuse ce jeton (réponse 401).");
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 2, items: newest })));
    await ask();
    expect((await ask()).fault).toBeUndefined();
    expect(refresh).toHaveBeenCalled();
  });
});

describe("the fields of texts", () => {
  const faq = (id: string, question: string, answer: string): ContentEntry => {
    const location = { id, typeId: "faqItem", location: id, url: `https://a.fr/${id}` };
    return { ...location, values: { question, answer }, lists: {}, pictures: {} };
  };
  const found = (...entries: ContentEntry[]) => textSources(entries).map(({ text, href }) => [text, href]);

  it("are known by text as the page shows it", () => {
    expect(found(faq("1", "Qui ?", "Nous"))).toEqual([
      ["Qui\u00a0?", "https://a.fr/1?focusedField=question"],
      ["Nous", "https://a.fr/1?focusedField=answer"],
    ]);
  });

  it("are not guessed for a text that two fields have, of one entry or of two", () => {
    expect(found(faq("1", "Lots", "Lots"))).toEqual([]);
    expect(found(faq("1", "Lots", "A"), faq("2", "Lots", "B")).map(([text]) => text)).toEqual(["A", "B"]);
  });
});
