import type { ContentEntry } from "../../src/content/content-entry";
import { type DraftsState, followDrafts } from "./follow-drafts";
import { matchTexts } from "./match-texts";
import { textSources } from "./text-sources";

describe("followDrafts", () => {
  const readNewest = jest.fn<Promise<string>, []>();
  let fault = "";
  let pollDrafts: () => DraftsState;
  const refresh = jest.fn();
  jest.spyOn(console, "error").mockReturnValue();

  const settle = () => new Promise((done) => setTimeout(done, 20));

  /** Two polls, because a poll returns the state before it. */
  const poll = async () => {
    pollDrafts();
    await settle();
    const state = pollDrafts();
    await settle();
    return state;
  };

  beforeEach(async () => {
    readNewest.mockResolvedValue("1 draft, 8:00");
    pollDrafts = followDrafts({ readNewest }, { refresh, lastFault: () => Promise.resolve(fault) });
    await poll();
    refresh.mockClear();
  });

  it("refreshes when a draft is saved, and only then", async () => {
    await poll();
    expect(refresh).not.toHaveBeenCalled();
    readNewest.mockResolvedValue("1 draft, 8:01");
    expect((await poll()).changedAt).toBeDefined();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("reports a failed reading, and reads again only after a pause", async () => {
    fault = "Contentful ne livre pas une image.\n  à faire : relancez.";
    expect((await poll()).fault).toBe("Contentful ne livre pas une image.");
    expect(refresh).not.toHaveBeenCalled();
    // The pause is 10 s.
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 11_000);
    await poll();
    expect(refresh).toHaveBeenCalledTimes(1);
    fault = "";
    expect((await poll()).fault).toBeUndefined();
    jest.mocked(Date.now).mockRestore();
  });

  it("reports the fault of a failed poll, and retries at the next one", async () => {
    readNewest.mockRejectedValue(
      new Error("Contentful refuse ce jeton (réponse 401).\n  à vérifier : le jeton"),
    );
    expect((await poll()).fault).toBe("Contentful refuse ce jeton (réponse 401).");
    readNewest.mockResolvedValue("2 drafts, 8:01");
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
});

describe("matchTexts", () => {
  const sourcesOf = (entry: string, texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([name, text]) => ({ text, entry, href: `${entry}/${name}`, label: name }));
  const sources = [
    ...sourcesOf("urgent", {
      headline: "Urgent\u00a0: reçue au plus tard le {reception}.",
      request: "Merci.",
    }),
    ...sourcesOf("inTime", { headline: "À temps\u00a0: postée le {poste}.", request: "Merci." }),
    ...sourcesOf("mail", { dates: "{dates}" }),
  ];
  const match = (...shown: string[]) => matchTexts(shown, sources).map((source) => source?.href);

  it("finds a text with filled placeholders, and by its entry a text that two entries share", () => {
    expect(match("À temps : postée le 23 septembre 2027.", "Merci.", "Autre")).toEqual([
      "inTime/headline",
      "inTime/request",
      undefined,
    ]);
  });

  it("leaves out a text that two entries share if the page shows neither entry or both", () => {
    expect(match("Merci.")).toEqual([undefined]);
    const matched = match("À temps : postée le 23.", "Urgent : reçue au plus tard le 4.", "Merci.");
    expect(matched[2]).toBeUndefined();
  });
});
