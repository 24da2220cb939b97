import { defineContentType, type Entry } from "../content-type";
import { longText, optional, text } from "../field";

export const stat = defineContentType({
  id: "stat",
  label: "Chiffre clé",
  help: "Les chiffres sous le titre de la page d’accueil.",
  titleField: "label",
  entries: "listed",
  fields: {
    value: text("Chiffre", "Avec son unité : « 15 % », « 2,5 M€ ».", { max: 14 }),
    label: text("Légende", "Ce que le chiffre compte.", { max: 70 }),
    method: optional(
      longText(
        "Comment nous comptons",
        "Sur quoi porte le chiffre, d’où il vient et sa date. Replié sous le chiffre. Facultatif.",
        { max: 300 },
      ),
    ),
  },
});

export type Stat = Entry<typeof stat>;
