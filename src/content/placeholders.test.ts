import { rmSync } from "node:fs";

import { contentReport } from "./check";
import { placeholderProblems } from "./placeholders";
import { readLocalContent } from "./sources/local";
import { entryOf, sampleContent, sampleDirectory } from "./testing/sample";

const placeholders = { required: ["fin"], optional: ["lots"] };
const found = (value: unknown) => placeholderProblems(value, placeholders).map((problem) => problem.found);

it.each(["Le {fin}", "{lots} lots, le {fin}, puis le {fin}", ["Un texte", "Le {fin}"]])(
  "accepts %j",
  (value) => {
    expect(found(value)).toEqual([]);
  },
);

it.each([
  ["Le {fin} de {nom}", ["le repère inconnu {nom}"]],
  ["Le { fin}", ["le repère inconnu { fin}", "un texte sans {fin}"]],
  ["Le {fin} {", ["une accolade qui n’entoure pas un repère"]],
  ["Le {fin} {}", ["une accolade qui n’entoure pas un repère"]],
  ["Le {lots}", ["un texte sans {fin}"]],
  [["Un", "Deux"], ["un texte sans {fin}"]],
])("finds what is wrong with %j", (value, problems) => {
  expect(found(value)).toEqual(problems);
});

it.each(["", undefined, null, 12])("leaves %j to the check of the field's kind", (value) => {
  expect(found(value)).toEqual([]);
});

it.each([
  ["choiceText", "La copropriété {copro}, {energie}, {fin}, {copropriete}", "le repère inconnu {copro}"],
  ["choiceText", "La copropriété {copropriete}, {energie}", "un texte sans {fin}"],
  ["estimateNotes", ["Une note sans date"], "un texte sans {date}"],
])("stops the build with the entry, the field and the name: %s", async (field, value, expected) => {
  const content = sampleContent();
  entryOf(content, "assemblyFile")[field] = value;
  const directory = sampleDirectory(content);
  const report = await contentReport(readLocalContent(directory));
  rmSync(directory, { recursive: true });
  expect(report).toContain("• content/assemblyFile.json");
  expect(report).toContain(`(${field})`);
  expect(report).toContain(`trouvé : ${expected}`);
  expect(report).toContain("1 problème");
});
