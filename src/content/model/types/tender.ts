import { choice, date, defineContentType, text } from "../declare";

export const tender = defineContentType({
  id: "tender",
  label: "Appel d’offres",
  help: "Les appels d’offres montrés avec les références.",
  fields: {
    title: text("Intitulé", "L’objet de l’appel d’offres.", 90),
    deadline: date("Date limite", "Le dernier jour pour répondre ; en négociation, celui où elle finit."),
    type: text("Type", "Énergie ou service : « Électricité ».", 50),
    status: choice("Statut", "Où en est l’appel d’offres.", ["En cours", "Négociation", "Ouvert"]),
  },
});
