/** Labels of the meter: its number and its size. */
import type { FieldLabels } from "./field-labels";

export const METER = {
  electricityPoint: {
    proofs: [
      "pdl",
      "prm",
      "rae",
      "point de livraison électricité",
      "point référence mesure",
      "point de référence et de mesure",
      "point de relève de mesure",
      "point de relevé de mesure",
      "acheminement électricité",
      "référence acheminement électricité",
      "réf. acheminement électricité",
      "référence d’acheminement électricité",
      "référence d’acheminement",
    ],
  },
  gasPoint: {
    proofs: [
      "pce",
      "point de livraison gaz",
      "point de comptage",
      "point de comptage et d’estimation",
      "point de comptage et estimation",
      "point comptage estimation",
      "référence du point de comptage",
      "réf. du point de comptage",
      "référence acheminement gaz",
      "réf. acheminement gaz",
    ],
  },
  point: {
    proofs: [
      "point de livraison",
      "points de livraison",
      "référence du point de livraison",
      "point de mesure",
    ],
  },
  power: {
    proofs: [
      "puissance souscrite",
      "puissances souscrites",
      "puissance souscrite actuelle",
      "puissance contractuelle",
    ],
    excludedBy: [
      "dépassement",
      "dépassements",
      "atteinte",
      "prix",
      "abonnement",
      "modification",
      "précédente",
      "ancienne",
    ],
  },
  consumption: {
    proofs: [
      "car",
      "car actuelle",
      "consommation annuelle de référence",
      "consommation annuelle de référence actuelle",
      "conso. annuelle de référence",
    ],
    excludedBy: ["ancienne", "précédente"],
  },
  segment: {
    proofs: [
      "segment",
      "segment tarifaire",
      "segment de comptage",
      "acheminement",
      "tarif d’acheminement",
      "tarif acheminement",
      "option tarifaire",
      "option d’acheminement",
      "formule tarifaire d’acheminement",
      "formule d’acheminement",
      "fta",
      "classe tarifaire",
      "catégorie tarifaire",
      "tarif distribution",
      "tarif de distribution",
    ],
    excludedBy: ["prix", "montant"],
  },
} as const satisfies Readonly<Record<string, FieldLabels>>;
