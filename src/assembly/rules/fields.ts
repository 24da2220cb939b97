import type { Draft } from "../../forms/elements";
import type { FieldDescription } from "../../forms/Field";

export const fields = {
  contractEnd: {
    kind: "date",
    label: "Fin du contrat",
    hint: "L’échéance en cours, ou la date de changement souhaitée",
  },
  notice: { kind: "amount", label: "Préavis", hint: "Le délai prévu par le contrat pour le dénoncer" },
  noticeUnit: {
    kind: "choice",
    label: "Unité du préavis",
    hint: "",
    options: { months: "mois", days: "jours" },
  },
  renewal: {
    kind: "choice",
    label: "Sans dénonciation, que prévoit le contrat\u00a0?",
    hint: "Sa clause de reconduction le dit",
    options: {
      "": "Je ne sais pas",
      renews: "Il repart pour une durée",
      open: "Il continue sans terme",
      ends: "Il prend fin",
    },
  },
  renewalMonths: {
    kind: "amount",
    label: "Durée de la reconduction, en mois",
    hint: "12 si rien n’est indiqué",
  },
  meter: {
    kind: "choice",
    label: "Taille du compteur",
    hint: "Puissance souscrite, ou consommation de gaz, sur la facture",
    options: {
      "": "Je ne sais pas",
      small: "36\u00a0kVA ou moins, ou gaz de moins de 30\u00a0MWh par an",
      large: "Plus de 36\u00a0kVA, ou gaz de 30\u00a0MWh par an ou plus",
    },
  },
  meeting: { kind: "date", label: "Date de l’assemblée générale", hint: "Fixée ou envisagée" },
  convocationDays: {
    kind: "amount",
    label: "Délai de convocation, en jours",
    hint: "Si votre règlement de copropriété en prévoit un plus long que la loi",
  },
  copropriete: {
    kind: "text",
    maxLength: 120,
    label: "Nom de la copropriété",
    hint: "Tel qu’il figurera dans les résolutions et dans votre agenda",
  },
  energy: {
    kind: "choice",
    label: "Énergie",
    hint: "Celle du contrat à renouveler",
    // Same values as the contact form's `typeContrat`.
    options: {
      "": "Non précisée",
      electricite: "Électricité",
      gaz: "Gaz",
      "electricite-gaz": "Électricité et gaz",
    },
  },
  lots: { kind: "amount", label: "Nombre de lots", hint: "Logements et commerces, sans caves ni parkings" },
  cost: {
    kind: "amount",
    label: "Coût annuel de la fourniture, en euros HT",
    hint: "Sur vos factures\u00a0: consommation annuelle × prix du kWh HT, sans acheminement ni taxes",
  },
  consumption: {
    kind: "amount",
    label: "Consommation annuelle, en kWh",
    hint: "Si vous ne connaissez pas le coût",
  },
  price: { kind: "amount", label: "Prix du kWh ou du MWh, en euros HT", hint: "Par exemple 0,12 ou 120" },
  delegate: {
    kind: "choice",
    label: "Délégataire",
    hint: "Qui choisira l’offre, dans les limites votées",
    options: { "": "Non précisé", "conseil-syndical": "Conseil syndical", syndic: "Syndic" },
  },
  ceiling: {
    kind: "amount",
    label: "Montant annuel maximal, en euros HT",
    hint: "Pour la fourniture, hors acheminement et taxes\u00a0: la délégation s’arrête à ce montant",
  },
  duration: { kind: "amount", label: "Durée maximale du contrat, en mois", hint: "Par exemple 36" },
  waitingCeiling: {
    kind: "amount",
    label: "Montant annuel maximal du contrat d’attente, en euros HT",
    hint: "Ramené à l’année et au même volume, si aucune offre ne convient",
  },
  waitingMonths: {
    kind: "amount",
    label: "Durée maximale du contrat d’attente, en mois",
    hint: "3 si rien n’est indiqué",
  },
} as const satisfies Readonly<Record<string, Omit<FieldDescription, "name">>>;

/** All groups but the first are folded. */
export const groups = {
  situation: { legend: "Votre situation", names: ["contractEnd", "notice", "meter", "meeting"] },
  vote: {
    legend: "Pour les résolutions et le calendrier",
    names: [
      "copropriete",
      "energy",
      "delegate",
      "ceiling",
      "duration",
      "waitingCeiling",
      "waitingMonths",
      "convocationDays",
    ],
  },
  estimate: { legend: "Pour l’estimation", names: ["lots", "cost", "consumption", "price"] },
} as const satisfies Readonly<Record<string, { legend: string; names: readonly (keyof typeof fields)[] }>>;

export type FieldName = keyof typeof fields;

/** By field: texts as typed, or problems in French. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** The home page and the guide share it during a visit. */
export const draft: Draft<Typed> = { current: {} };
