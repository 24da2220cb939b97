import { defineContentType, longText, text } from "../declare";

export const proof = defineContentType({
  id: "proof",
  label: "Preuve",
  help: "Près du formulaire, replié : vos honoraires en euros, une négociation du début à la fin, qui vous êtes.",
  fields: {
    title: text("Titre", "Toujours visible : « Nos honoraires, sur un exemple ».", 90),
    text: longText("Texte", "Une ligne vide sépare les paragraphes. Un cas inventé est un « exemple ».", 700),
  },
});
