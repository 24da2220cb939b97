import type { ContentType } from "../../content-type";
import { FORMER_RANK } from "../../former-fields";
import { counted } from "../../problem";
import { toContentType, toEditorInterface } from "../content-types";
import { changesOf, typeChanges } from "./differences";
import { renamedForm } from "./form-fields";
import { listOf } from "./lists";
import { type Loss, lossesOf } from "./losses";
import { copiesOf, mergeControls, mergeType, type Rename, renamed, renamesOf } from "./merge-type";
import { isSame } from "./same";
import { formOf, type StoredControl, type StoredModel, type StoredType } from "./stored-space";

/** What a migration does to one type. */
export interface TypeMigration {
  type: ContentType;
  /** What is done, in French, one sentence each. Empty if the type follows the model. */
  steps: string[];
  renames: Rename[];
  /** Fields that the space has under their former and their present names. */
  copies: Rename[];
  /** The type and its inputs as they will be. */
  target: StoredType;
  controls: StoredControl[];
  /** Set if its entries still have their former rank, which decides the order of the page's list. */
  movesRank: boolean;
}

/** How a space becomes what the model says. */
export interface MigrationPlan {
  /** The types that change. A listed type comes before the page that lists it. */
  types: TypeMigration[];
  /** What would lose values, and is done only if it is allowed. */
  losses: Loss[];
}

function newType(type: ContentType): TypeMigration {
  const target = toContentType(type);
  const step = `ajouter ce type, avec ${counted(target.fields.length, "champ")}`;
  const { controls } = toEditorInterface(type);
  return { type, steps: [step], renames: [], copies: [], target, controls, movesRank: false };
}

/** Whether entries of a listed type still have the rank that the page's list replaces. */
const hasRank = (type: ContentType, { fields }: StoredType) =>
  !(FORMER_RANK in type.fields) &&
  fields.some(({ id, type: kind, omitted }) => id === FORMER_RANK && kind === "Integer" && !omitted);

const isInactive = ({ sys: { version, publishedVersion } }: StoredType) =>
  version !== undefined && (publishedVersion === undefined || version > publishedVersion + 1);

function changedType(
  contentTypes: readonly ContentType[],
  type: ContentType,
  stored: StoredType,
  space: StoredModel,
): TypeMigration {
  const renames = renamesOf(type, stored);
  const copies = copiesOf(type, stored);
  const target = mergeType(type, stored);
  const storedForm = formOf(space, type.id);
  const form = storedForm && renamedForm(type, target, storedForm);
  const controls = mergeControls(type, target, form);
  const before = { ...stored, fields: renamed(stored.fields, renames) };
  const fieldSteps = target.fields.flatMap((after) => {
    const { id, name, required } = after;
    const field = `le champ « ${name} » (${id})`;
    const present = before.fields.find((each) => each.id === id);
    if (!present) return [`ajouter ${field}${required ? ", obligatoire" : ""}`];
    const inputBefore = form?.controls?.find(({ fieldId }) => fieldId === id);
    const inputAfter = controls.find(({ fieldId }) => fieldId === id);
    const changes = changesOf(present, after, inputBefore, inputAfter);
    return changes.length > 0 ? [`changer ${field} : ${changes.join(", ")}`] : [];
  });
  const list = hasRank(type, stored) ? listOf(contentTypes, type) : undefined;
  const steps = [
    ...renames.map(({ from, to }) => `renommer le champ ${from} en ${to}, avec toutes ses valeurs`),
    ...typeChanges(before, target),
    ...fieldSteps,
    ...copies.map(
      ({ from, to }) =>
        `mettre les valeurs du champ ${from} dans ${to} là où il est vide, puis masquer ${from} : ses valeurs restent`,
    ),
    ...(list
      ? [
          `mettre ses entrées dans la liste « ${list.label} » de « ${list.owner.label} » si elle est vide, dans l’ordre du champ ${FORMER_RANK}, puis masquer ce champ : ses valeurs restent`,
        ]
      : []),
  ];
  if (steps.length === 0 && isInactive(stored)) steps.push("activer ses derniers changements");
  if (steps.length === 0 && !isSame(storedForm, form))
    steps.push("donner aux champs renommés leur place dans le formulaire");
  return { type, steps, renames, copies, target, controls, movesRank: list !== undefined };
}

/**
 * Compares the model with a space. Types and fields that are not of the model stay as they are.
 * @param contentTypes the model. A listed type comes after the page that lists it.
 */
export function planMigration(contentTypes: readonly ContentType[], space: StoredModel): MigrationPlan {
  const types = contentTypes.map((type) => {
    const stored = space.contentTypes.find(({ sys }) => sys.id === type.id);
    return stored ? changedType(contentTypes, type, stored, space) : newType(type);
  });
  return {
    types: types.filter(({ steps }) => steps.length > 0).reverse(),
    losses: lossesOf(contentTypes, space),
  };
}
