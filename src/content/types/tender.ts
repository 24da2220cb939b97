import { defineContentType, type Entry } from "../content-type";
import { choice, date, text } from "../field";

export const tender = defineContentType({
  id: "tender",
  label: "Appel d’offres",
  help: "Les appels d’offres montrés avec les références.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text("Intitulé", "L’objet de l’appel d’offres.", { max: 90 }),
    deadline: date("Date limite", "Le dernier jour pour répondre."),
    type: text("Type", "Énergie ou service : « Électricité ».", { max: 50 }),
    status: choice("Statut", "En cours, Négociation ou Ouvert.", ["En cours", "Négociation", "Ouvert"]),
  },
});

export type Tender = Entry<typeof tender>;
