/** The fields of a contract's record, in one table. */
import { ENERGY_NAMES } from "../../contract/energy";
import type { FieldDescription } from "../../forms/Field";
import type { RecordForm, Texts } from "../../forms/record";

const date = (label: string, hint: string) => ({ kind: "date", label, hint }) as const;

const amount = (label: string, hint: string) => ({ kind: "amount", label, hint }) as const;

const box = (label: string) => ({ kind: "checkbox", label }) as const;

const choice = <Options extends Record<string, string>>(label: string, hint: string, options: Options) =>
  ({ kind: "choice", label, hint, options }) as const;

interface Marks {
  /** The answer depends on the field, so a forwarded link has it. */
  decides?: boolean;
  /** A fact of the contract: an invoice replaces it. The other fields are of the building, its assembly and its limits. */
  ofContract?: boolean;
}

/** The one list of fields: the record, the link and the memory follow it. */
export const dossierFields = {
  contractEnd: { ...date("Fin du contrat", ""), decides: true, ofContract: true },
  openEnded: { ...box("Mon contrat n’a pas de fin"), decides: true, ofContract: true },
  // A text, because « 45 jours » is typed too, and iOS has no letters on a keypad of numbers.
  notice: {
    kind: "text",
    label: "Préavis",
    hint: "Par exemple 3\u00a0mois ou 45\u00a0jours",
    decides: true,
    ofContract: true,
  },
  renewal: {
    ...choice("Que devient le contrat\u00a0?", "Sa clause de reconduction le dit", {
      "": "Je ne sais pas",
      renews: "Il repart pour une durée",
      open: "Il continue sans terme",
      ends: "Il prend fin",
    }),
    decides: true,
    ofContract: true,
  },
  renewalMonths: {
    ...amount("Durée de la reconduction, en mois", "De 1 à 60"),
    decides: true,
    ofContract: true,
  },
  meter: {
    ...choice("Compteur", "Petit\u00a0: 36\u00a0kVA au plus, gaz sous 30\u00a0MWh/an", {
      "": "Je ne sais pas",
      small: "Petit compteur",
      large: "Grand compteur",
    }),
    decides: true,
    ofContract: true,
  },
  meeting: { ...date("Assemblée générale", "Si elle est fixée"), decides: true },
  onAgenda: { ...box("La question est à l’ordre du jour"), decides: true },
  voted: { ...box("Déjà votée"), decides: true },
  // It is of the contract, because with another end the same assembly may be in time.
  keepMeeting: { ...box("Garder cette assemblée"), decides: true, ofContract: true },
  convocationDays: {
    ...amount(
      "Délai de convocation, en jours",
      "Si votre règlement de copropriété en prévoit un plus long que la loi",
    ),
    decides: true,
  },
  copropriete: {
    kind: "text",
    label: "Nom de la copropriété",
    hint: "Tel qu’il figurera dans les résolutions et dans votre agenda",
  },
  energy: {
    ...choice("Énergie", "Celle du contrat à renouveler", { "": "Non précisée", ...ENERGY_NAMES }),
    ofContract: true,
  },
  lots: amount("Nombre de lots", "Logements et commerces, sans caves ni parkings"),
  cost: amount(
    "Coût annuel de la fourniture, en euros HT",
    "Sur vos factures\u00a0: consommation annuelle × prix du kWh HT, sans acheminement ni taxes",
  ),
  delegate: choice("Délégataire", "Qui choisira l’offre, dans les limites votées", {
    "": "Non précisé",
    "conseil-syndical": "Conseil syndical",
    syndic: "Syndic",
  }),
  ceiling: amount(
    "Montant annuel maximal, en euros HT",
    "Pour la fourniture, hors acheminement et taxes\u00a0: la délégation s’arrête à ce montant",
  ),
  consumption: {
    ...amount("Consommation annuelle, en kWh", "Le volume pour lequel ce montant est voté"),
    ofContract: true,
  },
  duration: amount("Durée maximale du contrat, en mois", "Par exemple 36"),
  waitingCeiling: amount(
    "Montant annuel maximal du contrat d’attente, en euros HT",
    "Ramené à l’année et au même volume, si aucune offre ne convient",
  ),
  waitingMonths: amount("Durée maximale du contrat d’attente, en mois", "3 si rien n’est indiqué"),
} as const satisfies Readonly<Record<string, Omit<FieldDescription, "name"> & Marks>>;

/** The groups of fields on the guide. All but the first are in a fold. */
export const groups = {
  situation: { legend: "Votre situation", names: ["contractEnd", "notice", "meter", "meeting"] },
  vote: {
    legend: "Pour les résolutions et le calendrier",
    names: [
      "energy",
      "delegate",
      "ceiling",
      "consumption",
      "duration",
      "waitingCeiling",
      "waitingMonths",
      "convocationDays",
    ],
  },
  estimate: { legend: "Pour l’estimation", names: ["lots", "cost"] },
} as const satisfies Readonly<
  Record<string, { legend: string; names: readonly (keyof typeof dossierFields)[] }>
>;

export type FieldName = keyof typeof dossierFields;

/** By field: texts as typed, or problems in French. A ticked box has the text `TICKED`. */
export type FieldTexts = Readonly<Partial<Record<FieldName, string>>>;

/** The texts of all fields. */
export type DossierTexts = Texts<FieldName>;

/** The home page and the guide share its record. */
export const dossierForm: RecordForm<FieldName> = { name: "dossier", fields: dossierFields };

const markedFields = Object.entries(dossierFields) as [FieldName, Marks][];

/** The fields that the answer depends on. */
export const DECISIVE_FIELDS: readonly FieldName[] = markedFields.flatMap(([name, { decides }]) =>
  decides ? [name] : [],
);

/** The fields of the contract. */
export const CONTRACT_FIELDS: readonly FieldName[] = markedFields.flatMap(([name, { ofContract }]) =>
  ofContract ? [name] : [],
);
