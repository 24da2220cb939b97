import { defineContentType, longText, text } from "../declare";

export const faqItem = defineContentType({
  id: "faqItem",
  label: "Question fréquente",
  help: "Les questions de la page d’accueil. La première est ouverte à l’arrivée.",
  fields: {
    question: text("Question", "Telle que la pose un syndic ou un conseil syndical.", 140),
    answer: longText("Réponse", "De 40 à 90 mots. Une ligne vide sépare deux paragraphes.", 1200),
  },
});
