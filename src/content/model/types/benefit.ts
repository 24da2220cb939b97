import { defineContentType, longText, text } from "../declare";

export const benefit = defineContentType({
  id: "benefit",
  label: "Intérêt du guide",
  help: "Les cartes « Pourquoi ce guide » de la page du livre blanc.",
  fields: {
    title: text("Titre", "En haut de la carte.", 50),
    text: longText("Texte", "Une phrase ou deux.", 220),
  },
});
