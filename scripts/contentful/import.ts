// `npm run contentful:import` updates a space's model to this repository's, and adds the content of pages that were never published there.
// It resumes an interrupted import, deletes nothing and changes no existing entry. `--model-only` imports no content; `--check` only
// reports, and exits with 1 if something is missing or differs; `--reprendre` goes on where types or entries of another project are there.
import { parseArgs } from "node:util";

import { contentReport } from "../../src/content/check/check";
import { readLocalContent } from "../../src/content/sources/local";
import { otherKinds } from "../../src/content/sources/space-model";
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { answered, type Management, managementOf } from "./management";
import { readModelChanges, writeModel } from "./model-changes";
import { foreignItems, readPresent } from "./present";
import { type ContentfulSpace, contentfulSpace } from "./space";
import { fill, printUnfinished, unfinishedIn } from "./unfinished";

readEnvFile();

const CONTENT = contentDirectory();

const HOW_TO_GO_ON =
  "  à faire : choisissez un espace vide ou un autre environnement (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT),\n" +
  "  ou relancez avec --reprendre : l’import change alors ces types, et ne change ni ne supprime ces entrées.";

/** Values without translation belong to the default locale, so it becomes French; only in a space without entries. */
async function needFrench(management: Management, isEmpty: boolean): Promise<void> {
  const { client } = management;
  const locales = await answered(management, client.locale.getMany({ query: { limit: 1000 } }));
  const current = locales.items.find((locale) => locale.default);
  if (!current || current.code === "fr") return;
  if (!isEmpty)
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} » et il a déjà des entrées : choisissez un espace vide, ou --model-only.`,
    );
  const french = { ...current, code: "fr", name: "Français" };
  await answered(
    management,
    client.locale.update({ localeId: current.sys.id }, french),
    "la langue par défaut",
  );
}

/** The content of `content/` in Contentful's format. @throws with a French message if it has mistakes. */
async function checkedContent(): Promise<ContentfulSpace> {
  const content = readLocalContent(CONTENT);
  const report = await contentReport(content);
  if (report) throw new Error(report);
  return contentfulSpace(content);
}

/** After a failure: prints what is left. The space may not answer any more. */
async function printRest(management: Management, space: ContentfulSpace): Promise<void> {
  const present = await readPresent(management, space).catch(() => undefined);
  const left = present && unfinishedIn(present, space);
  if (left) printUnfinished(left);
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: {
      check: { type: "boolean" },
      "model-only": { type: "boolean" },
      reprendre: { type: "boolean" },
    },
  });
  const management = managementOf(managementConnection(process.env));
  const model = await readModelChanges(management);
  for (const change of model.types.flatMap(({ changes }) => changes)) console.log(change);
  const byHand = otherKinds(model.gaps);
  if (byHand) console.log(byHand);
  const hasModel = model.types.length === 0 && byHand === undefined;
  if (hasModel) console.log("L’espace a tous les types et tous les champs du modèle.");

  const space = await checkedContent();
  const present = await readPresent(management, space);
  const left = options["model-only"] ? undefined : unfinishedIn(present, space);
  if (left) printUnfinished(left);
  const foreign = foreignItems(management, model, present);
  if (foreign.length > 0)
    console.log(`Cet espace a déjà, d’un autre projet :\n${foreign.map((item) => `  • ${item}`).join("\n")}`);

  const isUpToDate = hasModel && !left && foreign.length === 0;
  if (options.check || isUpToDate) return isUpToDate ? 0 : 1;
  if (foreign.length > 0 && !options.reprendre) {
    console.log(`Rien n’a été écrit.\n${HOW_TO_GO_ON}`);
    return 1;
  }

  if (left) await needFrench(management, present.isEmpty);
  try {
    await writeModel(management, model.types);
    if (left) await fill(management, CONTENT, left);
  } catch (error) {
    console.log(
      "L’import s’est arrêté. Une fois la cause réglée, la même commande continue là où il en était.",
    );
    if (!options["model-only"]) await printRest(management, space);
    throw error;
  }
  // What no import can mend stays to be done by hand.
  return byHand || foreign.length > 0 ? 1 : 0;
}

void runCommand(main);
