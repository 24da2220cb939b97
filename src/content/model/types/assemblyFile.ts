import { defineContentType, entryOfEach, heading, integer, longText, text } from "../declare";
import { planStory } from "./planStory";

const days = (label: string, help: string) => integer(`Calendrier : ${label}`, help, { min: 1, max: 120 });

/** Title of a deadline, which is also the title of its reminder. */
const deadline = (label: string, help: string) => text(`Calendrier, ligne : ${label}`, help, 80);

export const assemblyFile = defineContentType({
  id: "assemblyFile",
  label: "Réponse et calendrier",
  help: "La réponse à « quand dénoncer », son calendrier, et la section « Préparez votre assemblée générale » du livre blanc.",
  inPdf: true,
  fields: {
    heading: text("Section : titre", "En haut de la section, sur la page.", 90),
    introduction: longText("Section : introduction", "Sous le titre.", 400),
    invoiceText: text(
      "Facture : invitation",
      "Le libellé du champ où se choisit une facture, ici et sur la page d’accueil.",
      90,
    ),
    invoiceNote: text(
      "Facture : promesse",
      "Sous l’invitation : la facture ne quitte pas le navigateur.",
      90,
    ),
    stories: entryOfEach(planStory, "Réponse : situations"),
    exampleText: text(
      "Réponse : exemple",
      "Sur la maison, avant toute saisie : {fin} et le préavis {preavis}.",
      110,
      { maxWords: 12 },
    ),
    whyHeading: text("Réponse : titre du pli", "Sous la réponse.", 60),
    basisNote: longText("Réponse : ce qui fait foi", "Dans le pli, et dans le dossier.", 200),
    studyButton: text("Réponse : bouton de l’étude", "Mène au formulaire, avec les dates.", 40),
    calendarHeading: heading("Calendrier"),
    convocationDays: days(
      "délai légal de la convocation",
      "Jours entiers entre la première présentation et l’assemblée (articles 9 et 64 du décret du 17 mars 1967).",
    ),
    postDays: days("jours pour le courrier", "Conseillés entre l’envoi de la convocation et sa date limite."),
    agendaDays: days("jours pour l’ordre du jour", "Conseillés entre la demande et l’envoi."),
    assemblyDays: days("jours après l’assemblée", "Conseillés pour le procès-verbal et la lettre."),
    calendarPrompt: text("Calendrier : avant la saisie", "À la place du calendrier.", 90),
    studyTitle: deadline("étude", "Le dernier jour pour la demander."),
    studyReason: longText(
      "Calendrier : étude",
      "Dans le pli de la réponse : les semaines {semaines} des étapes.",
      200,
    ),
    agendaTitle: deadline("ordre du jour", "Le dernier jour pour y inscrire la question."),
    convocationTitle: deadline("convocation", "Le dernier jour par voie électronique."),
    convocationSum: text(
      "Calendrier, ligne : convocation, précision",
      "Le délai {delai} de la convocation.",
      80,
    ),
    lettersSum: text(
      "Calendrier, ligne : convocation par lettre",
      "Le dernier jour {lettres} par lettre.",
      80,
    ),
    meetingTitle: deadline("assemblée", "Le jour du vote."),
    meetingAndLetterTitle: deadline("assemblée et lettre", "Le vote et la lettre, le même jour."),
    letterTitle: deadline("lettre", "Le jour de la poster."),
    letterTodayTitle: deadline("lettre, aujourd’hui", "Elle part par voie électronique."),
    receiptTitle: deadline("réception", "Le dernier jour."),
    agreementTitle: deadline("accord écrit", "Aucune assemblée ne peut voter à temps."),
    questionTitle: deadline("question au fournisseur", "Après une échéance manquée."),
    signingTitle: deadline("signature", "Le nouveau contrat, sans lettre pour l’ancien."),
    signingSum: text(
      "Calendrier, ligne : assemblée, signature",
      "Si l’assemblée est trop tardive : quand signer.",
      80,
    ),
    endTitle: deadline("fin du contrat", "L’échéance que vise la lettre."),
    earliestEndTitle: deadline("fin au plus tôt", "D’un contrat sans terme."),
    wishTitle: deadline("changement souhaité", "D’un petit compteur."),
    hypothesisText: text(
      "Calendrier : si douze mois",
      "Au-dessus des lignes, si la reconduction n’est pas connue.",
      90,
    ),
  },
});
