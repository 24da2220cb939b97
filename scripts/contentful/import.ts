// `npm run contentful:import` updates a space's model to this repository's, and adds the content of pages that were never published there.
// It resumes an interrupted import, deletes nothing and changes no existing entry. `--model-only` imports no content; `--check` only
// reports, and exits with 1 if something is missing or differs.
import { parseArgs } from "node:util";

import { type ContentfulSpace, contentfulSpace } from "../../src/content/sources/contentful/space";
import { otherKinds } from "../../src/content/sources/contentful/space-model";
import { typeUrl, webAppUrl } from "../../src/content/sources/contentful/web-app";
import { readCheckedContent } from "../../src/content/sources/local";
import { contentDirectory, managementConnection, readEnvFile } from "../../src/environment";
import { runCommand } from "../run-command";
import { answered, type Management, managementOf } from "./management";
import { type ModelChanges, readModelChanges, writeModel } from "./model-changes";
import { foreignEntries, type Present, readPresent, typeIdOf } from "./present";
import { fill, printUnfinished, unfinishedIn } from "./unfinished";

readEnvFile();

const CONTENT = contentDirectory();

const OPTIONS = {
  check: { type: "boolean" },
  "model-only": { type: "boolean" },
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

/** @throws with a French message if types or entries of another project have our ids: the two projects would change each other. */
function refuseForeign(
  { connection }: Management,
  { foreign }: ModelChanges,
  present: Present,
  space: ContentfulSpace,
): void {
  const types = foreign.map(({ name, sys }) => `le type « ${name} » (${typeUrl(connection, sys.id)})`);
  const entries = foreignEntries(present, space.entries).map(
    (entry) => `une entrée du type ${typeIdOf(entry)} (${webAppUrl(connection, `entries/${entry.sys.id}`)})`,
  );
  const items = [...types, ...entries];
  if (items.length === 0) return;
  const list = items.map((item) => `  • ${item}\n`).join("");
  throw new Error(
    `Cet espace a déjà, d’un autre projet, des identifiants du site :\n${list}Rien n’a été écrit.\n` +
      "  à faire : prenez un environnement vide (CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT).",
  );
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
  const present = await readPresent(management).catch(() => undefined);
  const left = present && unfinishedIn(present, space);
  if (left) printUnfinished(left);
}

async function main(): Promise<number> {
  const options = readOptions();
  const management = managementOf(managementConnection(process.env));
  const space = options["model-only"] ? NO_CONTENT : await checkedContent();
  const model = await readModelChanges(management);
  const present = await readPresent(management);
  refuseForeign(management, model, present, space);

  for (const change of model.types.flatMap(({ changes }) => changes)) console.log(change);
  const byHand = otherKinds(management.connection, model.gaps);
  if (byHand) console.log(byHand);
  const hasModel = model.types.length === 0 && byHand === undefined;
  if (hasModel) console.log("L’espace a tous les types et tous les champs du modèle.");
  const left = options["model-only"] ? undefined : unfinishedIn(present, space);
  if (left) printUnfinished(left);

  const isUpToDate = hasModel && !left;
  if (options.check || isUpToDate) return isUpToDate ? 0 : 1;
  // What is left is for a person, and has just been named.
  if (model.types.length === 0 && !left) return 1;

  if (left) await needFrench(management, present.entries.length === 0);
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
  if (!byHand) return 0;
  console.log(`L’import est fini. Le reste se fait à la main.\n${byHand}`);
  return 1;
}

void runCommand(main);
