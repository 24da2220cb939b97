/** @jest-environment jsdom */
import { browserProblems } from "./elements";

const TITLE = "Écrivez au moins une lettre";

it.each([
  {
    browser: "Firefox, which ends the title with a full stop",
    validationMessage: `Format requis\u00a0: ${TITLE}.`,
    shown: `Format requis\u00a0: ${TITLE}.`,
  },
  {
    browser: "a browser that leaves out the title",
    validationMessage: "Format requis.",
    shown: `Format requis. ${TITLE}.`,
  },
])("a pattern's message has its title and one full stop, in $browser", ({ validationMessage, shown }) => {
  document.body.innerHTML = `<form name="demande"><input name="nom" pattern="\\p{L}+" title="${TITLE}" value="…" /></form>`;
  const [field] = document.getElementsByName("nom");
  Object.defineProperty(field, "validationMessage", { value: validationMessage });
  expect(browserProblems("demande")).toEqual({ nom: shown });
});
