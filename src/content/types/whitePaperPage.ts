import { defineContentType, type Entry } from "../content-type";
import { entryList, image, longText, text, textList } from "../field";
import { glossaryTerm } from "./glossaryTerm";
import { whitePaperChapter } from "./whitePaperChapter";

/** A text with no other braces than those of `{pages}` and `{taille}`. */
const downloadNotePattern = "^([^{}]|\\{pages\\}|\\{taille\\})+$";

/** A text with no other braces than those of `{chapitres}`. */
const contentsNotePattern = "^([^{}]|\\{chapitres\\})+$";

const heading = (label: string, where?: { inPdf: true }) =>
  text({ label: `${label} : titre`, help: "Titre du bloc.", max: 90, ...where });
const benefitTitle = (number: number) =>
  text({ label: `Carte ${number} : titre`, help: "Pourquoi ce guide.", max: 50 });
const benefitText = (number: number) =>
  longText({ label: `Carte ${number} : texte`, help: "Une phrase ou deux.", max: 220 });

export const whitePaperPage = defineContentType({
  id: "whitePaperPage",
  label: "Page du livre blanc",
  help: "Les textes de la page /livre-blanc, et ceux du PDF hors chapitres.",
  titleField: "title",
  entries: "single",
  page: { template: "livre-blanc", path: "/livre-blanc" },
  fields: {
    seoTitle: text({
      label: "Titre pour les moteurs",
      help: "Onglet du navigateur et résultats de recherche.",
      max: 70,
    }),
    seoDescription: text({
      label: "Description pour les moteurs",
      help: "Résultats de recherche et partages.",
      max: 170,
    }),
    badge: text({ label: "Badge", help: "Petite ligne au-dessus du titre.", max: 60 }),
    title: text({ inPdf: true, label: "Titre", help: "Le grand titre de la page.", max: 40 }),
    subtitle: text({
      inPdf: true,
      label: "Sous-titre",
      help: "Page, couverture et métadonnées du PDF.",
      max: 120,
    }),
    introduction: longText({ label: "Introduction", help: "Sous le sous-titre.", max: 400 }),
    coverImage: image({ label: "Image de la couverture", help: "La couverture du PDF.", minWidth: 768 }),
    downloadHeading: heading("Téléchargement"),
    downloadText: text({
      label: "Téléchargement : texte",
      help: "Sur la carte, au-dessus du bouton.",
      max: 120,
    }),
    downloadButton: text({
      label: "Téléchargement : bouton",
      help: "Fabrique le PDF et l’enregistre.",
      max: 40,
    }),
    downloadNote: text({
      label: "Téléchargement : format",
      help: "Sous le bouton. {pages} et {taille} deviennent le nombre de pages et le poids du PDF.",
      max: 80,
      pattern: { source: downloadNotePattern, example: "PDF accessible, {pages} pages, {taille}" },
    }),
    benefitsHeading: heading("Pourquoi ce guide"),
    benefit1Title: benefitTitle(1),
    benefit1Text: benefitText(1),
    benefit2Title: benefitTitle(2),
    benefit2Text: benefitText(2),
    benefit3Title: benefitTitle(3),
    benefit3Text: benefitText(3),
    benefit4Title: benefitTitle(4),
    benefit4Text: benefitText(4),
    discoveriesHeading: heading("Ce que vous découvrirez"),
    discoveries: textList({
      label: "Ce que vous découvrirez : points",
      help: "Ce que le lecteur apprend, un point par ligne.",
      items: { min: 1, max: 10 },
      max: 160,
    }),
    contentsHeading: heading("Table des matières"),
    contents: textList({
      label: "Table des matières : lignes",
      help: "Les grands thèmes du guide, une ligne chacun.",
      items: { min: 1, max: 12 },
      max: 120,
    }),
    readingHeading: heading("Lecture en ligne"),
    readingIntroduction: longText({
      label: "Lecture en ligne : introduction",
      help: "Annonce le texte des chapitres, sur la page.",
      max: 300,
    }),
    chapters: entryList({
      type: whitePaperChapter,
      label: "Chapitres : liste",
      help: "Dans l’ordre du PDF et de la page. Glissez les chapitres pour le changer ; un chapitre absent de la liste n’est pas montré.",
      items: { min: 1, max: 40 },
    }),
    glossaryHeading: heading("Glossaire"),
    glossaryIntroduction: longText({
      label: "Glossaire : introduction",
      help: "Une à trois phrases sous le titre.",
      max: 300,
    }),
    glossary: entryList({
      type: glossaryTerm,
      label: "Glossaire : termes",
      help: "Dans l’ordre de la page. Un terme absent de la liste n’est pas défini, et aucun texte n’y mène. Liste vide : le titre n’est pas montré non plus.",
      items: { min: 0, max: 60 },
    }),
    updatedLabel: text({
      inPdf: true,
      label: "Dates : mise à jour",
      help: "Devant la date d’un chapitre ou d’un terme.",
      max: 40,
    }),
    sourcesLabel: text({
      inPdf: true,
      label: "Sources : titre",
      help: "Devant les sources d’un chapitre ou d’un terme.",
      max: 40,
    }),
    readOnLabel: text({
      inPdf: true,
      label: "Sources : jour de lecture",
      help: "Devant le jour où une source a été lue.",
      max: 40,
    }),
    closingHeading: heading("Appel final"),
    closingText: longText({ label: "Appel final : texte", help: "Au-dessus des deux boutons.", max: 300 }),
    closingDownloadButton: text({
      label: "Appel final : téléchargement",
      help: "Fabrique le même PDF.",
      max: 40,
    }),
    closingContactButton: text({ label: "Appel final : contact", help: "Mène aux coordonnées.", max: 40 }),
    pdfCoverTitle: text({ inPdf: true, label: "PDF : titre de couverture", help: "En capitales.", max: 30 }),
    pdfContentsHeading: heading("PDF, sommaire", { inPdf: true }),
    pdfContentsNote: text({
      inPdf: true,
      label: "PDF, sommaire : note",
      help: "Sous le sommaire, si des chapitres y sont seulement cités. {chapitres} devient « 1 à 3 ».",
      max: 120,
      pattern: {
        source: contentsNotePattern,
        example: "Cette édition contient les chapitres {chapitres}.",
      },
    }),
    pdfContactHeading: heading("PDF, contact", { inPdf: true }),
    pdfContactText: longText({
      inPdf: true,
      label: "PDF, contact : texte",
      help: "Au-dessus de l’e-mail et du téléphone.",
      max: 600,
    }),
    pdfEmailLabel: text({ inPdf: true, label: "PDF, contact : e-mail", help: "Devant l’adresse.", max: 30 }),
    pdfPhoneLabel: text({
      inPdf: true,
      label: "PDF, contact : téléphone",
      help: "Devant le numéro.",
      max: 30,
    }),
    pdfSubject: text({ label: "PDF : sujet", help: "Métadonnées du fichier.", max: 160 }),
    pdfKeywords: text({
      label: "PDF : mots-clés",
      help: "Métadonnées du fichier, séparés par des virgules.",
      max: 200,
    }),
  },
});

export type WhitePaperPage = Entry<typeof whitePaperPage>;
