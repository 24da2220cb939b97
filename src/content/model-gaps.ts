import type { ContentType } from "./content-type";
import { describeField } from "./field";
import type { ContentProblem } from "./problem";

/** The names of the fields that a source knows, by type id. */
export type KnownFields = ReadonlyMap<string, ReadonlySet<string>>;

const REMEDY = "npm run contentful:migrate";

/** A problem of the source itself, which no editor can solve in an entry. */
const gap = (type: ContentType, what: string): ContentProblem => ({
  place: `Contentful, modèle de « ${type.label} » (${type.id})`,
  expected: `un espace qui a ce ${what} du modèle`,
  found: `le modèle de l’espace n’a pas encore ce ${what} : ${REMEDY}`,
});

/**
 * Reports once each required field that a source does not know yet, and each type with a single entry. The entries of a listed
 * type are missing only if its list is required.
 */
export const gapProblems = (contentTypes: readonly ContentType[], known: KnownFields): ContentProblem[] =>
  contentTypes.flatMap((type): ContentProblem[] => {
    const fields = known.get(type.id);
    if (!fields) return type.entries === "single" ? [{ ...gap(type, "type"), blocksPreview: true }] : [];
    return Object.entries(type.fields).flatMap(([name, field]) => {
      const { label, required } = describeField(field);
      return required && !fields.has(name) ? [{ ...gap(type, "champ"), field: `${label} (${name})` }] : [];
    });
  });

/** The types with the fields that a source knows. Only these can have a problem in an entry. */
export const knownTypes = (contentTypes: readonly ContentType[], known: KnownFields): ContentType[] =>
  contentTypes.flatMap((type) => {
    const fields = known.get(type.id);
    if (!fields) return [];
    const entries = Object.entries(type.fields).filter(([name]) => fields.has(name));
    return [{ ...type, fields: Object.fromEntries(entries) }];
  });
