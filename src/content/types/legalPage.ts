import { defineContentType, type Entry } from "../content-type";
import { choice, date, markdown, text } from "../field";

export const legalPage = defineContentType({
  id: "legalPage",
  label: "Page légale",
  help: "Mentions légales, politique de confidentialité, CGV : une page par entrée, liée dans le pied de page.",
  titleField: "title",
  entries: "listed",
  page: { template: "text-page", pathFrom: "kind" },
  fields: {
    kind: choice({
      label: "Quelle page",
      help: "Décide l’adresse : /mentions-legales, /politique-de-confidentialite ou /cgv. Une seule entrée pour chacune.",
      options: ["Mentions légales", "Politique de confidentialité", "CGV"],
    }),
    title: text({
      label: "Titre",
      help: "Le grand titre de la page, et l’onglet du navigateur.",
      max: 70,
    }),
    text: markdown({
      max: 30_000,
      label: "Texte",
      help: "Markdown simple : paragraphes, ## titre, ### sous-titre, - liste, 1. liste, **gras**, > point important.",
    }),
    updatedOn: date({ label: "Mise à jour le", help: "Le jour de la dernière version, sous le titre." }),
  },
});

export type LegalPage = Entry<typeof legalPage>;
