import { defineContentType, longText, optional, text } from "../declare";

export const stat = defineContentType({
  id: "stat",
  label: "Chiffre clé",
  help: "Les chiffres de la page d’accueil : trois en grand, les autres sur une ligne.",
  titleField: "label",
  fields: {
    value: text("Chiffre", "Avec son unité : « 15 % », « 2,5 M€ ».", 14),
    label: text("Légende", "Ce que le chiffre compte.", 70),
    method: optional(longText("Comment nous comptons", "Replié : son objet, sa source, sa date.", 300)),
  },
});
