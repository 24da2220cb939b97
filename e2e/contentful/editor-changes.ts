import sharp from "sharp";

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

/** A day of an editor: many changes, one build, and all of it on the page and in the PDF. */
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
      // One publish of the page reorders, adds and removes.
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
      // Half filled, and not published.
      space.saveDraft("homePage", { heroTitle: undefined, contactPromises: undefined, heroImage: undefined });
      space.saveDraft("tender-1", { deadline: undefined, status: undefined });
      space.create("faqItem", "dixieme", { question: "Une question sans réponse ?" }, ["draft"]);
      // What other teams keep in the same space.
      for (const id of ["etranger-1", "etranger-2", "etranger-3"]) {
        space.upload(
          id,
          { name: `${id}.png`, alt: "", bytes: Buffer.from("no picture") },
          "//localhost:65535",
        );
      }
      // A network that does not always do what it should.
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

    it("come whole, although the network was broken and Contentful asked too often", () => {
      const syncs = requests.filter((path) => path.includes("/sync"));
      expect(syncs.slice(1, 5)).toEqual(Array(4).fill(syncs[0]));
      expect(syncs.length).toBeGreaterThan(5);
      // No build counts on what an earlier one has been told.
      expect(syncs[0]).toContain("initial=true");
    });

    it("fetch the pictures that pages show, and no other of the space", () => {
      const fetched = new Set(requests.filter((path) => path.startsWith("/files/")));
      expect([...fetched].map((path) => path.split("/")[2]).sort()).toEqual([
        "homePage-heroImage",
        "whitePaperPage-coverImage",
      ]);
    });

    it("show another sentence", () => {
      expect(text["/"]).toContain(SENTENCE);
    });

    it("show a ninth question, its HTML as text that never runs, its emoji, and spaces that every font has", () => {
      // French typography has put a non-breaking space before the question mark.
      expect(text["/"]).toContain("Une <b>neuvième</b> question\u00a0? <script>alert(1)</script>");
      expect(text["/"]).toContain("Oui 🏢\u00a0: 1\u00a0250 lots, «\u00a0sans frais\u00a0».");
      expect(htmlOf(getWorld().site, "/")).not.toContain("<script>alert(1)");
    });

    it.each([
      ["tender-1", "Ouvert"],
      ["tender-3", "Négociation"],
    ])("show another status for %s: %s", (id, status) => {
      const title = String(getWorld().space.valuesOf(id).title);
      const shown = text["/"].slice(text["/"].indexOf(title));
      // The first status after the title is its own.
      expect(/Ouvert|Négociation|En cours/.exec(shown)?.[0]).toBe(status);
    });

    it("show the services in another order", () => {
      const [first, second] = ["service-2", "service-1"].map((id) =>
        String(getWorld().space.valuesOf(id).title),
      );
      const html = htmlOf(getWorld().site, "/");
      expect(html.indexOf(String(first))).toBeGreaterThan(-1);
      expect(html.indexOf(String(first))).toBeLessThan(html.indexOf(String(second)));
    });

    it("show no reference that left the list, no tender that is not published, no question that no page lists", () => {
      const { space } = getWorld();
      expect(text["/"]).not.toContain(String(space.valuesOf("clientReference-1").name));
      expect(text["/"]).not.toContain(String(space.valuesOf("tender-2", "draft").title));
      expect(text["/"]).not.toContain("que la page ne cite pas");
    });

    it("show an entry again, in its place, once it is published again", async () => {
      const { space, site } = getWorld();
      space.publish("tender-2", {});
      expect(await getWorld().run("a tender published again")).toMatchObject({ code: 0 });
      const shown = visibleText(htmlOf(site, "/"));
      const places = ["tender-1", "tender-2", "tender-3"].map((id) =>
        shown.indexOf(String(space.valuesOf(id).title).replaceAll(" :", "\u00a0:")),
      );
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((one, other) => one - other));
    });

    it("show the text of a chapter on the page and in the PDF, its HTML as text", () => {
      expect(text["/livre-blanc"]).toContain(CHAPTER);
      expect(pdf).toContain(CHAPTER.replaceAll(" ", ""));
    });

    it("show another e-mail address on every page and in the PDF", () => {
      expect(text["/"]).toContain(EMAIL);
      expect(text["/livre-blanc"]).toContain(EMAIL);
      expect(pdf).toContain(EMAIL);
    });

    it("show another picture in the place of the old one, and its alternative text", () => {
      const { site } = getWorld();
      const [, src] = /alt="Une nouvelle façade"[^>]*? src="([^"]+)"/.exec(htmlOf(site, "/")) ?? [];
      expect(src).toMatch(/nouvelle-facade\.png$/);
      expect(site.bytes(`public${String(src)}`).length).toBeGreaterThan(0);
      expect(htmlOf(site, "/livre-blanc")).toMatch(/alt="La couverture"[^>]*? src="[^"]+couverture\.png"/);
    });

    it("leave drafts out of the site, complete or not", () => {
      expect(text["/"]).not.toContain("Une question sans réponse");
      expect(text["/"]).not.toContain("À compléter");
      expect(text["/"]).not.toContain("Aperçu");
    });

    it("take no token into the public files", () => {
      const { site } = getWorld();
      const leaks = site.list("public").filter((path) => {
        const bytes = site.bytes(path);
        return Object.values(TOKENS).some((token) => bytes.includes(token));
      });
      expect(leaks).toEqual([]);
    });
  });
}
