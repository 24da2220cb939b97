import { choice, defineContentType, longText, text, textList } from "../declare";

export const service = defineContentType({
  id: "service",
  label: "Service",
  help: "Les services de la page d’accueil, repris dans le pied de page.",
  fields: {
    title: text("Nom du service", "Titre du service, et pied de page.", 60),
    drawing: choice("Dessin", "Celui qui l’accompagne.", ["Électricité", "Gaz", "Suivi", "Services"]),
    description: longText("Description", "Une ou deux phrases.", 300),
    points: textList("Points", "De trois à cinq points.", { min: 3, max: 5 }, 120),
  },
});
