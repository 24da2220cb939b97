import type { ContentType } from "../../../src/content/content-type";
import { listOf } from "../../../src/content/contentful/migration/lists";
import { type Loss, lossName } from "../../../src/content/contentful/migration/losses";
import { type MigrationPlan, planMigration } from "../../../src/content/contentful/migration/plan";
import { isBehind, planInWords } from "../../../src/content/contentful/migration/report";
import type { StoredModel } from "../../../src/content/contentful/migration/stored-space";
import { editorsTasks } from "../../../src/content/contentful/migration/tasks";
import { FORMER_RANK } from "../../../src/content/former-fields";
import type { Connection } from "../../../src/content/sources/contentful-connection";
import { languagesOf } from "../../../src/content/sources/contentful-languages";
import { linkInApp } from "../../../src/content/sources/contentful-nodes";
import { applyType } from "./apply-types";
import { type Client, faultOf, managementClient, readEntries, readModel, readPublished } from "./client";
import { copyValues } from "./copy-values";
import { deleteField } from "./delete-field";
import { moveRanks } from "./move-ranks";

/** A space, the model that it is compared with, and where the command writes its lines. */
export interface Run {
  connection: Connection;
  contentTypes: readonly ContentType[];
  print: (text: string) => void;
}

/** The names of losses that the command allows, as `tender.deadline`. */
type Allowed = ReadonlySet<string>;

const NOTHING: Allowed = new Set();

async function readPlan({ connection, contentTypes, print }: Run, client: Client, allowed: Allowed) {
  const space = await readModel(client);
  // Throws if the space has no French: then nobody could fill in what is added.
  languagesOf(space.locales);
  const plan = planMigration(contentTypes, space);
  print(`Espace ${connection.spaceId} (${connection.environment})\n\n${planInWords(plan, allowed)}\n`);
  return { space, plan };
}

/** Applies what loses nothing. Each step is decided from the space as it is, so that a second run continues a first one. */
async function applyWithoutLoss({ contentTypes, print }: Run, client: Client): Promise<void> {
  const space = await readModel(client);
  const { types } = planMigration(contentTypes, space);
  for (const migration of types) {
    const { type } = migration;
    const stored = space.contentTypes.find(({ sys }) => sys.id === type.id);
    await applyType(client, migration, stored);
    print(`${type.label} (${type.id}) : fait`);
  }
  const languages = languagesOf(space.locales);
  for (const { type, copies, movesRank } of types) {
    for (const copy of copies) await copyValues(client, type, copy, languages);
    const list = movesRank ? listOf(contentTypes, type) : undefined;
    if (list && !(await moveRanks(client, type, list, languages)))
      print(`${type.label} : l’ordre attend l’entrée de « ${list.owner.label} ». Créez-la, puis relancez.`);
  }
}

/** Deletes the fields that the command allows to delete, except a rank that no list has taken over yet. */
async function applyLosses(run: Run, client: Client, allowed: Allowed): Promise<void> {
  const { types, losses } = planMigration(run.contentTypes, await readModel(client));
  const isAwaited = ({ typeId, fieldId }: Loss) =>
    fieldId === FORMER_RANK && types.some(({ type, movesRank }) => movesRank && type.id === typeId);
  const deleted = losses.filter((loss) => allowed.has(lossName(loss)) && !isAwaited(loss));
  for (const loss of deleted) {
    await deleteField(client, loss);
    run.print(`${lossName(loss)} : supprimé`);
  }
  // A field that had another type is now missing.
  if (deleted.some(({ needed }) => needed)) await applyWithoutLoss(run, client);
}

/**
 * Refuses to delete a field that the site needs. A field that the space does not have is only named: a run that stopped may have
 * deleted it.
 * @throws in French, with the field's name.
 */
function checkAllowed(
  { print }: Run,
  { losses }: MigrationPlan,
  { contentTypes }: StoredModel,
  allowed: Allowed,
): void {
  const present = contentTypes.flatMap(({ sys, fields }) =>
    fields.map(({ id }) => lossName({ typeId: sys.id, fieldId: id })),
  );
  const refused = [...allowed].filter((name) => !losses.some((loss) => lossName(loss) === name));
  const other = refused.filter((name) => present.includes(name));
  const absent = refused.filter((name) => !present.includes(name));
  if (absent.length > 0) print(`L’espace n’a pas ce champ : ${absent.join(", ")}\n`);
  if (other.length > 0)
    throw new Error(`Ce ne sont pas des champs à supprimer : ${other.join(", ")}. Rien n’a été changé.`);
}

async function printTasks({ connection, contentTypes, print }: Run, client: Client): Promise<void> {
  const space = await readModel(client);
  const all = [];
  for (const type of contentTypes) {
    const stored = space.contentTypes.find(({ sys }) => sys.id === type.id);
    if (!stored) continue;
    const entries = await readEntries(client, type.id);
    all.push({ type, stored, entries, published: await readPublished(client, type.id) });
  }
  const tasks = editorsTasks(all, languagesOf(space.locales), (id) => linkInApp(connection, "entries", id));
  print(
    tasks.length > 0
      ? `\nÀ faire dans Contentful :\n${tasks.map((task) => `  • ${task}`).join("\n")}`
      : "\nRien à faire dans Contentful.",
  );
}

async function withFrenchErrors<Value>(
  { connection }: Run,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(managementClient(connection));
  } catch (error) {
    throw faultOf(error, connection);
  }
}

/**
 * Prints what a space lacks, and changes nothing.
 * @returns whether it has everything that the site needs.
 * @throws in French, if the space cannot be read.
 */
export const checkSpace = (run: Run): Promise<boolean> =>
  withFrenchErrors(run, async (client) => !isBehind((await readPlan(run, client, NOTHING)).plan));

/**
 * Prints the plan, applies it, and prints what editors must do then.
 * @param allowed what may be lost. Everything else that would lose values is left as it is.
 * @returns whether the space has everything that the site needs.
 * @throws in French, if the space cannot be read or refuses a change. A second run continues.
 */
export const migrateSpace = (run: Run, allowed: Allowed = NOTHING): Promise<boolean> =>
  withFrenchErrors(run, async (client) => {
    const { space, plan } = await readPlan(run, client, allowed);
    checkAllowed(run, plan, space, allowed);
    await applyWithoutLoss(run, client);
    await applyLosses(run, client, allowed);
    await printTasks(run, client);
    return !isBehind(planMigration(run.contentTypes, await readModel(client)));
  });
