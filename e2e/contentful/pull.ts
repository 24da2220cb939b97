import type { World } from "./world";

/** Writes published content into the local copy. */
export function describePull(getWorld: () => World): void {
  describe("content:pull", () => {
    /** Every file in `content/` except the sources of the drawings. */
    const files = ({ site }: World) => {
      const paths = site.list("content").filter((path) => !path.startsWith("content/images/source/"));
      return new Map(paths.map((path) => [path, site.bytes(path)]));
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
