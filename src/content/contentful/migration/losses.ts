import type { ContentType } from "../../content-type";
import { toContentType } from "../content-types";
import { renamed, renamesOf, typeInWords } from "./merge-type";
import type { StoredModel } from "./stored-space";

/** A field that would have to be deleted with its values. */
export interface Loss {
  typeId: string;
  /** Its present name, if the model has renamed it. */
  fieldId: string;
  /** Why, in French. */
  reason: string;
  /** Whether the site needs the change: the field has another type in the model. */
  needed: boolean;
}

/** The name of a loss in the option that allows it. */
export const lossName = ({ typeId, fieldId }: Pick<Loss, "typeId" | "fieldId">): string =>
  `${typeId}.${fieldId}`;

/** Finds the fields of the site's types that the model does not have, or has with another type. */
export const lossesOf = (contentTypes: readonly ContentType[], space: StoredModel): Loss[] =>
  contentTypes.flatMap((type) => {
    const stored = space.contentTypes.find(({ sys }) => sys.id === type.id);
    if (!stored) return [];
    const wanted = toContentType(type).fields;
    const fields = renamed(stored.fields, renamesOf(type, stored));
    return fields.flatMap((field): Loss[] => {
      const own = wanted.find(({ id }) => id === field.id);
      const place = { typeId: type.id, fieldId: field.id };
      if (!own) {
        const reason = `« ${field.name} » n’est pas dans le modèle`;
        return [{ ...place, reason, needed: false }];
      }
      const [is, wants] = [typeInWords(field), typeInWords(own)];
      const reason = `« ${field.name} » est de type ${is} et le modèle veut ${wants}, mais Contentful ne change pas le type d’un champ`;
      return is === wants ? [] : [{ ...place, reason, needed: true }];
    });
  });
