import { defineContentType } from "../content-type";
import { integer, longText, optional, text } from "../field";
import { pageLink } from "./shared-fields";

export const processStep = defineContentType({
  id: "processStep",
  label: "Étape de la démarche",
  help: "Les étapes de la frise, sur la page d’accueil.",
  titleField: "title",
  fields: {
    title: text("Nom de l’étape", "Titre sur la frise.", 50),
    duration: text("Durée", "Telle qu’elle se lit : « 2 à 3 semaines ».", 90),
    weeks: optional(
      integer("Longueur sur la frise", "En semaines. Vide : après la signature.", { min: 1, max: 26 }),
    ),
    description: longText("Description", "Ce que nous faisons à cette étape.", 320),
    link: pageLink("Adresse à laquelle mène le nom"),
  },
});
