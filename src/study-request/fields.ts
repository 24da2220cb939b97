import { energies } from "../forms/elements";
import type { FieldDescription } from "../forms/Field";

/** Names and options: product specification, section 3; `required`: section 5. */
export type RequestField = FieldDescription & { required: boolean };

// The fields about the building have no `autocomplete`: the browser knows only the visitor's own address, and `off` would stop it
// from restoring them after a reload.
export const fieldGroups = [
  {
    legend: "Vos coordonnées",
    fields: [
      {
        kind: "choice",
        name: "type",
        label: "Vous êtes",
        required: true,
        options: {
          "syndic-professionnel": "Syndic professionnel",
          "syndic-benevole": "Syndic bénévole",
          "conseil-syndical": "Conseil syndical",
          "bailleur-social": "Bailleur social",
          gestionnaire: "Gestionnaire",
        },
      },
      { kind: "text", name: "nom", label: "Nom / Société", required: true, autoComplete: "name" },
      { kind: "email", name: "email", label: "E-mail", required: true, autoComplete: "email" },
      { kind: "tel", name: "telephone", label: "Téléphone", required: true, autoComplete: "tel" },
    ],
  },
  {
    legend: "Votre copropriété",
    fields: [
      { kind: "text", name: "nomCopropriete", label: "Nom de la copropriété", required: true, wide: true },
      { kind: "text", name: "adresse", label: "Adresse de la copropriété", required: true, wide: true },
      {
        kind: "number",
        name: "nombreLots",
        label: "Nombre de lots",
        required: true,
        hint: "Logements et commerces, sans caves ni parkings",
      },
      {
        kind: "choice",
        name: "typeContrat",
        label: "Type de contrat",
        required: true,
        options: { ...energies, services: "Services" },
      },
    ],
  },
  {
    legend: "Fournisseur, message, factures",
    fields: [
      { kind: "text", name: "fournisseurActuel", label: "Fournisseur actuel", required: false, wide: true },
      {
        kind: "longText",
        name: "message",
        label: "Message",
        required: false,
        wide: true,
        hint: "Échéance du contrat, assemblée générale prévue, question… Plusieurs copropriétés\u00a0? Listez-les ici.",
      },
      {
        kind: "files",
        name: "factures",
        label: "Factures",
        required: false,
        wide: true,
        hint: "Celles des 3 dernières années, en PDF, JPG ou PNG\u00a0: 5\u00a0Mo maximum par fichier.",
      },
    ],
  },
] as const satisfies readonly { legend: string; fields: readonly RequestField[] }[];

export const fields = fieldGroups.flatMap(({ fields }): readonly RequestField[] => fields);

type FieldName = (typeof fieldGroups)[number]["fields"][number]["name"];

export type RequestTexts = Record<Exclude<FieldName, "factures">, string>;

export type StudyRequest = RequestTexts & { factures: readonly File[] };

const defaultOf = ({ kind, options = {} }: FieldDescription): string | readonly File[] =>
  kind === "files" ? [] : (Object.keys(options)[0] ?? "");

/** The empty form (product specification, section 4). TypeScript cannot infer that the table has every field. */
export const defaults = Object.fromEntries(
  fields.map((field) => [field.name, defaultOf(field)]),
) as StudyRequest;

/** Netlify Forms knows the form by this name. */
export const formName = "demande-etude";
