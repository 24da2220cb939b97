import { weeksPattern } from "../../../french/dates";
import { defineContentType, longText, optional, pageLink, text } from "../declare";

export const processStep = defineContentType({
  id: "processStep",
  label: "Étape de la démarche",
  help: "Les étapes de la frise, sur la page d’accueil.",
  fields: {
    title: text("Nom de l’étape", "Titre sur la frise.", 50),
    duration: text(
      "Durée",
      "La frise la dessine : « 2 à 3 semaines ». Sans nombre de semaines, l’étape vient après la signature.",
      90,
      { pattern: weeksPattern },
    ),
    description: longText("Description", "Ce que nous faisons à cette étape.", 320),
    link: pageLink("Lien"),
    linkText: optional(text("Texte du lien", "Dit où il mène. Vide : le titre.", 60)),
  },
});
