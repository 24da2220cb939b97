import type { ContentEntry } from "../../src/content/content-entry";
import type { Connection } from "../../src/content/sources/contentful-api";
import { followDrafts } from "./follow-drafts";
import { textSources } from "./text-sources";

const drafts: Connection = {
  host: "preview.contentful.com",
  spaceId: "a",
  environment: "b",
  token: "c",
  api: "preview",
};

describe("followDrafts", () => {
  let newest: object[];
  let fault = "";
  let look: ReturnType<typeof followDrafts>;
  const refresh = jest.fn(() => Promise.resolve());
  const fetching = jest.spyOn(globalThis, "fetch");
  jest.spyOn(console, "error").mockReturnValue();

  const settle = () => new Promise((done) => setTimeout(done, 20));

  const poll = async () => {
    look();
    await settle();
    const state = look();
    await settle();
    return state;
  };

  beforeEach(async () => {
    newest = [{ sys: { id: "1", updatedAt: "8:00" } }];
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 1, items: newest })));
    look = followDrafts(drafts, { refresh, readFault: () => Promise.resolve(fault) });
    await poll();
    refresh.mockClear();
  });

  it("refreshes when a draft is saved, and only then", async () => {
    await poll();
    expect(refresh).not.toHaveBeenCalled();
    newest = [{ sys: { id: "1", updatedAt: "8:01" } }];
    expect((await poll()).changedAt).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("retries the refresh until Gatsby reads the drafts, and reports its fault", async () => {
    fault = "Contentful ne livre pas une image.\n  à faire : relancez.";
    expect((await poll()).fault).toBe("Contentful ne livre pas une image.");
    expect(refresh).toHaveBeenCalled();
    fault = "";
    await poll();
    expect((await poll()).fault).toBeUndefined();
  });

  it("reports the fault of a failed poll, and retries at the next one", async () => {
    fetching.mockImplementation(() => Promise.resolve(new Response("", { status: 401 })));
    expect((await poll()).fault).toBe("Contentful refuse ce jeton (réponse 401).");
    fetching.mockImplementation(() => Promise.resolve(Response.json({ total: 2, items: newest })));
    await poll();
    expect((await poll()).fault).toBeUndefined();
    expect(refresh).toHaveBeenCalled();
  });
});

describe("textSources", () => {
  const faq = (id: string, question: string, answer: string): ContentEntry => {
    const location = { id, typeId: "faqItem", location: id, url: `https://a.fr/${id}` };
    return { ...location, values: { question, answer }, lists: {}, pictures: {} };
  };
  const found = (...entries: ContentEntry[]) => textSources(entries).map(({ text, href }) => [text, href]);

  it("lists each text as the page shows it, with its field", () => {
    expect(found(faq("1", "Qui ?", "Nous"))).toEqual([
      ["Qui\u00a0?", "https://a.fr/1?focusedField=question"],
      ["Nous", "https://a.fr/1?focusedField=answer"],
    ]);
  });

  it("leaves out a text that two fields share, of one entry or of two", () => {
    expect(found(faq("1", "Lots", "Lots"))).toEqual([]);
    expect(found(faq("1", "Lots", "A"), faq("2", "Lots", "B")).map(([text]) => text)).toEqual(["A", "B"]);
  });
});
