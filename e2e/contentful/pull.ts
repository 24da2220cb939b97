import { readFileSync } from "node:fs";

import type { World } from "./world";

/** What is published comes back into the local copy. */
export function describePull(getWorld: () => World): void {
  describe("content:pull", () => {
    /** Every file that a pull writes, the drawings' sources aside. */
    const files = (world: World) =>
      world.site.list("content").filter((path) => !path.startsWith("content/images/source/"));

    it("after an import gives the same files, byte for byte", async () => {
      const world = getWorld();
      const before = files(world);
      const { code, output } = await world.run("pull", {}, "content:pull");
      expect(output).toContain("49 entrées et 2 images");
      expect(code).toBe(0);
      expect(files(world)).toEqual(before);
      const changed = before.filter((path) => !readFileSync(path).equals(world.site.bytes(path)));
      expect(changed).toEqual([]);
    });

    it("writes nothing of content that cannot be published", async () => {
      const world = getWorld();
      const { status } = world.space.valuesOf("tender-1");
      world.space.publish("tender-1", { status: "Fermé" });
      const { code, output } = await world.run("pull of bad content", {}, "content:pull");
      world.space.publish("tender-1", { status });
      expect(code).toBe(1);
      expect(output).toContain("Statut (status)");
      expect(output).toContain("Rien n’a été écrit.");
      expect(readFileSync("content/tender.json").equals(world.site.bytes("content/tender.json"))).toBe(true);
    });
  });
}
