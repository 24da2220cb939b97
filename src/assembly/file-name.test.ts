import fc from "fast-check";

import { fileName } from "./file-name";

it.each([
  ["Les Érables", "dossier-assemblee-les-erables.pdf"],
  ["  Résidence de l’Œuvre, 12/14 bis  ", "dossier-assemblee-residence-de-l-oeuvre-12-14-bis.pdf"],
  ["../../etc/passwd", "dossier-assemblee-etc-passwd.pdf"],
  ["CON", "dossier-assemblee-con.pdf"],
  ["", "dossier-assemblee.pdf"],
  [" … ", "dossier-assemblee.pdf"],
  ["漢字", "dossier-assemblee.pdf"],
])("makes of « %s » the name %s", (copropriete, name) => {
  expect(fileName(copropriete, "pdf")).toBe(name);
});

it("has the extension of a calendar", () => {
  expect(fileName("Les Érables", "ics")).toBe("dossier-assemblee-les-erables.ics");
});

it("is short, and safe on every system, for any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (copropriete) => {
      const name = fileName(copropriete, "pdf");
      expect(name).toMatch(/^dossier-assemblee(-[a-z0-9]+)*\.pdf$/);
      expect(name.length).toBeLessThanOrEqual(90);
    }),
  );
});
