/** The fields of the study request, in one table, and the form's record. */
import { ENERGY_NAMES } from "../contract/energy";
import type { FieldDescription } from "../forms/Field";
import type { RecordField, RecordForm } from "../forms/record";

/** Names and options: product specification, section 3; `required`: section 5. */
export interface RequestField extends FieldDescription {
  required: boolean;
  /** The message about an invalid answer, with what to write (RGAA 11.11). */
  suggestion?: string;
  /** The message about an empty field; by default the suggestion. */
  missing?: string;
}

type Kind = FieldDescription["kind"];
type Details = Pick<RequestField, "hint" | "suggestion" | "missing" | "wide" | "autoComplete" | "options">;

// `Name` makes the type of the table know each field's name.
const required = <Name extends string>(kind: Kind, name: Name, label: string, details: Details = {}) => {
  return { kind, name, label, required: true, ...details };
};
const optional = <Name extends string>(kind: Kind, name: Name, label: string, details: Details = {}) => {
  return { kind, name, label, required: false, wide: true, ...details };
};

// The fields about the building have no `autocomplete`: the browser knows only the visitor's own address.
// "off" would also stop it from restoring them after a reload.
export const fieldGroups = [
  {
    legend: "Vos coordonnées",
    fields: [
      required("choice", "type", "Vous êtes", {
        options: {
          "syndic-professionnel": "Syndic professionnel",
          "syndic-benevole": "Syndic bénévole",
          "conseil-syndical": "Conseil syndical",
          "bailleur-social": "Bailleur social",
          gestionnaire: "Gestionnaire",
        },
      }),
      required("text", "nom", "Nom / Société", {
        suggestion: "Écrivez votre nom, ou celui de votre société.",
        autoComplete: "name",
      }),
      required("email", "email", "E-mail", {
        hint: "Par exemple nom@domaine.fr",
        suggestion: "Écrivez une adresse complète, comme nom@domaine.fr.",
        autoComplete: "email",
      }),
      required("tel", "telephone", "Téléphone", {
        hint: "Par exemple 06\u00a039\u00a098\u00a000\u00a012",
        suggestion: "Écrivez le numéro où vous joindre.",
        autoComplete: "tel",
      }),
    ],
  },
  {
    legend: "Votre copropriété",
    fields: [
      required("text", "nomCopropriete", "Nom de la copropriété", {
        suggestion: "Écrivez le nom de l’immeuble ou de la résidence.",
        wide: true,
      }),
      required("text", "adresse", "Adresse de la copropriété", {
        suggestion: "Écrivez le numéro, la rue et la ville.",
        wide: true,
      }),
      required("number", "nombreLots", "Nombre de lots", {
        hint: "En chiffres, sans caves ni parkings",
        missing: "Écrivez le nombre de lots.",
        suggestion:
          "Écrivez un nombre entier, 1\u00a0au moins, en chiffres seulement\u00a0: 1040 pour 1\u00a0040\u00a0lots.",
      }),
      required("choice", "typeContrat", "Type de contrat", {
        options: { ...ENERGY_NAMES, services: "Services" },
      }),
    ],
  },
  {
    legend: "Pour préparer l’étude (facultatif)",
    fields: [
      optional("text", "fournisseurActuel", "Fournisseur actuel"),
      optional("longText", "message", "Message", {
        hint: "Échéance du contrat, assemblée générale prévue, question… Plusieurs copropriétés\u00a0? Listez-les ici.",
      }),
      optional("files", "factures", "Factures", {
        hint: "L’étude part des factures des 3\u00a0dernières années. PDF, JPG ou PNG, 5\u00a0Mo maximum par fichier.",
      }),
    ],
  },
] as const;

export const requestFields = fieldGroups.flatMap(({ fields }): readonly RequestField[] => fields);

type FieldName = (typeof fieldGroups)[number]["fields"][number]["name"];

export type RequestTexts = Record<Exclude<FieldName, "factures">, string>;

export type StudyRequest = RequestTexts & { factures: readonly File[] };

/** The texts that a dossier or a table gives to the request. */
export type Prefill = Partial<
  Pick<RequestTexts, "nomCopropriete" | "nombreLots" | "typeContrat" | "message">
>;

/** « Vos coordonnées »: these answers stay when a prefill replaces the others. */
const [{ fields: personalFields }] = fieldGroups;
const personalNames: readonly string[] = personalFields.map(({ name }) => name);

const recordFields = requestFields.map((field): [string, RecordField] => [
  field.name,
  { ...field, isPersonal: personalNames.includes(field.name) },
]);

/** The form, and its record. Netlify Forms knows it by this name. */
export const requestForm: RecordForm<FieldName> = {
  name: "demande-etude",
  fields: Object.fromEntries(recordFields) as Record<FieldName, RecordField>,
};
