/** @jest-environment jsdom */
import { removeInsertions } from "./remove-insertions";

it("removes the elements of extensions before React hydrates, and no element of React afterwards", async () => {
  document.body.innerHTML = `<div><label>Nom</label><input><h1>Titre</h1></div>`;
  const page = document.querySelector("div") ?? document.body;
  const served = page.innerHTML;
  removeInsertions(page);
  page.querySelector("input")?.after(document.createElement("password-manager"));
  await Promise.resolve();
  page.querySelector("input")?.before(document.createElement("password-manager"));
  document.dispatchEvent(new Event("hydrating"));
  expect(page.innerHTML).toBe(served);
  page.append(document.createElement("p"));
  await Promise.resolve();
  document.dispatchEvent(new Event("hydrating"));
  expect(page.querySelector("p")).not.toBeNull();
});
