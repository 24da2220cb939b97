import { legalKinds } from "../../formats/links";
import { choice, date, defineContentType, markdown, text } from "../declare";

export const legalPage = defineContentType({
  id: "legalPage",
  label: "Page légale",
  help: "Mentions légales, politique de confidentialité, CGV, accessibilité : une page par entrée, liée dans le pied de page.",
  page: { template: "text-page" },
  fields: {
    kind: choice(
      "Quelle page",
      "Décide l’adresse : /mentions-legales, /politique-de-confidentialite, /cgv ou /accessibilite. Une seule entrée pour chacune.",
      legalKinds,
    ),
    title: text("Titre", "Le grand titre de la page, et l’onglet du navigateur.", 70),
    text: markdown("Texte", "Sous le titre.", 30_000),
    updatedOn: date("Mise à jour le", "Le jour de la dernière version, sous le titre."),
  },
});
