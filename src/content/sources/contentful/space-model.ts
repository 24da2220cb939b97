/** Compares the types of a space with the model, for a build and for `contentful:import`. */
import type { Connection } from "../../../environment";
import type { ContentType, Field } from "../../model/content-type";
import { kinds } from "../../model/kinds";
import { contentTypes, singleTypes } from "../../model/registry";
import { typeUrl } from "./web-app";

/** A field of a space's type, as each of Contentful's APIs gives it. */
interface SpaceField {
  id: string;
  /** « Symbol », « Link »… */
  type: string;
  linkType?: string;
  items?: { type?: string; linkType?: string };
  /** « Disable field in response » is set: the Delivery API never gives its values. */
  omitted?: boolean;
  localized?: boolean;
}

export interface SpaceType {
  sys: { id: string };
  fields: readonly SpaceField[];
}

/** The parts of the model that a space lacks. */
export interface ModelGap {
  /** In French: « le champ « Statut » (tender.status) ». */
  text: string;
  typeId: string;
  fieldId?: string;
  /** "import": `contentful:import` adds or shows it. "by-hand": Contentful never changes the kind of a field. */
  cure: "import" | "by-hand";
  /** No editor can mend it in an entry. */
  stopsBuild: boolean;
}

const requiredFields = contentTypes
  .flatMap(({ fields }) => Object.values(fields))
  .filter(({ required }) => required);

/** The types without which a build is impossible: single types, and those that a required list links. */
const neededTypes = [...singleTypes, ...requiredFields.flatMap(({ listedType }) => listedType ?? [])];

/** Contentful's own name for the type of a field, with that of its links or items: « Symbol », « Array Link Entry ». */
export const typeOfField = ({ type, linkType, items }: Omit<SpaceField, "id">) =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(" ");

/** Types whose values serve as well as those of another. */
const ALIKE: Readonly<Record<string, string>> = { Symbol: "Text", Integer: "Number" };

/** The kind of a field's values. */
function kindOf(field: Omit<SpaceField, "id">): string {
  const type = typeOfField(field);
  return ALIKE[type] ?? type;
}

/** The same for a field of the model. */
function kindInModel({ kind }: Field): string {
  if (kind === "entryList") return kindOf({ type: "Array", items: { type: "Link", linkType: "Entry" } });
  return kindOf(kinds[kind].contentful);
}

/** Compares a field of the model with the field of the space that has its id. @returns undefined if there is no gap. */
function gapOfField(
  type: ContentType,
  fieldId: string,
  field: Field,
  spaceField: SpaceField | undefined,
): ModelGap | undefined {
  const name = `le champ « ${field.label} » (${type.id}.${fieldId})`;
  const place = { typeId: type.id, fieldId };
  if (!spaceField) return { ...place, text: name, cure: "import", stopsBuild: field.required };
  const kind = kindOf(spaceField);
  const wantedKind = kindInModel(field);
  if (kind !== wantedKind) {
    const text = `${name} : « ${kind} », le modèle a « ${wantedKind} »`;
    return { ...place, text, cure: "by-hand", stopsBuild: true };
  }
  if (!spaceField.omitted) return undefined;
  const text = `${name}, que « Disable field in response » cache`;
  return { ...place, text, cure: "import", stopsBuild: field.required };
}

function gapsOfType(type: ContentType, spaceTypes: readonly SpaceType[]): ModelGap[] {
  const spaceType = spaceTypes.find(({ sys }) => sys.id === type.id);
  if (!spaceType) {
    const text = `le type « ${type.label} » (${type.id})`;
    return [{ text, typeId: type.id, cure: "import", stopsBuild: neededTypes.includes(type) }];
  }
  return Object.entries(type.fields).flatMap(([fieldId, field]) => {
    const spaceField = spaceType.fields.find(({ id }) => id === fieldId);
    return gapOfField(type, fieldId, field, spaceField) ?? [];
  });
}

/** The gaps of a space, in the order of the model. */
export const modelGaps = (spaceTypes: readonly SpaceType[]): ModelGap[] =>
  contentTypes.flatMap((type) => gapsOfType(type, spaceTypes));

/** A French text about fields of another kind, with what to do. Undefined if there are none. */
export function otherKinds(connection: Connection, gaps: readonly ModelGap[]): string | undefined {
  const byHand = gaps.filter(({ cure }) => cure === "by-hand");
  if (byHand.length === 0) return undefined;
  const list = byHand.map(({ text, typeId }) => `  • ${text}\n    ouvrir : ${typeUrl(connection, typeId)}\n`);
  return (
    `Des champs de l’espace sont d’un autre genre, que ni l’import ni une entrée ne peut changer :\n${list.join("")}` +
    "  à faire : dans Contentful, Content model, copiez les valeurs de ce champ, supprimez-le, puis « npm run contentful:import »."
  );
}

/** A French text about fields and types that the import adds or shows. Undefined if there are none. */
function missingItems(gaps: readonly ModelGap[]): string | undefined {
  const missing = gaps.filter(({ cure }) => cure === "import");
  if (missing.length === 0) return undefined;
  const list = missing.map(({ text }) => `  • ${text}\n`).join("");
  return `Il lui manque :\n${list}  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.`;
}

/** « L’espace Contentful « abc » (environnement « master ») » */
export const nameOfSpace = ({ spaceId, environment }: Connection) =>
  `L’espace Contentful « ${spaceId} » (environnement « ${environment} »)`;

/** A French text about the gaps that make a build impossible. Undefined if there are none. */
export function modelFault(connection: Connection, spaceTypes: readonly SpaceType[]): string | undefined {
  const gaps = modelGaps(spaceTypes).filter(({ stopsBuild }) => stopsBuild);
  if (gaps.length === 0) return undefined;
  const title = `${nameOfSpace(connection)} n’a pas tout le modèle du site.`;
  const paragraphs = [title, missingItems(gaps), otherKinds(connection, gaps)];
  return paragraphs.filter((paragraph) => paragraph !== undefined).join("\n");
}
