/** What every field has. Names and options are from the product specification, section 3, and `required` from section 5. */
interface FieldBase {
  name: string;
  label: string;
  required: boolean;
  /** A text below the label. Screen readers read it with the field. */
  hint?: string;
  /** Takes the whole line where two fields would fit. */
  wide?: boolean;
}

interface LineField extends FieldBase {
  kind: "text" | "email" | "tel";
  autoComplete?: string;
  inputMode?: "email" | "tel";
}

interface NumberField extends FieldBase {
  kind: "number";
  min: number;
  max: number;
}

interface ChoiceField extends FieldBase {
  kind: "choice";
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

interface LongTextField extends FieldBase {
  kind: "longText";
  rows: number;
}

interface FilesField extends FieldBase {
  kind: "files";
  /** The extensions that the file picker offers. */
  accept: string;
  /** Follows the hint where files can be dropped. */
  dropHint: string;
}

export type FieldDescription = LineField | NumberField | ChoiceField | LongTextField | FilesField;

interface FieldGroup {
  legend: string;
  fields: readonly FieldDescription[];
}

/**
 * All fields of the form. Form, delivery and tests read this table. Fields about the building have no `autocomplete`: the browser
 * knows only the visitor's own address, and `off` would stop it from restoring the fields after a reload.
 */
export const fieldGroups = [
  {
    legend: "Vos coordonnées",
    fields: [
      {
        kind: "choice",
        name: "type",
        label: "Vous êtes",
        required: true,
        defaultValue: "syndic-professionnel",
        options: [
          { value: "syndic-professionnel", label: "Syndic professionnel" },
          { value: "syndic-benevole", label: "Syndic bénévole" },
          { value: "conseil-syndical", label: "Conseil syndical" },
          { value: "bailleur-social", label: "Bailleur social" },
          { value: "gestionnaire", label: "Gestionnaire" },
        ],
      },
      { kind: "text", name: "nom", label: "Nom / Société", required: true, autoComplete: "name" },
      {
        kind: "email",
        name: "email",
        label: "E-mail",
        required: true,
        hint: "Par exemple nom@domaine.fr",
        autoComplete: "email",
        inputMode: "email",
      },
      {
        kind: "tel",
        name: "telephone",
        label: "Téléphone",
        required: true,
        hint: "Pour programmer votre audit",
        autoComplete: "tel",
        inputMode: "tel",
      },
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
        min: 1,
        // The largest co-ownerships of France have some thousands.
        max: 99_999,
      },
      { kind: "text", name: "fournisseurActuel", label: "Fournisseur actuel", required: false },
    ],
  },
  {
    legend: "Votre demande",
    fields: [
      {
        kind: "choice",
        name: "typeContrat",
        label: "Type de contrat",
        required: true,
        wide: true,
        defaultValue: "electricite",
        options: [
          { value: "electricite", label: "Électricité" },
          { value: "gaz", label: "Gaz" },
          { value: "electricite-gaz", label: "Électricité et gaz" },
          { value: "services", label: "Services" },
        ],
      },
      {
        kind: "longText",
        name: "message",
        label: "Message",
        required: false,
        wide: true,
        hint: "Échéance du contrat, assemblée générale prévue, question…",
        rows: 4,
      },
      {
        kind: "files",
        name: "factures",
        label: "Factures",
        required: false,
        wide: true,
        hint: "Celles des 3 dernières années, en PDF, JPG ou PNG\u00a0: 5\u00a0Mo maximum par fichier.",
        dropHint: "Vous pouvez aussi les déposer ici.",
        accept: ".pdf,.jpg,.jpeg,.png",
      },
    ],
  },
] as const satisfies readonly FieldGroup[];

export const fields: readonly FieldDescription[] = fieldGroups.flatMap(({ fields }): FieldDescription[] => [
  ...fields,
]);

/** How many answers a request needs. */
export const requiredAnswers = fields.filter(({ required }) => required).length;

/** About how long they take, in minutes. */
export const minutesToAnswer = 3;

type FieldName = (typeof fieldGroups)[number]["fields"][number]["name"];

/** What a visitor has filled in: texts as typed, and the files themselves. */
export type StudyRequest = Record<Exclude<FieldName, "factures">, string> & { factures: readonly File[] };

const defaultOf = (field: FieldDescription): string | readonly File[] =>
  field.kind === "files" ? [] : field.kind === "choice" ? field.defaultValue : "";

/** The empty form (product specification, section 4). TypeScript cannot infer that the table has every field. */
export const defaults = Object.fromEntries(
  fields.map((field) => [field.name, defaultOf(field)]),
) as StudyRequest;

/** Whether anything differs from the empty form. */
export const isFilledIn = ({ factures, ...texts }: StudyRequest) =>
  factures.length > 0 ||
  Object.entries(texts).some(([name, text]) => text !== defaults[name as keyof typeof texts]);

/** The id of a field on the page. The prefix prevents clashes of short names such as `type`. */
export const fieldId = (name: string) => `demande-${name}`;
