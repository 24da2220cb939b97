import { defineContentType, type Entry } from "../content-type";
import { choice, date, text } from "../field";

export const tender = defineContentType({
  id: "tender",
  label: "Appel d’offres",
  help: "Les appels d’offres montrés avec les références.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text({ label: "Intitulé", help: "L’objet de l’appel d’offres.", max: 90 }),
    deadline: date({ label: "Date limite", help: "Le dernier jour pour répondre." }),
    type: text({ label: "Type", help: "Énergie ou service : « Électricité ».", max: 50 }),
    status: choice({
      label: "Statut",
      help: "En cours, Négociation ou Ouvert.",
      options: ["En cours", "Négociation", "Ouvert"],
    }),
  },
});

export type Tender = Entry<typeof tender>;
