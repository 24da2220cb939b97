import { chartBarPattern } from "../chart-bar";
import { defineContentType, type Entry } from "../content-type";
import { date, markdown, optional, text, textList } from "../field";
import { citations } from "./shared-fields";

export const whitePaperChapter = defineContentType({
  id: "whitePaperChapter",
  label: "Chapitre du livre blanc",
  help: "Un chapitre du PDF, lisible aussi sur la page. Sans texte ni graphique, il est seulement cité au sommaire.",
  titleField: "title",
  entries: "listed",
  fields: {
    title: text("Titre", "Sommaire, haut du chapitre, signets du PDF.", { inPdf: true, max: 80 }),
    text: optional(markdown("Texte", "Le chapitre, sur la page et dans le PDF.", { inPdf: true })),
    chartTitle: optional(
      text("Graphique : titre", "Au-dessus des barres. Facultatif.", { inPdf: true, max: 90 }),
    ),
    chartBars: optional(
      textList("Graphique : barres", "Une barre par ligne : « Avant travaux : 100 % ». Facultatif.", {
        inPdf: true,
        items: { min: 2, max: 6 },
        max: 60,
        pattern: chartBarPattern,
      }),
    ),
    updatedOn: optional(
      date(
        "Mis à jour le",
        "Le jour de la dernière version du chapitre, sous son titre. Le plus récent est la date du fichier PDF.",
        { inPdf: true },
      ),
    ),
    sources: citations("À la fin du chapitre, sur la page et dans le PDF.", { inPdf: true }),
  },
});

export type WhitePaperChapter = Entry<typeof whitePaperChapter>;
