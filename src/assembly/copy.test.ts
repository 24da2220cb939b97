import { toBlocks } from "../content/markdown";
import { htmlOf, textOf } from "./copy";

const project = {
  title: "Projet <1>",
  blocks: toBlocks("**Majorité** & vote\n\n- un\n- **deux**\n\n1. premier\n2. second\n\n## Titre"),
};

it("writes a project as plain text", () => {
  expect(textOf(project)).toBe(
    "Projet <1>\n\nMajorité & vote\n\n- un\n- deux\n\n1. premier\n2. second\n\nTitre",
  );
});

it("writes a project as HTML, with what was typed as text", () => {
  expect(htmlOf(project)).toBe(
    "<h2>Projet &lt;1&gt;</h2><p><strong>Majorité</strong> &amp; vote</p><ul><li>un</li><li><strong>deux</strong></li></ul>" +
      "<ol><li>premier</li><li>second</li></ol><h3>Titre</h3>",
  );
});
