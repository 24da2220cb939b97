import type { ContentType } from "../content-type";
import { counted, expectation } from "../problem";

const row = (cells: readonly string[]) =>
  `| ${cells.map((text) => text.replace(/[|*_<]/g, "\\$&")).join(" | ")} |`;

/** How many entries a type may have, which the page that lists them decides. */
function numberOfEntries({ id }: ContentType, contentTypes: readonly ContentType[]): string {
  for (const owner of contentTypes)
    for (const field of Object.values(owner.fields))
      if (field.items && field.listedType?.id === id)
        return `de ${field.items.min} à ${counted(field.items.max, "entrée")}, dans la liste « ${field.label} » de « ${owner.label} »`;
  return "une seule";
}

function typeSection(type: ContentType, contentTypes: readonly ContentType[]): string {
  const rows = Object.entries(type.fields).map(([name, field]) => {
    const expected = `${expectation(field)}${field.required ? "" : " (facultatif)"}`;
    return row([field.label, name, field.help, expected]);
  });
  return [
    `### ${type.label} (\`${type.id}\`)\n`,
    `${type.help} Nombre d’entrées : ${numberOfEntries(type, contentTypes)}.\n`,
    row(["Champ", "Identifiant", "Aide", "À saisir"]),
    row(["---", "---", "---", "---"]),
    ...rows,
  ].join("\n");
}

/** All types and their fields for editors, in Markdown. */
export const editorGuide = (contentTypes: readonly ContentType[]): string =>
  ["# Les champs du site", ...contentTypes.map((type) => typeSection(type, contentTypes))].join("\n\n");
