import type { ContentType } from "./content-type";
import { describeField } from "./field";
import { counted, expectation } from "./problem";

/** The lines of `docs/redacteurs.md` between which the tables generated from the model are written. */
export const GUIDE_MARKERS = { start: "<!-- Champs : début -->", end: "<!-- Champs : fin -->" };

/** Escapes a text for a cell of a Markdown table. */
const cell = (text: string) => text.replace(/[|*_<]/g, "\\$&");

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

/** How many entries a type may have, which the page that lists them decides. */
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

/** Splits a label such as « Accueil : titre » into the part of the page and the rest. */
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

/** The tables of the editors' guide, in Markdown: all types, then the fields of each type. */
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
 * Replaces the tables of the guide.
 * @throws if the document has no markers.
 */
export function withEditorGuide(document: string, guide: string): string {
  const { start, end } = GUIDE_MARKERS;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/redacteurs.md needs « ${start} » and « ${end} ».`);
  return `${document.slice(0, from)}${start}\n\n${guide}\n\n${document.slice(to)}`;
}
