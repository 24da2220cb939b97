import sharp from "sharp";

import { htmlOf } from "./built-site";
import type { Outcome } from "./site-copy";
import { SPACE_ID, type World } from "./world";

const linkTo = (what: "entries" | "assets", id: string) =>
  `https://app.contentful.com/spaces/${SPACE_ID}/environments/master/${what}/${id}`;

const HERO = "homePage-heroImage";
const COVER = "whitePaperPage-coverImage";

/** A host without a server. */
const DEAD_HOST = "//localhost:65535";

/** Published content that is invalid: the build stops, reports each problem with its place, and leaves the site unchanged. */
export function describeBadContent(getWorld: () => World): void {
  describe("invalid content", () => {
    let before: string;

    beforeAll(async () => {
      await getWorld().ensurePublished();
      before = getWorld().publicDigest();
    });

    afterEach(() => {
      expect(getWorld().publicDigest()).toBe(before);
      expect(htmlOf(getWorld().site, "/")).toContain("<h1");
    });

    describe("in entries", () => {
      let outcome: Outcome;
      const invalid: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
        "tender-1": { status: "Fermé" },
        "faqItem-1": { answer: undefined },
        "faqItem-2": { answer: "a".repeat(5000) },
        "service-1": { points: [] },
        "tender-3": { title: "Gaz \u202Eerialos" },
        "whitePaperChapter-1": { text: "Un écart ≮ 5 %" },
      };
      const valid = new Map<string, Readonly<Record<string, unknown>>>();

      beforeAll(async () => {
        const { space } = getWorld();
        for (const [id, fields] of Object.entries(invalid)) {
          const values = space.valuesOf(id);
          valid.set(id, Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])));
          space.publish(id, fields);
        }
        const { label } = space.valuesOf("stat-1");
        valid.set("stat-2", { label: space.valuesOf("stat-2").label });
        space.publish("stat-2", { label });
        for (const id of space.listed("homePage", "references")) {
          valid.set(id, {});
          space.unpublish(id);
        }
        outcome = await getWorld().run("bad entries");
      });

      afterAll(() => valid.forEach((fields, id) => getWorld().space.publish(id, fields)));

      it("stops the build", () => {
        expect(outcome.code).toBe(1);
        expect(outcome.output).toContain("Le contenu a 8 problèmes à corriger.");
        expect(outcome.output).toContain("la version précédente reste en place");
      });

      it.each([
        ["a status outside the list", "tender-1", "Statut (status)", "le texte « Fermé » (5 caractères)"],
        ["a required field left empty", "faqItem-1", "Réponse (answer)", "rien"],
        ["5 000 characters in an answer", "faqItem-2", "Réponse (answer)", "(5000 caractères)"],
        ["an emptied list", "service-1", "Points (points)", "une liste vide"],
        ["an invisible character", "tender-3", "Intitulé (title)", "U+202E (sens forcé de droite à gauche)"],
        [
          "a character that the PDF cannot write",
          "whitePaperChapter-1",
          "Texte (text)",
          "« ≮ » (U+226E, signe mathématique), après « Un écart »",
        ],
      ])("reports %s, with a link to the entry", (_case, id, field, found) => {
        const paragraph = outcome.output.split("•").find((each) => each.includes(linkTo("entries", id)));
        expect(paragraph).toContain(field);
        expect(paragraph).toContain(found);
      });

      it("reports two entries with the same title, whichever is read last", () => {
        const paragraph = outcome.output.split("•").find((each) => each.includes("Légende (label)"));
        expect(paragraph).toMatch(/entries\/stat-[12]\n/);
        expect(paragraph).toContain("comme Contentful, Chiffre clé");
      });

      it("reports a list without entries, with a link to the page's entry", () => {
        const paragraph = outcome.output.split("•").find((each) => each.includes("(references)"));
        expect(paragraph).toContain(linkTo("entries", "homePage"));
        expect(paragraph).toMatch(/attendu : une liste de 1 à 12 entrées.*\s+trouvé : aucune entrée/);
      });
    });

    it("may be a space behind the model: each missing field is reported once, with the command that adds it", async () => {
      const { space } = getWorld();
      const { contentTypes } = space;
      space.contentTypes = contentTypes.map((type) => ({
        ...type,
        fields: type.fields.filter(({ id }) => id !== "answer"),
      }));
      const { code, output } = await getWorld().run("space behind the model");
      space.contentTypes = contentTypes;
      expect(code).toBe(1);
      expect(output).toContain("Le contenu a 1 problème à corriger.");
      expect(output).toContain("le modèle de l’espace n’a pas encore ce champ : npm run contentful:migrate");
    });

    describe("in pictures", () => {
      let outcome: Outcome;
      let unpublished: Outcome;

      beforeAll(async () => {
        const { space, api, site } = getWorld();
        const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="9"/>');
        const bytes = site.bytes("content/images/facade.png");
        space.upload(HERO, { name: "facade.png", alt: "Une façade", bytes: drawing });
        space.upload(COVER, { name: "couverture.png", alt: "La couverture", bytes }, DEAD_HOST);
        outcome = await getWorld().run("bad pictures");
        space.unpublishAsset(HERO);
        const small = await sharp(bytes).resize(320).png().toBuffer();
        space.upload(COVER, { name: "couverture.png", alt: "La couverture", bytes: small });
        unpublished = await getWorld().run("pictures unpublished and too small");
        api.requests.length = 0;
      });

      afterAll(() => {
        const { space, site } = getWorld();
        const cover = site.bytes("content/images/white-paper-cover.png");
        space.upload(HERO, {
          name: "facade.png",
          alt: "Une façade",
          bytes: site.bytes("content/images/facade.png"),
        });
        space.upload(COVER, { name: "white-paper-cover.png", alt: "La couverture", bytes: cover });
      });

      it.each([
        ["of a type that is not allowed", () => outcome, HERO, "l’image « facade.png », de type SVG"],
        [
          "on a host that does not answer",
          () => outcome,
          COVER,
          "l’image « couverture.png », qui ne peut pas être téléchargée (ECONNREFUSED)",
        ],
        ["that are not published", () => unpublished, HERO, "une image non publiée, ou supprimée"],
        [
          "too small for their place",
          () => unpublished,
          COVER,
          "l’image « couverture.png », de 320 pixels de large",
        ],
      ])("reports pictures %s, with links to entry and asset", (_case, ofBuild, asset, found) => {
        const { code, output } = ofBuild();
        const [entry = "", field = ""] = asset.split("-");
        const paragraph = output.split("•").find((each) => each.includes(linkTo("assets", asset)));
        expect(code).toBe(1);
        expect(paragraph).toContain(linkTo("entries", entry));
        expect(paragraph).toContain(`(${field})`);
        expect(paragraph).toContain("attendu : une image PNG, JPEG, WebP ou AVIF, de ");
        expect(paragraph).toContain(`trouvé : ${found}\n`);
        expect(output).toContain("Le contenu a 2 problèmes à corriger.");
      });
    });
  });
}
