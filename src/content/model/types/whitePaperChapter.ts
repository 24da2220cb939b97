import { chartBarPattern } from "../../formats/chart";
import { citations, date, defineContentType, markdown, optional, text, textList } from "../declare";

const barsHelp = "Des barres : « Avant travaux : 100 % », « Dix logements : 100 à 200 MWh ».";

export const whitePaperChapter = defineContentType({
  id: "whitePaperChapter",
  label: "Chapitre du livre blanc",
  help: "Un chapitre du PDF, lisible aussi sur la page. Sans texte ni graphique, il est seulement cité au sommaire.",
  inPdf: true,
  fields: {
    title: text("Titre", "Sommaire, haut du chapitre, signets du PDF.", 80),
    text: optional(markdown("Texte", "Le chapitre, sur la page et dans le PDF.", 12_000)),
    chartTitle: optional(text("Graphique : titre", "Au-dessus des barres.", 90)),
    chartBars: optional(
      textList("Graphique : barres", barsHelp, { min: 2, max: 6 }, 60, { pattern: chartBarPattern }),
    ),
    updatedOn: optional(date("Mis à jour le", "Le jour de sa version. Le plus récent date aussi le PDF.")),
    sources: citations("À la fin du chapitre, sur la page et dans le PDF."),
  },
});
