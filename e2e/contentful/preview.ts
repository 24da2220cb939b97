import { htmlOf, type Page, PAGES, visibleText } from "./built-site";
import type { Outcome } from "./site-copy";
import { linksTo } from "./test-space";
import { SPACE_ID, TOKENS, type World } from "./world";

/** What an editor sees before publishing. */
export function describePreview(getWorld: () => World): void {
  describe("a preview of drafts", () => {
    let outcome: Outcome;
    let home: string;

    beforeAll(async () => {
      const { space } = getWorld();
      await getWorld().ensurePublished();
      space.saveDraft("homePage", { heroTitle: undefined, nextSteps: undefined, heroImage: undefined });
      space.saveDraft("tender-2", { deadline: undefined, status: undefined });
      space.create("faqItem", "brouillon", { question: "Une question en préparation ?" }, ["draft"]);
      const questions = space.listed("homePage", "questions", "draft");
      space.saveDraft("homePage", { questions: linksTo([...questions, "brouillon"]) });
      outcome = await getWorld().run("preview", { CONTENTFUL_PREVIEW_TOKEN: TOKENS.draft }, "preview:build");
      if (outcome.code !== 0) throw new Error(outcome.output);
      home = htmlOf(getWorld().site, "/");
    });

    it.each(Object.keys(PAGES) as Page[])(
      "is marked as a preview on %s, and excluded from search engines",
      (page) => {
        const html = htmlOf(getWorld().site, page);
        expect(visibleText(html)).toContain("Aperçu des brouillons.");
        expect(html.match(/<meta[^>]+name="robots"[^>]*>/g)).toEqual([
          expect.stringContaining('content="noindex, nofollow"'),
        ]);
      },
    );

    it("marks each missing text in its place", () => {
      const text = visibleText(home);
      for (const label of [
        "Accueil\u00a0: titre",
        "Après la demande\u00a0: étapes",
        "Accueil : illustration",
        "Statut",
        "Date limite",
        "Réponse",
      ]) {
        expect(text).toContain(`[À compléter`);
        expect(text.replaceAll("\u00a0", " ")).toContain(
          `[À compléter : ${label.replaceAll("\u00a0", " ")}]`,
        );
      }
    });

    it("invents no date for a tender without one", () => {
      expect(visibleText(home)).not.toContain("1970");
    });

    it("lists the missing fields, each with a link to its entry", () => {
      const link = (id: string) =>
        `href="https://app.contentful.com/spaces/${SPACE_ID}/environments/master/entries/${id}"`;
      for (const id of ["homePage", "tender-2", "brouillon"]) expect(home).toContain(link(id));
      expect(visibleText(home)).toContain("Date limite (deadline)\u00a0: il faut une date");
    });

    it("shows drafts that are complete", () => {
      expect(visibleText(home)).toContain("Une question en préparation\u00a0?");
    });
  });
}
