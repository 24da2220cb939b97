import { defineContentType, type Entry } from "../content-type";
import { choice, longText, text, textList } from "../field";

export const service = defineContentType({
  id: "service",
  label: "Service",
  help: "Les services de la page d’accueil, repris dans le pied de page.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text("Nom du service", "Titre du service, et pied de page.", { max: 60 }),
    drawing: choice("Dessin", "Le dessin qui accompagne le service.", [
      "Électricité",
      "Gaz",
      "Suivi",
      "Services",
    ]),
    description: longText("Description", "Une ou deux phrases.", { max: 300 }),
    points: textList("Points", "De trois à cinq points.", { items: { min: 3, max: 5 }, max: 120 }),
  },
});

export type Service = Entry<typeof service>;
