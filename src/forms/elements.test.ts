/** @jest-environment jsdom */
import { browserProblems } from "./elements";

const TITLE = "Écrivez au moins une lettre";

it.each([
  [
    "Firefox, which ends the title with a full stop",
    `Format requis\u00a0: ${TITLE}.`,
    `Format requis\u00a0: ${TITLE}.`,
  ],
  ["a browser that leaves out the title", "Format requis.", `Format requis. ${TITLE}.`],
])("a pattern's message has its title and one full stop, in %s", (_, native, message) => {
  document.body.innerHTML = `<form name="demande"><input name="nom" pattern="\\p{L}+" title="${TITLE}" value="…" /></form>`;
  const [field] = document.getElementsByName("nom");
  Object.defineProperty(field, "validationMessage", { value: native });
  expect(browserProblems("demande")).toEqual({ nom: message });
});
