/** Labels of the customer, the place and the supplier. */
import type { FieldLabels } from "./field-labels";

export const PARTIES = {
  name: {
    proofs: [
      "titulaire du contrat",
      "titulaires du contrat",
      "nom du titulaire",
      "nom du client",
      "nom client",
      "nom de la copropriété",
      "nom ou raison sociale",
      "raison sociale",
      "mon entité",
      "votre entité",
    ],
    alone: ["titulaire", "client", "entité", "copropriété", "résidence", "usager", "abonné"],
  },
  address: {
    proofs: [
      "lieu de consommation",
      "lieux de consommation",
      "adresse de livraison",
      "adresse de consommation",
      "adresse du site",
      "adresse du lieu de consommation",
      "adresse du point de livraison",
      "adresse du logement",
      "lieu de livraison",
      "site de consommation",
    ],
  },
  supplier: {
    proofs: ["nom du fournisseur"],
    alone: ["fournisseur", "fournisseur d’énergie"],
  },
} as const satisfies Readonly<Record<string, FieldLabels>>;
