// `npm run contentful:import` updates a space's model to this repository's, and adds the content of pages that were never published there.
// It resumes an interrupted import, deletes nothing and changes no existing entry. `--model-only` imports no content; `--check` only
// reports, and exits with 1 if something is missing or differs; `--reprendre` goes on where types or entries of another project are there.
import { parseArgs } from "node:util";

import { readCheckedContent } from "../../src/content/sources/local";
import { otherKinds } from "../../src/content/sources/space-model";
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { findForeignItems, type ForeignItems } from "./foreign";
import { answered, type Management, managementOf } from "./management";
import { readModelChanges, writeModel } from "./model-changes";
import { readPresent } from "./present";
import { type ContentfulSpace, contentfulSpace } from "./space";
import { fill, printUnfinished, unfinishedIn } from "./unfinished";

readEnvFile();

const CONTENT = contentDirectory();

const OPTIONS = {
  check: { type: "boolean" },
  "model-only": { type: "boolean" },
  reprendre: { type: "boolean" },
} as const;

/** @throws with a French message if there is another option. */
function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new Error(`« npm run contentful:import -- … » ne connaît que les options ${names.join(", ")}.`);
  }
}

const asList = (items: readonly string[]) => items.map((item) => `  • ${item}`).join("\n");

const REMOVE_PAGES =
  "  à faire : si ces pages ne servent plus, dépubliez-les et supprimez-les dans Contentful, puis relancez l’import.";

/** In French, how an import can go on beside another project. */
function howToGoOn({ types, namesakes }: ForeignItems): string {
  if (types.length === 0 && namesakes.length === 0) return REMOVE_PAGES;
  const elsewhere =
    "  à faire : choisissez un espace vide ou un autre environnement (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT),\n";
  if (namesakes.length === 0)
    return `${elsewhere}  ou relancez avec --reprendre : l’import change alors ces types, et ne change ni ne supprime ces entrées.`;
  return `${elsewhere}  ou supprimez dans Contentful les entrées qui ont l’identifiant d’une entrée à importer : --reprendre n’y change rien.`;
}

function printForeignItems(foreign: ForeignItems): void {
  const { types, pages, namesakes } = foreign;
  console.log(`Cet espace a déjà, d’un autre projet :\n${asList([...types, ...pages, ...namesakes])}`);
  console.log(howToGoOn(foreign));
}

/** Prints what the import could not mend. @param byHand text about fields of another kind. */
function printWorkByHand(byHand: string | undefined, { pages }: ForeignItems): void {
  console.log("L’import est fini. Le reste se fait à la main.");
  if (byHand) console.log(byHand);
  if (pages.length > 0)
    console.log(`Des pages d’un autre projet sont toujours publiées :\n${asList(pages)}\n${REMOVE_PAGES}`);
}

/** Values without translation belong to the default locale, so it becomes French; only in a space without entries. */
async function needFrench(management: Management, isEmpty: boolean): Promise<void> {
  const { client } = management;
  const locales = await answered(management, client.locale.getMany({ query: { limit: 1000 } }));
  const current = locales.items.find((locale) => locale.default);
  if (!current || current.code === "fr") return;
  if (!isEmpty)
    throw new Error(
      `La langue par défaut de cet espace est « ${current.code} », et il a déjà des entrées, dont l’import ne change pas la langue.\n` +
        "  à faire : choisissez un espace vide ou un autre environnement (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT), " +
        "ou --model-only, qui n’importe que les types.",
    );
  const french = { ...current, code: "fr", name: "Français" };
  await answered(management, client.locale.update({ localeId: current.sys.id }, french), {
    kind: "locale",
    name: "la langue par défaut",
  });
}

const NO_CONTENT: ContentfulSpace = { entries: [], assets: [] };

/** The content of `content/` in Contentful's format. @throws with a French message if it has mistakes. */
async function checkedContent(): Promise<ContentfulSpace> {
  return contentfulSpace(await readCheckedContent(CONTENT));
}

/** After a failure: prints what is left. The space may not answer any more. */
async function printRest(management: Management, space: ContentfulSpace): Promise<void> {
  const present = await readPresent(management, space).catch(() => undefined);
  const left = present && unfinishedIn(present, space);
  if (left) printUnfinished(left);
}

async function main(): Promise<number> {
  const options = readOptions();
  const management = managementOf(managementConnection(process.env));
  const model = await readModelChanges(management);
  for (const change of model.types.flatMap(({ changes }) => changes)) console.log(change);
  const byHand = otherKinds(management.connection, model.gaps);
  if (byHand) console.log(byHand);
  const hasModel = model.types.length === 0 && byHand === undefined;
  if (hasModel) console.log("L’espace a tous les types et tous les champs du modèle.");

  const space = options["model-only"] ? NO_CONTENT : await checkedContent();
  const present = await readPresent(management, space);
  const left = options["model-only"] ? undefined : unfinishedIn(present, space);
  if (left) printUnfinished(left);
  const idsToImport = new Set(space.entries.map(({ sys }) => sys.id));
  const foreign = findForeignItems(management.connection, model, present, idsToImport, left);
  const hasForeign = Object.values(foreign).some(({ length }) => length > 0);
  if (hasForeign) printForeignItems(foreign);

  const isUpToDate = hasModel && !left && !hasForeign;
  if (options.check || isUpToDate) return isUpToDate ? 0 : 1;
  const mayTakeOver = Boolean(options.reprendre) && foreign.namesakes.length === 0;
  if (hasForeign && !mayTakeOver) {
    console.log("Rien n’a été écrit.");
    return 1;
  }
  // What is left is for a person, and has just been named.
  if (model.types.length === 0 && !left) return 1;

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
  if (!byHand && foreign.pages.length === 0) return 0;
  printWorkByHand(byHand, foreign);
  return 1;
}

void runCommand(main);
