/** `npm run content:guide` writes the fields of all types for editors into docs/champs.md, which is not committed. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";

import { contentTypes } from "../../src/content";
import type { ContentType } from "../../src/content/content-type";
import { expectation } from "../../src/content/problem";

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

const guide = ["# Les champs du site", ...contentTypes.map(typeSection)].join("\n\n");
writeFileSync(resolve(__dirname, "../../docs/champs.md"), `${guide}\n`);
console.log("docs/champs.md : à jour.");
