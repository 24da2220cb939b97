import { rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import type { World } from "./world";

/** Writes published content into the local copy. */
export function describePull(getWorld: () => World): void {
  describe("content:pull", () => {
    /** Every file in `content/` except the sources of the drawings. */
    const files = ({ site }: World) => {
      const paths = site.list("content").filter((path) => !path.startsWith("content/images/source/"));
      return new Map(paths.map((path) => [path, site.bytes(path)]));
    };

    /** The alternative text of the home page's picture. */
    const altOf = (all: ReadonlyMap<string, Buffer>) => {
      const page = JSON.parse(String(all.get("content/homePage.json"))) as { heroImage: { alt: string } };
      return page.heroImage.alt;
    };

    it("after an import gives the same files, byte for byte", async () => {
      const world = getWorld();
      const before = files(world);
      const { code, output } = await world.run("pull", {}, "content:pull");
      expect(output).toContain("70 entrées et 2 images");
      expect(code).toBe(0);
      const after = files(world);
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect([...before].flatMap(([path, bytes]) => (after.get(path)?.equals(bytes) ? [] : [path]))).toEqual(
        [],
      );
    });

    it("removes a picture that it replaces, and no other file", async () => {
      const world = getWorld();
      const { site, space } = world;
      const before = files(world);
      const alt = "Une façade";
      const bytes = site.bytes("content/images/facade.png");
      writeFileSync(join(site.directory, "content/images/autre.png"), bytes);
      space.upload("homePage-heroImage", { name: "nouvelle façade.png", alt, bytes });
      expect(await world.run("pull of another picture", {}, "content:pull")).toMatchObject({ code: 0 });
      const images = site.list("content/images").filter((path) => path.endsWith(".png"));
      expect(images.map((path) => basename(path))).toEqual([
        "autre.png",
        "nouvelle-façade.png",
        "white-paper-cover.png",
      ]);
      rmSync(join(site.directory, "content/images/autre.png"));
      space.upload("homePage-heroImage", { name: "facade.png", alt: altOf(before), bytes });
      await world.run("pull of the first picture", {}, "content:pull");
      expect(files(world)).toEqual(before);
    });

    it("makes no file for a kind of page that has no pages", async () => {
      const world = getWorld();
      const { site, space } = world;
      const path = "content/legalPage.json";
      const bytes = site.bytes(path);
      const { legalPages } = space.valuesOf("siteSettings");
      rmSync(join(site.directory, path));
      space.publish("siteSettings", { legalPages: undefined });
      expect(await world.run("pull without legal pages", {}, "content:pull")).toMatchObject({ code: 0 });
      space.publish("siteSettings", { legalPages });
      expect(site.list("content")).not.toContain(path);
      writeFileSync(join(site.directory, path), bytes);
    });

    it("writes nothing if the space is behind the model, and names each missing field once", async () => {
      const world = getWorld();
      const before = files(world);
      const { contentTypes } = world.space;
      world.space.contentTypes = contentTypes
        .filter(({ sys }) => sys.id !== "assemblyFile")
        .map((type) => ({ ...type, fields: type.fields.filter(({ id }) => id !== "answer") }));
      const { code, output } = await world.run("pull from an old model", {}, "content:pull");
      world.space.contentTypes = contentTypes;
      expect(code).toBe(1);
      expect(output.match(/Réponse \(answer\)/g)).toHaveLength(1);
      expect(output).toContain("le modèle de l’espace n’a pas encore ce champ : npm run contentful:migrate");
      expect(output).toContain("le modèle de l’espace n’a pas encore ce type : npm run contentful:migrate");
      expect(output).toContain("Le contenu a 2 problèmes à corriger.");
      expect(files(world)).toEqual(before);
    });

    it("writes nothing if the content is invalid", async () => {
      const world = getWorld();
      const before = world.site.bytes("content/tender.json");
      const { status } = world.space.valuesOf("tender-1");
      world.space.publish("tender-1", { status: "Fermé" });
      const { code, output } = await world.run("pull of bad content", {}, "content:pull");
      world.space.publish("tender-1", { status });
      expect(code).toBe(1);
      expect(output).toContain("Statut (status)");
      expect(output).toContain("Rien n’a été écrit.");
      expect(world.site.bytes("content/tender.json").equals(before)).toBe(true);
    });
  });
}
