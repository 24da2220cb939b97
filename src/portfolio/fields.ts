/** The fields of a contract, and the words of headings that name them. */

export type FieldId =
  | "notice"
  | "end"
  | "renewal"
  | "meeting"
  | "start"
  | "power"
  | "consumption"
  | "point"
  | "segment"
  | "lots"
  | "state"
  | "assumptions"
  | "energy"
  | "trade"
  | "code"
  | "name"
  | "address";

/** Patterns of the words of a heading, which are matched as an anchor: « Date d’échéance (gaz) » is `date-d-echeance-gaz`. */
export interface FieldWords {
  /** French name of the field, for visitors. */
  label: string;
  /** Words that no other field has: such a heading wins over one that only fits. */
  proves: RegExp;
  /** Words that may name the field. */
  fits: RegExp;
  /** Words that give the heading another meaning, whatever else it has. */
  excludes: RegExp;
  /** Words that may give the heading another meaning: the column is used, and the visitor is asked the question, in French. */
  unsure?: { words: RegExp; question: string };
  /** A line with two energies may have a column for each. */
  isPerEnergy?: boolean;
  /** A second heading of this field is a reason to ask: any one, or only one that nothing excludes. */
  asks?: "any" | "fitting";
}

/** A pattern that matches no text. */
const NOTHING = /^(?!)/;
/** Words that exclude every field: amounts of money, and the results in this tool's own CSV file. */
export const NEVER =
  /\b(?:euros?|eur|ht|ttc|tva|pu|unitaire|prix|cout|montant|tarif-(?:ht|du)|budget|retenue|au-plus-tard|verdict)\b/;

/** A heading is tried against the fields in this order, and the first one that it fits wins. */
export const FIELDS: Readonly<Record<FieldId, FieldWords>> = {
  notice: {
    label: "Préavis",
    proves: /\b(?:preavis|preav)\b|^prev$/,
    fits: /\b(?:delais?|denonciation|resiliation)\b/,
    excludes:
      /\b(?:paiement|reglement|convocation|dates?|avant|limite|livraison|retractation|intervention|factures?|mandat|travaux|envoi|envoyee?s?|frais|indemnites?|adresse|motif|lettre|courrier|syndic|bail|locataires?|ascenseurs?)\b/,
    // « Délai de réponse », « Délai de mise en service »
    unsure: {
      words: /^(?!.*\b(?:preav|denonc|resil|preven)).*\bdelais?-(?!(?:en-)?(?:mois|jours?|[jm])$)/,
      question: "est-ce bien le délai pour dénoncer le contrat\u00a0?",
    },
    isPerEnergy: true,
    asks: "any",
  },
  end: {
    label: "Fin du contrat",
    // « Échéance du contrat », « Contrat : terme », « Gaz, échéance »
    proves:
      /\b(?:echeances?|fin|terme|expiration)\b.*\b(?:contrats?|fourniture|marche|gaz|elec\w*|energies?|au|fin)\b|\bcontrats?\b.*\b(?:echeances?|fin|terme|expiration|au)\b|\b(?:gaz|elec\w*)\b.*\b(?:echeances?|fin|terme|expiration)\b/,
    fits: /\b(?:echeances?|ech|fin|terme|expiration|expire)\b|\bjusqu-au$|^(?:contrat-)?au$/,
    excludes:
      /\b(?:exercice|ancienn?e?|precedente?|valable|chauffe|saison|treve|releves?|index|controles?|visites?|diagnostics?|devis|consultation|appel|ao|arenh|souhaitee|cee|cpe|pppt|mandat|bail|factur\w*|paiement|prelevement|reglement|fixe|variable|assurance|travaux|chantier|garantie|preavis|denonciation|avant|debut|convocation|ag|assemblee|syndic|abonnement|ppt|dpe|audit|essai|offre|prets?|emprunts?|ascenseurs?|entretien|maintenance|exploitation|nettoyage|menage|eau|multirisque|mri|vmc|portes?|portails?|espaces-verts|jardins?|extincteurs?|toiture|interphones?|fibre|internet|gardien\w*|ramonage|desenfumage|irve|bornes?|payee?s?|p2|p3|comptable|budgetaire|mois-de)\b|-du$/,
    unsure: {
      // « Échéance chauffage », « Fin de période », « Date de fin de validité », « Échéance mensuelle »
      words:
        /^(?!.*\b(?:gaz|elec\w*|fourniture|contractuelle)\b).*\b(?:chauffage|chaufferie|chaleur|chaudieres?|p1|cvc|periode|validite|mensuelle|jour|mois|lot|option)\b/,
      question:
        "est-ce bien la fin de la fourniture d’énergie, et non d’un entretien ou d’une période\u00a0?",
    },
    isPerEnergy: true,
    asks: "any",
  },
  renewal: {
    label: "Reconduction",
    proves: /\breconduct(?:ion)?\b/,
    fits: /\b(?:recond|renouv|renouvellement|reconductible|renouvelable|tacite)\b|^t-?r(?:-o-n|-oui-non)?$/,
    excludes: /\b(?:expresse|dates?|prochaine?|ag|mandat|syndic|conseil|bail|travaux)\b/,
    isPerEnergy: true,
    asks: "any",
  },
  meeting: {
    label: "Assemblée prévue",
    // « AG prévue », « Prochaine assemblée »
    proves:
      /\b(?:ag|assemblee)\b.*\b(?:prevue?|date|fixee?|venir)\b|\b(?:proch|prochaine|date)\b.*\b(?:ag|assemblee)\b/,
    fits: /\b(?:ag|ago|assemblee)\b/,
    excludes:
      /\b(?:dern|derniere|prec|precedente|pv|resolution|vote|votee?|convocation|president|heure|lieu|salle|n-1|approuvee?|tenue)\b/,
    asks: "any",
  },
  start: {
    label: "Début du contrat",
    proves: /\b(?:debut|effet|souscription)\b|.-du$/,
    fits: /^du$|^(?:(?:date|dte?)-)?deb$|^depuis-le$/,
    excludes: /\b(?:exercice|mandat|bail|travaux|chantier|syndic|puissance|ancienn?e?|precedente?)\b/,
    isPerEnergy: true,
  },
  power: {
    label: "Puissance souscrite, en kVA",
    proves: /\bkva\b/,
    fits: /\b(?:puissances?|puiss|ps)\b/,
    // The power that was reached, or that a broker advises, is not the one of the contract.
    excludes:
      /\b(?:chaudieres?|chaufferie|kw|thermique|atteintes?|appelees?|p?max|maximales?|maximum|moyennes?|nominale|installee|(?:preconis|optimis|conseill|propos|souhait)ee?s?|cible|futures?)\b/,
    isPerEnergy: true,
    asks: "fitting",
  },
  consumption: {
    label: "Consommation d’une année",
    proves: /\b(?:car|consommations?|conso)\b.*\b[km]wh\b|\bcar\b/,
    fits: /\b(?:consommations?|conso|volume|[km]wh)\b/,
    // Parts of a year or of a building, and other quantities in kWh: « CJA (MWh/j) », « kWh cumac ».
    excludes:
      /\b(?:classe|tranche|profil|type|molecule|abonnement|m2|m|ratio|dpe|hp|hc|hph|hch|hpe|hce|hpb|hcb|pointe|hiver|ete|mois|mensuel(?:le)?s?|trimestr\w*|semestr\w*|[st][1-4]|janv\w*|fev\w*|mars|avr\w*|mai|juin|juil\w*|aout|sept\w*|oct\w*|nov\w*|dec|decembre|semaine|j|jours?|journaliere?|cja|heure|max|moyennes?|periode|derniere?s?|factur\w*|releve\w*|cumac|cee|economies?|gains?|ecarts?|objectif|cible|talon|eau|ecs|m3|parking|lot|logement)\b/,
    isPerEnergy: true,
    asks: "fitting",
  },
  point: {
    label: "Numéro du compteur",
    // The number's names: PDL, PRM and RAE for electricity, PCE for gas, EAN in Belgium.
    proves: /\b(?:pdl|prm|pce|rae|ean)\b/,
    fits: /\b(?:point-de-livraison|point-de-comptage|compteur)\b/,
    excludes: /\b(?:type|puissance|index|releve|nombre|nb|nbre|taille)\b/,
    isPerEnergy: true,
  },
  segment: {
    label: "Segment ou tarif d’acheminement",
    proves: /\bsegment\b/,
    fits: /\b(?:tarif-acheminement|fta|tarif)\b/,
    excludes: /\b(?:energie|option|hp|hc)\b/,
    isPerEnergy: true,
  },
  lots: {
    label: "Nombre de lots",
    proves: /\blots?-principaux\b|^(?:nb|nbre|nombre)-(?:de-)?(?:lots?|logements?)\b/,
    fits: /\b(?:lots?|logements?|appartements?|appts?)\b/,
    excludes: /\b(?:caves?|parkings?|annexes?|secondaires?|techniques?|n|no|numero|type)\b/,
  },
  state: {
    label: "Statut du contrat",
    proves: /^(?:statut|etat|situation)(?:-(?:du-)?contrat)?$/,
    fits: /^actif$|^(?:denonce|resilie)(?:-le)?$/,
    excludes: NOTHING,
    asks: "fitting",
  },
  assumptions: { label: "Hypothèses", proves: /^hypotheses?$/, fits: NOTHING, excludes: NOTHING },
  energy: {
    label: "Énergie",
    proves: /\b(?:energies?|fluides?)\b/,
    fits: NOTHING,
    excludes:
      /\b(?:fournisseurs?|gestionnaire|contact|consultant|classe|etiquette|mix|courtier|responsable|conseil)\b/,
  },
  trade: {
    label: "Nature du contrat",
    // « Type de contrat »
    proves: /^(?:type|nature|objet|categorie|famille|libelle|intitule|designation)-(?:de-|du-)?contrats?$/,
    fits: /^(?:nature|objet|categorie|famille|domaine|poste|metier|prestation|contrats?|type)$/,
    excludes: NOTHING,
  },
  code: {
    label: "Code de l’immeuble",
    // « Code immeuble », « N° de copropriété »
    proves:
      /^(?:code|n|no|num|numero|ref|reference)-(?:de-|d-|l-|la-)*(?:immeuble|copro\w*|residence|sdc|acp|programme|site|dossier)\b|^codes?$/,
    // « Mandat », « Référence », but not « Code postal » or « N° de contrat »
    fits: /^(?:mandat$|(?:code|n|no|num|numero|refs?|references?|matricule|id)\b)(?!.*\b(?:postale?|cp|ean|pdl|prm|pce|contrats?|compteur|tel\w*|siret|siren|factures?|fournisseur|fiscal)\b)/,
    excludes:
      /\b(?:agence|clients?|rue|voie|ape|naf|insee|syndic|gestionnaire|lots?|portefeuille|comptable|analytique|type)\b/,
    asks: "any",
  },
  name: {
    label: "Nom de l’immeuble",
    // « Immeuble », « Nom de la résidence »
    proves:
      /^(?:nom-)?(?:de-|d-|du-|l-|la-)*(?:immeubles?|coproprietes?|copros?|residences?|sdc|acp|programmes?|sites?)$/,
    fits: /\b(?:immeubles?|coproprietes?|copros?|residences?|nom|sdc|acp|sites?|programmes?|batiments?|designation|denomination|libelle|intitule)\b|^raison-sociale$/,
    excludes:
      /\b(?:gestionnaires?|fournisseurs?|syndic|contact|types?|code|ref|agence|clients?|rue|ville|siret|siren|adresse|offre|produit|option|titulaire|payeur|interlocuteur|president|nombre|nb|nbre|annee|dates?|surface|mail|tel|proprietaires?|assistante?|comptable|contrat|internet)\b/,
    asks: "fitting",
  },
  address: {
    label: "Adresse",
    proves: /\badresse\b/,
    fits: NOTHING,
    excludes: /\b(?:mail|facturation|fournisseur|ip|syndic|client)\b/,
  },
};

export const FIELD_IDS = Object.keys(FIELDS) as FieldId[];
