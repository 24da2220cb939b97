import sharp from "sharp";

import { withFrenchSpaces } from "../../src/content/typography";
import { htmlOf, pdfTextOf, visibleText } from "./built-site";
import type { Outcome } from "./site-copy";
import { linksTo } from "./test-space";
import { TOKENS, type World } from "./world";

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();

const SENTENCE = "Une phrase toute neuve pour les syndics d’Île-de-France.";
const QUESTION = "Une <b>neuvième</b> question ? <script>alert(1)</script>";
const UNLISTED = "Une question que la page ne cite pas ?";
const ANSWER = "Oui 🏢 : 1\u202f250 lots, « sans frais ».";
const CHAPTER = "Un chapitre qui a trouvé son texte, <em>enfin</em>.";
const EMAIL = "bonjour@copro-energie-conseil.example";

/** Makes many changes as an editor does, builds once, and checks the pages and the PDF. */
export function describeEditorChanges(getWorld: () => World): void {
  describe("an editor's changes", () => {
    let outcome: Outcome;
    let requests: string[];
    let text: Record<"/" | "/livre-blanc", string>;
    let pdf: string;

    beforeAll(async () => {
      const world = getWorld();
      await world.ensurePublished();
      const { space, api, site } = world;
      space.publish("homePage", { heroText: SENTENCE });
      space.create("faqItem", "neuvieme", { question: QUESTION, answer: ANSWER });
      space.create("faqItem", "orpheline", { question: UNLISTED, answer: ANSWER });
      space.publish("tender-1", { status: "Ouvert" });
      space.publish("tender-3", { status: "Négociation" });
      // Publishing the page once reorders, adds and removes entries.
      const [first = "", second = "", ...services] = space.listed("homePage", "services");
      const [, ...references] = space.listed("homePage", "references");
      const questions = [...space.listed("homePage", "questions"), "neuvieme", "dixieme"];
      space.publish("homePage", {
        services: linksTo([second, first, ...services]),
        references: linksTo(references),
        questions: linksTo(questions),
      });
      space.unpublish("tender-2");
      space.publish("whitePaperChapter-4", { text: CHAPTER });
      space.publish("siteSettings", { email: EMAIL });
      // A new file in the same asset, and another asset.
      space.upload("homePage-heroImage", {
        name: "nouvelle-facade.png",
        alt: "Une nouvelle façade",
        bytes: await picture("#40e0d0"),
      });
      space.upload("whitePaperPage-coverImage", {
        name: "couverture.png",
        alt: "La couverture",
        bytes: await picture("#db2777"),
      });
      // Incomplete drafts.
      space.saveDraft("homePage", { heroTitle: undefined, nextSteps: undefined, heroImage: undefined });
      space.saveDraft("tender-1", { deadline: undefined, status: undefined });
      space.create("faqItem", "dixieme", { question: "Une question sans réponse ?" }, ["draft"]);
      // Assets of other teams in the same space.
      for (const id of ["etranger-1", "etranger-2", "etranger-3"]) {
        space.upload(
          id,
          { name: `${id}.png`, alt: "", bytes: Buffer.from("no picture") },
          "//localhost:65535",
        );
      }
      // An unreliable network.
      api.fail({ path: "/sync", status: 429, times: 1, headers: { "x-contentful-ratelimit-reset": "1" } });
      api.fail({ path: "/sync", broken: "connection", times: 1 });
      api.fail({ path: "/sync", broken: "JSON", times: 1 });
      api.fail({ path: "/sync", broken: "page", times: 1 });
      api.fail({ path: "/content_types", broken: "connection", times: 1 });
      api.fail({ path: "/files/", status: 503, times: 1 });
      api.fail({ path: "/files/", broken: "connection", times: 1 });

      outcome = await world.run("editor's changes");
      requests = [...api.requests];
      if (outcome.code !== 0) throw new Error(outcome.output);
      text = {
        "/": visibleText(htmlOf(site, "/")),
        "/livre-blanc": visibleText(htmlOf(site, "/livre-blanc")),
      };
      pdf = (await pdfTextOf(site)).join("");
    });

    it("are complete, despite network failures and rate limits", () => {
      const syncs = requests.filter((path) => path.includes("/sync"));
      expect(syncs.slice(1, 5)).toEqual(Array(4).fill(syncs[0]));
      expect(syncs.length).toBeGreaterThan(5);
      // Every build reads the whole space and reuses no earlier sync.
      expect(syncs[0]).toContain("initial=true");
    });

    it("download only the pictures that pages show", () => {
      const fetched = new Set(requests.filter((path) => path.startsWith("/files/")));
      expect([...fetched].map((path) => path.split("/")[2]).sort()).toEqual([
        "homePage-heroImage",
        "whitePaperPage-coverImage",
      ]);
    });

    it("change a sentence", () => {
      expect(text["/"]).toContain(SENTENCE);
    });

    it("add a ninth question, with its HTML as plain text, its emoji, and spaces that every font has", () => {
      // French typography adds a non-breaking space before the question mark.
      expect(text["/"]).toContain("Une <b>neuvième</b> question\u00a0? <script>alert(1)</script>");
      expect(text["/"]).toContain("Oui 🏢\u00a0: 1\u00a0250\u00a0lots, «\u00a0sans frais\u00a0».");
      expect(htmlOf(getWorld().site, "/")).not.toContain("<script>alert(1)");
    });

    it.each([
      ["tender-1", "Ouvert"],
      ["tender-3", "Négociation"],
    ])("change the status of %s to %s", (id, status) => {
      const title = withFrenchSpaces(String(getWorld().space.valuesOf(id).title));
      const shown = text["/"].slice(text["/"].indexOf(title));
      // The first status after the title belongs to it.
      expect(/Ouvert|Négociation|En cours/.exec(shown)?.[0]).toBe(status);
    });

    it("reorder the services", () => {
      const [first, second] = ["service-2", "service-1"].map((id) =>
        withFrenchSpaces(String(getWorld().space.valuesOf(id).title)),
      );
      const html = htmlOf(getWorld().site, "/");
      expect(html.indexOf(String(first))).toBeGreaterThan(-1);
      expect(html.indexOf(String(first))).toBeLessThan(html.indexOf(String(second)));
    });

    it("hide a reference that was removed from the list, an unpublished tender, and a question that no page lists", () => {
      const { space } = getWorld();
      expect(text["/"]).not.toContain(String(space.valuesOf("clientReference-1").name));
      expect(text["/"]).not.toContain(withFrenchSpaces(String(space.valuesOf("tender-2", "draft").title)));
      expect(text["/"]).not.toContain("que la page ne cite pas");
    });

    it("show an entry in its old place once it is published again", async () => {
      const { space, site } = getWorld();
      space.publish("tender-2", {});
      expect(await getWorld().run("a tender published again")).toMatchObject({ code: 0 });
      const shown = visibleText(htmlOf(site, "/"));
      const places = ["tender-1", "tender-2", "tender-3"].map((id) =>
        shown.indexOf(withFrenchSpaces(String(space.valuesOf(id).title))),
      );
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    });

    it("show the text of a chapter on the page and in the PDF, its HTML as text", () => {
      expect(text["/livre-blanc"]).toContain(CHAPTER);
      expect(pdf).toContain(CHAPTER.replaceAll(" ", ""));
    });

    it("change the e-mail address on every page and in the PDF", () => {
      expect(text["/"]).toContain(EMAIL);
      expect(text["/livre-blanc"]).toContain(EMAIL);
      expect(pdf).toContain(EMAIL);
    });

    it("replace a picture and its alternative text", () => {
      const { site } = getWorld();
      const [, src] = /alt="Une nouvelle façade"[^>]*? src="([^"]+)"/.exec(htmlOf(site, "/")) ?? [];
      expect(src).toMatch(/nouvelle-facade\.webp$/);
      expect(site.bytes(`public${String(src)}`).length).toBeGreaterThan(0);
      expect(htmlOf(site, "/livre-blanc")).toMatch(/alt="La couverture"[^>]*? src="[^"]+couverture\.webp"/);
    });

    it("leave drafts out of the site, complete or not", () => {
      expect(text["/"]).not.toContain("Une question sans réponse");
      expect(text["/"]).not.toContain("À compléter");
      expect(text["/"]).not.toContain("Aperçu");
    });

    it("leave nothing of the preview in the public files", () => {
      const { site } = getWorld();
      const texts = ["/__preview", "Montrer d’où vient chaque texte", "app.contentful.com", "focusedField"];
      // Characters that cannot be seen, with which other sites carry the source of a text.
      const hidden = /[\u200b-\u200d\u2060-\u2063\ufeff]{4}/;
      const leaks = site.list("public").filter((path) => {
        const text = site.read(path);
        return (
          texts.some((each) => text.includes(each)) || (/\.(?:html|json|js)$/.test(path) && hidden.test(text))
        );
      });
      expect(leaks).toEqual([]);
    });

    it("leave no token in the public files", () => {
      const { site } = getWorld();
      const leaks = site.list("public").filter((path) => {
        const bytes = site.bytes(path);
        return Object.values(TOKENS).some((token) => bytes.includes(token));
      });
      expect(leaks).toEqual([]);
    });
  });
}
