import { defineContentType, type Entry } from "../content-type";
import { percentage, text } from "../field";

const month = {
  source: "^(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) 20\\d\\d$",
  example: "mars 2026",
  noun: "un mois et son année",
};

export const negotiation = defineContentType({
  id: "negotiation",
  label: "Dernière négociation",
  help: "Les exemples du panneau « Dernières négociations », en haut de la page d’accueil.",
  titleField: "building",
  entries: "listed",
  fields: {
    building: text("Copropriété", "Sans la nommer : « 85 lots, Paris 11e ».", { max: 60 }),
    energy: text("Énergie", "Électricité, gaz, ou les deux.", { max: 40 }),
    month: text("Mois", "Le mois et l’année de la négociation.", { max: 20, pattern: month }),
    saving: percentage("Écart de prix", "Pourcentage avec son signe : « -18 % »."),
  },
});

export type Negotiation = Entry<typeof negotiation>;
