/** Compares the types of a space with the model. A build and `contentful:import` decide by it alike whether a space has the model. */
import type { ContentType, Field } from "../model/content-type";
import { kinds } from "../model/kinds";
import { contentTypes, singleTypes } from "../model/registry";

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

/** What a space lacks of the model. */
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

/** Single types, and those that a required list links. */
const neededTypes = [...singleTypes, ...requiredFields.flatMap(({ listedType }) => listedType ?? [])];

/** Kinds of field whose values are alike have one name. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  Symbol: "du texte",
  Text: "du texte",
  RichText: "du texte enrichi",
  Integer: "un nombre",
  Number: "un nombre",
  Date: "une date",
  Boolean: "oui ou non",
  Object: "du JSON",
  Location: "un lieu",
  "Link Asset": "un média",
  "Link Entry": "une entrée",
  "Array Symbol": "une liste de mots",
  "Array Link Asset": "une liste de médias",
  "Array Link Entry": "une liste d’entrées",
};

/** The kind of a field's values, in French. */
function kindOf({ type, linkType, items }: SpaceField): string {
  const kind = [type, linkType, items?.type, items?.linkType].filter(Boolean).join(" ");
  return KIND_NAMES[kind] ?? `« ${kind} »`;
}

function kindInModel({ kind }: Field): string {
  if (kind === "entryList")
    return kindOf({ id: "", type: "Array", items: { type: "Link", linkType: "Entry" } });
  return kindOf({ id: "", ...kinds[kind].contentful });
}

function gapOfField(
  type: ContentType,
  fieldId: string,
  field: Field,
  own: SpaceField | undefined,
): ModelGap[] {
  const name = `le champ « ${field.label} » (${type.id}.${fieldId})`;
  const gap = { typeId: type.id, fieldId };
  if (!own) return [{ ...gap, text: name, cure: "import", stopsBuild: field.required }];
  const wanted = kindInModel(field);
  if (kindOf(own) !== wanted)
    return [
      { ...gap, text: `${name} : ${kindOf(own)}, le modèle a ${wanted}`, cure: "by-hand", stopsBuild: true },
    ];
  if (!own.omitted) return [];
  const hidden = `${name}, que « Disable field in response » cache`;
  return [{ ...gap, text: hidden, cure: "import", stopsBuild: field.required }];
}

/** What the types of a space lack of the model, in its order. */
export function modelGaps(spaceTypes: readonly SpaceType[]): ModelGap[] {
  return contentTypes.flatMap((type): ModelGap[] => {
    const own = spaceTypes.find(({ sys }) => sys.id === type.id);
    if (!own) {
      const stopsBuild = neededTypes.includes(type);
      return [
        { text: `le type « ${type.label} » (${type.id})`, typeId: type.id, cure: "import", stopsBuild },
      ];
    }
    return Object.entries(type.fields).flatMap(([id, field]) =>
      gapOfField(
        type,
        id,
        field,
        own.fields.find((each) => each.id === id),
      ),
    );
  });
}

const listOf = (gaps: readonly ModelGap[]) => gaps.map(({ text }) => `  • ${text}`).join("\n");

/** What to do about fields of another kind, in French. Undefined if there are none. */
export function otherKinds(gaps: readonly ModelGap[]): string | undefined {
  const byHand = gaps.filter(({ cure }) => cure === "by-hand");
  if (byHand.length === 0) return undefined;
  return (
    `Des champs y sont d’un autre genre, que ni l’import ni une entrée ne peut changer :\n${listOf(byHand)}\n` +
    "  à faire : dans Contentful, Content model, copiez les valeurs de ce champ, supprimez-le, puis « npm run contentful:import »."
  );
}

/** Why a build from this space is impossible, in French. Undefined if it is possible. @param space names it. */
export function modelFault(space: string, spaceTypes: readonly SpaceType[]): string | undefined {
  const gaps = modelGaps(spaceTypes).filter(({ stopsBuild }) => stopsBuild);
  if (gaps.length === 0) return undefined;
  const missing = gaps.filter(({ cure }) => cure === "import");
  const paragraphs = [
    `${space} n’a pas tout le modèle du site.`,
    missing.length > 0
      ? `Il lui manque :\n${listOf(missing)}\n  à faire : « npm run contentful:import », ou vérifiez CONTENTFUL_SPACE_ID et CONTENTFUL_ENVIRONMENT.`
      : undefined,
    otherKinds(gaps),
  ];
  return paragraphs.filter((paragraph) => paragraph !== undefined).join("\n");
}
