import { defineContentType, type Entry } from "../content-type";
import { longText, text } from "../field";

export const faqItem = defineContentType({
  id: "faqItem",
  label: "Question fréquente",
  help: "Les questions de la page d’accueil. La première est ouverte à l’arrivée.",
  titleField: "question",
  entries: "listed",
  fields: {
    question: text("Question", "Telle que la pose un syndic ou un conseil syndical.", { max: 140 }),
    answer: longText("Réponse", "De 40 à 90 mots. Une ligne vide sépare deux paragraphes.", { max: 1200 }),
  },
});

export type FaqItem = Entry<typeof faqItem>;
