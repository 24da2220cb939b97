import { defineContentType } from "../content-type";
import { choice, longText, text, textList } from "../field";

export const service = defineContentType({
  id: "service",
  label: "Service",
  help: "Les services de la page d’accueil, repris dans le pied de page.",
  titleField: "title",
  fields: {
    title: text("Nom du service", "Titre du service, et pied de page.", 60),
    drawing: choice("Dessin", "Celui qui l’accompagne.", ["Électricité", "Gaz", "Suivi", "Services"]),
    description: longText("Description", "Une ou deux phrases.", 300),
    points: textList("Points", "De trois à cinq points.", { min: 3, max: 5 }, 120),
  },
});
