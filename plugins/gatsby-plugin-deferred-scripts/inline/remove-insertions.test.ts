/** @jest-environment jsdom */
import { removeInsertions } from "./remove-insertions";

it("removes the elements of extensions before React hydrates, and no element of React afterwards", async () => {
  document.body.innerHTML = `<div><label>Nom</label><input><h1>Titre</h1></div>`;
  const page = document.querySelector("div") ?? document.body;
  const served = page.innerHTML;
  removeInsertions(page);
  const insert = () => page.querySelector("input")?.before(document.createElement("password-manager"));
  /** The browser reports mutations in a microtask. */
  const mutationsAreReported = () => Promise.resolve();

  insert();
  await mutationsAreReported();
  // Not yet reported when React hydrates.
  insert();
  document.dispatchEvent(new Event("hydrating"));
  expect(page.innerHTML).toBe(served);

  page.append(document.createElement("p"));
  await mutationsAreReported();
  document.dispatchEvent(new Event("hydrating"));
  expect(page.querySelector("p")).not.toBeNull();
});
