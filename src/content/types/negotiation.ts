import { defineContentType, type Entry } from "../content-type";
import { percentage, text } from "../field";

export const negotiation = defineContentType({
  id: "negotiation",
  label: "Dernière négociation",
  help: "Les exemples du panneau « Dernières négociations », en haut de la page d’accueil.",
  titleField: "building",
  entries: "listed",
  fields: {
    building: text("Copropriété", "Sans la nommer : « 85 lots, Paris 11e ».", { max: 60 }),
    energy: text("Énergie", "Électricité, gaz, ou les deux.", { max: 40 }),
    saving: percentage("Écart de prix", "Pourcentage avec son signe : « -18 % »."),
  },
});

export type Negotiation = Entry<typeof negotiation>;
