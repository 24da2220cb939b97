import { guideAnchors } from "../../formats/links";
import {
  date,
  defineContentType,
  entryList,
  heading,
  image,
  introduction,
  longText,
  optional,
  seo,
  text,
  textList,
} from "../declare";
import { benefit } from "./benefit";
import { glossaryTerm } from "./glossaryTerm";
import { whitePaperChapter } from "./whitePaperChapter";

export const whitePaperPage = defineContentType({
  id: "whitePaperPage",
  label: "Page du livre blanc",
  help: "Les textes de la page /livre-blanc, ses chapitres et son glossaire.",
  titleField: "title",
  inPdf: ["title", "subtitle", "updatedLabel", "sourcesLabel", "readOnLabel"],
  page: {
    template: "livre-blanc",
    path: "/livre-blanc",
    anchors: guideAnchors,
    // The page omits these sections without written chapters or terms.
    anchorLists: { lecture: "chapters", glossaire: "glossary" },
  },
  fields: {
    ...seo,
    badge: text("Badge", "Petite ligne au-dessus du titre.", 60),
    title: text("Titre", "Le grand titre de la page.", 40),
    subtitle: text("Sous-titre", "Page, couverture et métadonnées du PDF.", 120),
    introduction: longText("Introduction", "Sous le sous-titre.", 400),
    coverImage: image("Image de la couverture", "La couverture du PDF.", 768),
    downloadHeading: heading("Téléchargement"),
    downloadText: text("Téléchargement : texte", "Sur la carte, au-dessus du bouton.", 120),
    downloadButton: text("Téléchargement : bouton", "Fabrique le PDF et l’enregistre.", 40),
    downloadNote: text(
      "Téléchargement : édition",
      "Ce que contient le PDF : nombre de {chapitres}, de {pages}, et {taille}.",
      80,
      { mayOmitPlaceholders: true },
    ),
    benefitsHeading: heading("Pourquoi ce guide"),
    benefits: entryList(benefit, "Pourquoi ce guide : cartes", { min: 1, max: 6 }),
    discoveriesHeading: heading("Ce que vous découvrirez"),
    discoveries: textList("Ce que vous découvrirez : points", "Ce qu’il apprend.", { min: 1, max: 10 }, 160),
    contentsHeading: heading("Table des matières"),
    contents: textList("Table des matières : lignes", "Les thèmes du guide.", { min: 1, max: 12 }, 120),
    readingHeading: heading("Lecture en ligne"),
    readingIntroduction: introduction("Lecture en ligne", 300),
    chapters: entryList(whitePaperChapter, "Chapitres : liste", { min: 1, max: 40 }),
    glossaryHeading: heading("Glossaire"),
    glossaryIntroduction: introduction("Glossaire", 300),
    glossaryLabel: text("Glossaire : volet", "Déplie les définitions. {nombre} : combien il y en a.", 60, {
      mayOmitPlaceholders: true,
    }),
    glossary: entryList(glossaryTerm, "Glossaire : termes", { min: 0, max: 60 }),
    glossaryUpdatedOn: optional(date("Glossaire : mis à jour le", "Le jour où il a été vérifié.")),
    updatedLabel: text("Dates : mise à jour", "Devant la date d’un chapitre ou du glossaire.", 40),
    sourcesLabel: text("Sources : titre", "Devant les sources d’un chapitre ou du glossaire.", 40),
    readOnLabel: text("Sources : jour de lecture", "Devant le jour où une source a été lue.", 40),
    closingHeading: heading("Appel final"),
    closingText: longText("Appel final : texte", "Au-dessus des deux boutons.", 300),
    closingDownloadButton: text("Appel final : téléchargement", "Fabrique le même PDF.", 40),
    closingContactButton: text("Appel final : contact", "Mène aux coordonnées.", 40),
  },
});
