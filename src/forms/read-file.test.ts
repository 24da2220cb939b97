/** @jest-environment jsdom */
/** A hostile file can end the tab, and what was typed must outlive the tab. */
import { keep, stored } from "./memory";
import { bytesOf } from "./read-file";

it("bytesOf stores what was typed before it reads the file", async () => {
  keep("dossier", { texts: { notice: "3 mois" } });
  let storedAtReading: unknown;
  const file = new File(["%PDF-"], "facture.pdf");
  file.arrayBuffer = () => {
    storedAtReading = stored("dossier");
    return Promise.resolve(new ArrayBuffer(5));
  };
  await bytesOf(file);
  expect(storedAtReading).toEqual({ texts: { notice: "3 mois" } });
});
