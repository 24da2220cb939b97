import { defineContentType, type Entry } from "../content-type";
import { choice, longText, text, textList } from "../field";

export const service = defineContentType({
  id: "service",
  label: "Service",
  help: "Les services de la page d’accueil, repris dans le pied de page.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text({ label: "Nom du service", help: "Titre du service, et pied de page.", max: 60 }),
    drawing: choice({
      label: "Dessin",
      help: "Le dessin qui accompagne le service.",
      options: ["Électricité", "Gaz", "Suivi", "Services"],
    }),
    description: longText({ label: "Description", help: "Une ou deux phrases.", max: 300 }),
    points: textList({
      label: "Points",
      help: "De trois à cinq points.",
      items: { min: 3, max: 5 },
      max: 120,
    }),
  },
});

export type Service = Entry<typeof service>;
