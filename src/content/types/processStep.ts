import { defineContentType, type Entry } from "../content-type";
import { integer, longText, optional, text } from "../field";
import { pageLink } from "../page-link";

export const processStep = defineContentType({
  id: "processStep",
  label: "Étape de la démarche",
  help: "Les étapes de la frise, sur la page d’accueil.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text({ label: "Nom de l’étape", help: "Titre sur la frise.", max: 50 }),
    duration: text({ label: "Durée", help: "Telle qu’elle se lit : « 2-3 semaines ».", max: 90 }),
    weeks: optional(
      integer({
        min: 1,
        max: 26,
        label: "Longueur sur la frise",
        help: "Nombre de semaines au plus. Vide : l’étape continue après la signature.",
      }),
    ),
    description: longText({ label: "Description", help: "Ce que nous faisons à cette étape.", max: 320 }),
    link: optional(pageLink("Adresse à laquelle mène le nom")),
  },
});

export type ProcessStep = Entry<typeof processStep>;
