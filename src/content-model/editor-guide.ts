import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { counted, expectation } from "./problem";

/** Between these lines of `docs/redacteurs.md` stands what is written from the model. */
export const GUIDE_MARKERS = { start: "<!-- Champs : début -->", end: "<!-- Champs : fin -->" };

/** A text that Markdown takes for itself, in a cell of a table. */
const cell = (text: string) => text.replace(/[|*_<]/g, "\\$&");

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** How many entries a type has: as many as the page that lists them asks for and allows. */
function numberOfEntries({ id, entries }: ContentType, contentTypes: readonly ContentType[]): string {
  if (entries === "single") return "une seule";
  for (const owner of contentTypes) {
    for (const [name, field] of Object.entries(owner.fields)) {
      const { items, listedType } = describeField(field);
      if (items && listedType?.id === id) {
        return `de ${items.min} à ${counted(items.max, "entrée")}, dans la liste \`${name}\` de « ${owner.label} »`;
      }
    }
  }
  return "aucune";
}

/** In labels such as « Accueil : titre », the part of the page comes first. */
function partAndName(label: string): [part: string, name: string] {
  const [part, ...name] = label.split(" : ");
  return name.length > 0 && part ? [part, name.join(" : ")] : ["", label];
}

function typeSection(type: ContentType, contentTypes: readonly ContentType[]): string {
  const rows = Object.entries(type.fields).map(([name, field]) => {
    const description = describeField(field);
    const [part, label] = partAndName(description.label);
    const expected = `${expectation(description)}${description.required ? "" : " (facultatif)"}`;
    return [cell(part), cell(label), `\`${name}\``, cell(description.help), cell(expected)];
  });
  return [
    `### ${type.label} (\`${type.id}\`)`,
    `${type.help} Nombre d’entrées : ${numberOfEntries(type, contentTypes)}.`,
    table(["Partie", "Champ", "Identifiant", "Aide", "À saisir"], rows),
  ].join("\n\n");
}

/** Where each text of the site is, for editors: the types, then each field of each, in Markdown. */
export function editorGuide(contentTypes: readonly ContentType[]): string {
  const overview = table(
    ["Ce que l’on voit", "Type de contenu", "Identifiant", "Entrées"],
    contentTypes.map((type) => [
      cell(type.help),
      type.label,
      `\`${type.id}\``,
      numberOfEntries(type, contentTypes),
    ]),
  );
  return [overview, ...contentTypes.map((type) => typeSection(type, contentTypes))].join("\n\n");
}

/**
 * Puts the model's part into the guide.
 * @throws when the guide has lost its markers.
 */
export function withEditorGuide(document: string, guide: string): string {
  const { start, end } = GUIDE_MARKERS;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/redacteurs.md needs « ${start} » and « ${end} ».`);
  return `${document.slice(0, from)}${start}\n\n${guide}\n\n${document.slice(to)}`;
}
