import { choice, defineContentType, longText, optional, pageLink, text } from "../declare";

export const advantage = defineContentType({
  id: "advantage",
  label: "Avantage",
  help: "Les raisons de nous choisir. La première est mise en avant.",
  fields: {
    title: text("Titre", "L’avantage en quelques mots.", 70),
    description: longText("Description", "Deux ou trois phrases.", 320),
    figure: optional(text("Chiffre", "Un chiffre mis en valeur : « 3 000 € ».", 14)),
    link: pageLink("Lien"),
    linkText: optional(text("Texte du lien", "Dit où il mène. Vide : le titre.", 60)),
    picture: optional(
      choice("Image", "À côté du texte, sauf pour le premier avantage.", ["Dossier d’assemblée"]),
    ),
  },
});
