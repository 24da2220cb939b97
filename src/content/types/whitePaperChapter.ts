import { chartBarPattern } from "../chart-bar";
import { citations } from "../citations-field";
import { defineContentType, type Entry } from "../content-type";
import { date, markdown, optional, text, textList } from "../field";

export const whitePaperChapter = defineContentType({
  id: "whitePaperChapter",
  label: "Chapitre du livre blanc",
  help: "Un chapitre du PDF, lisible aussi sur la page. Sans texte ni graphique, il est seulement cité au sommaire.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text({
      inPdf: true,
      label: "Titre",
      help: "Sommaire, haut du chapitre, signets du PDF.",
      max: 80,
    }),
    text: optional(
      markdown({
        inPdf: true,
        label: "Texte",
        help: "Markdown simple : paragraphes, ## titre, ### sous-titre, - liste, 1. liste, **gras**, > chiffre clé.",
      }),
    ),
    chartTitle: optional(
      text({ inPdf: true, label: "Graphique : titre", help: "Au-dessus des barres. Facultatif.", max: 90 }),
    ),
    chartBars: optional(
      textList({
        inPdf: true,
        label: "Graphique : barres",
        help: "Une barre par ligne : « Avant travaux : 100 % ». Facultatif.",
        items: { min: 2, max: 6 },
        max: 60,
        pattern: chartBarPattern,
      }),
    ),
    updatedOn: optional(
      date({
        inPdf: true,
        label: "Mis à jour le",
        help: "Le jour de la dernière version du chapitre, sous son titre. Le plus récent est la date du fichier PDF.",
      }),
    ),
    sources: citations({ inPdf: true, help: "À la fin du chapitre, sur la page et dans le PDF." }),
  },
});

export type WhitePaperChapter = Entry<typeof whitePaperChapter>;
