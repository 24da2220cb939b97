import type { ContentType } from "../content-type";
import { contentTypes } from "../index";
import { expectation } from "../problem";

const row = (cells: readonly string[]) =>
  `| ${cells.map((text) => text.replace(/[|*_<]/g, "\\$&")).join(" | ")} |`;

const typeSection = ({ id, label, help, fields }: ContentType) =>
  [
    `### ${label} (\`${id}\`)\n`,
    `${help}\n`,
    row(["Champ", "Identifiant", "Aide", "À saisir"]),
    row(["---", "---", "---", "---"]),
    ...Object.entries(fields).map(([name, field]) =>
      row([field.label, name, field.help, expectation(field)]),
    ),
  ].join("\n");

/** All types and their fields for editors, in Markdown. */
export const editorGuide = (): string =>
  ["# Les champs du site", ...contentTypes.map(typeSection)].join("\n\n");
