import { defineContentType, longText, optional, text } from "../declare";

export const proof = defineContentType({
  id: "proof",
  label: "Preuve",
  help: "Près du formulaire, replié : une négociation du début à la fin, qui vous êtes.",
  fields: {
    title: text("Titre", "Toujours visible : « Une négociation, du début à la fin ».", 90),
    tag: optional(text("Étiquette", "Devant le titre d’un cas inventé : « Exemple fictif ».", 30)),
    text: longText("Texte", "Une ligne vide sépare les paragraphes.", 700),
  },
});
