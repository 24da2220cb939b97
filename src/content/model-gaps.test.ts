import { rmSync } from "node:fs";

import { checkContent } from "./check";
import { describeField } from "./field";
import { contentTypes } from "./index";
import type { KnownFields } from "./model-gaps";
import { readLocalContent } from "./sources/local";
import { sampleContent, sampleDirectory } from "./testing/sample";

const directories: string[] = [];

afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true })));

/** The sample content, whose questions have no answers: a source delivers no value of a field that it does not know. */
function contentWithoutAnswers() {
  const content = sampleContent();
  for (const entry of content.get("faqItem") ?? []) delete entry.answer;
  const directory = sampleDirectory(content);
  directories.push(directory);
  return readLocalContent(directory);
}

/** All fields of the model, but without some types and fields. */
const knownWithout = (...missing: readonly string[]): KnownFields =>
  new Map(
    contentTypes
      .filter(({ id }) => !missing.includes(id))
      .map(({ id, fields }) => [
        id,
        new Set(Object.keys(fields).filter((name) => !missing.includes(`${id}.${name}`))),
      ]),
  );

const problemsOf = async (known: KnownFields) =>
  (await checkContent({ ...contentWithoutAnswers(), known })).problems;

const GAP = expect.stringContaining("npm run contentful:migrate") as string;

it("has no problem if the source knows all of the model, and more", async () => {
  const known = new Map(knownWithout()).set("blogPost", new Set(["title"]));
  expect(await problemsOf(known)).not.toContainEqual(expect.objectContaining({ found: GAP }));
});

it("is reported once for a required field, whatever the number of entries", async () => {
  expect(await problemsOf(knownWithout("faqItem.answer"))).toEqual([
    {
      place: "Contentful, modèle de « Question fréquente » (faqItem)",
      field: "Réponse (answer)",
      expected: "un espace qui a ce champ du modèle",
      found: "le modèle de l’espace n’a pas encore ce champ : npm run contentful:migrate",
    },
  ]);
});

it("is reported once for a type with a single entry, and stops a preview too", async () => {
  const problems = await problemsOf(knownWithout("assemblyFile", "faqItem.answer"));
  expect(problems.map(({ place }) => place)).toEqual([
    "Contentful, modèle de « Question fréquente » (faqItem)",
    "Contentful, modèle de « Dossier d’assemblée » (assemblyFile)",
  ]);
  expect(problems).toContainEqual(
    expect.objectContaining({
      found: "le modèle de l’espace n’a pas encore ce type : npm run contentful:migrate",
      blocksPreview: true,
    }),
  );
});

it("is no problem for a field that may be empty, or a listed type without a required list", async () => {
  const optional = contentTypes.flatMap(({ id, fields }) =>
    Object.entries(fields).flatMap(([name, field]) =>
      describeField(field).required ? [] : [`${id}.${name}`],
    ),
  );
  expect(optional.length).toBeGreaterThan(5);
  const problems = await problemsOf(knownWithout(...optional, "legalPage"));
  expect(problems).not.toContainEqual(expect.objectContaining({ found: GAP }));
});
