import { defineContentType, type Entry } from "../content-type";
import { date, entryList, image, longText, optional, text, textList } from "../field";
import { glossaryTerm } from "./glossaryTerm";
import { seo } from "./shared-fields";
import { whitePaperChapter } from "./whitePaperChapter";

const heading = (label: string) => text(`${label} : titre`, "Titre du bloc.", { max: 90 });
const benefitTitle = (number: number) => text(`Carte ${number} : titre`, "Pourquoi ce guide.", { max: 50 });
const benefitText = (number: number) =>
  longText(`Carte ${number} : texte`, "Une phrase ou deux.", { max: 220 });

export const whitePaperPage = defineContentType({
  id: "whitePaperPage",
  label: "Page du livre blanc",
  help: "Les textes de la page /livre-blanc, ses chapitres et son glossaire.",
  titleField: "title",
  entries: "single",
  page: { template: "livre-blanc", path: "/livre-blanc" },
  fields: {
    ...seo,
    badge: text("Badge", "Petite ligne au-dessus du titre.", { max: 60 }),
    title: text("Titre", "Le grand titre de la page.", { inPdf: true, max: 40 }),
    subtitle: text("Sous-titre", "Page, couverture et métadonnées du PDF.", { inPdf: true, max: 120 }),
    introduction: longText("Introduction", "Sous le sous-titre.", { max: 400 }),
    assemblyLink: text(
      "Introduction : lien",
      "Sous l’introduction. Mène à l’outil des dates de l’assemblée.",
      {
        max: 60,
      },
    ),
    coverImage: image("Image de la couverture", "La couverture du PDF.", 768),
    downloadHeading: heading("Téléchargement"),
    downloadText: text("Téléchargement : texte", "Sur la carte, au-dessus du bouton.", { max: 120 }),
    downloadButton: text("Téléchargement : bouton", "Fabrique le PDF et l’enregistre.", { max: 40 }),
    downloadNote: text(
      "Téléchargement : édition",
      "Sous le bouton. {chapitres}, {pages} et {taille} deviennent ceux du PDF : « 1 à 3 », « 6 », « 80 Ko ».",
      {
        max: 80,
        placeholders: { required: [], optional: ["chapitres", "pages", "taille"] },
      },
    ),
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
    discoveries: textList(
      "Ce que vous découvrirez : points",
      "Ce que le lecteur apprend, un point par ligne.",
      { items: { min: 1, max: 10 }, max: 160 },
    ),
    contentsHeading: heading("Table des matières"),
    contents: textList("Table des matières : lignes", "Les grands thèmes du guide, une ligne chacun.", {
      items: { min: 1, max: 12 },
      max: 120,
    }),
    readingHeading: heading("Lecture en ligne"),
    readingIntroduction: longText(
      "Lecture en ligne : introduction",
      "Annonce le texte des chapitres, sur la page.",
      { max: 300 },
    ),
    chapters: entryList(
      whitePaperChapter,
      "Chapitres : liste",
      "Dans l’ordre du PDF et de la page. Glissez les chapitres pour le changer ; un chapitre absent de la liste n’est pas montré.",
      { min: 1, max: 40 },
    ),
    glossaryHeading: heading("Glossaire"),
    glossaryIntroduction: longText("Glossaire : introduction", "Une à trois phrases sous le titre.", {
      max: 300,
    }),
    glossary: entryList(
      glossaryTerm,
      "Glossaire : termes",
      "Dans l’ordre de la page. Un terme absent de la liste n’est pas défini, et aucun texte n’y mène. Liste vide : le titre n’est pas montré non plus.",
      { min: 0, max: 60 },
    ),
    glossaryUpdatedOn: optional(
      date("Glossaire : mis à jour le", "Le jour où les définitions ont été vérifiées. Facultatif."),
    ),
    updatedLabel: text("Dates : mise à jour", "Devant la date d’un chapitre ou du glossaire.", {
      inPdf: true,
      max: 40,
    }),
    sourcesLabel: text("Sources : titre", "Devant les sources d’un chapitre ou du glossaire.", {
      inPdf: true,
      max: 40,
    }),
    readOnLabel: text("Sources : jour de lecture", "Devant le jour où une source a été lue.", {
      inPdf: true,
      max: 40,
    }),
    closingHeading: heading("Appel final"),
    closingText: longText("Appel final : texte", "Au-dessus des deux boutons.", { max: 300 }),
    closingDownloadButton: text("Appel final : téléchargement", "Fabrique le même PDF.", { max: 40 }),
    closingContactButton: text("Appel final : contact", "Mène aux coordonnées.", { max: 40 }),
  },
});

export type WhitePaperPage = Entry<typeof whitePaperPage>;
