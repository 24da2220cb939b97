import { date, defineContentType, heading, integer, longText, markdown, text } from "../declare";

const note = (label: string, help: string) => longText(label, help, 500, { mayOmitPlaceholders: true });

const days = (label: string, help: string) => integer(`Calendrier : ${label}`, help, { min: 1, max: 120 });

const percent = (label: string, help: string) => integer(`Estimation : ${label}`, help, { min: 1, max: 90 });

/** Title of a row of the calendar, which is also the title of its reminder. */
const row = (label: string, help: string) => text(`Calendrier, ligne : ${label}`, help, 80);

const weeksLabel = (label: string, help: string) => text(`Maison : ${label}`, help, 80);

export const assemblyFile = defineContentType({
  id: "assemblyFile",
  label: "Dossier d’assemblée",
  help: "La section « Préparez votre assemblée générale » du livre blanc, et le dossier que le visiteur y compose.",
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
    estimateHeading: heading("Estimation"),
    averageRate: percent("taux moyen", "L’économie moyenne, en pourcentage du coût de la fourniture HT."),
    highRate: percent("taux haut", "L’économie la plus haute, en pourcentage du même coût."),
    amountPerLot: integer("Estimation : euros par lot", "Par an, si le coût manque.", { min: 1, max: 1000 }),
    assumptionsDate: date("Estimation : date des hypothèses", "Le jour où elles ont été vérifiées."),
    rateNote: note("Estimation : note", "Sous le résultat : {tauxMoyen}, {tauxHaut}, et leur date {date}."),
    calendarHeading: heading("Calendrier"),
    convocationDays: days(
      "délai légal de la convocation",
      "Jours entiers entre la première présentation et l’assemblée (articles 9 et 64 du décret du 17 mars 1967).",
    ),
    postDays: days("jours pour le courrier", "Conseillés entre l’envoi de la convocation et sa date limite."),
    agendaDays: days("jours pour l’ordre du jour", "Conseillés entre la demande et l’envoi."),
    assemblyDays: days("jours après l’assemblée", "Conseillés pour le procès-verbal et la lettre."),
    calendarPrompt: text("Calendrier : avant la saisie", "À la place du calendrier.", 90),
    studyTitle: row("étude", "Le dernier jour pour la demander."),
    studySum: text("Calendrier, ligne : étude, précision", "Les semaines {semaines} des étapes.", 80),
    agendaTitle: row("ordre du jour", "Le dernier jour pour y inscrire la question."),
    convocationTitle: row("convocation", "Le dernier jour par voie électronique."),
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
    meetingTitle: row("assemblée", "Le jour du vote."),
    meetingAndLetterTitle: row("assemblée et lettre", "Le vote et la lettre, le même jour."),
    letterTitle: row("lettre", "Le jour de la poster."),
    letterTodayTitle: row("lettre, aujourd’hui", "Elle part par voie électronique."),
    receiptTitle: row("réception", "Le dernier jour."),
    agreementTitle: row("accord écrit", "Aucune assemblée ne peut voter à temps."),
    questionTitle: row("question au fournisseur", "Après une échéance manquée."),
    signingTitle: row("signature", "Le nouveau contrat, sans lettre pour l’ancien."),
    endTitle: row("fin du contrat", "L’échéance que vise la lettre."),
    earliestEndTitle: row("fin au plus tôt", "D’un contrat sans terme."),
    wishTitle: row("changement souhaité", "D’un petit compteur."),
    twelveMonthsSum: text("Calendrier, ligne : si douze mois", "Si la reconduction n’est pas connue.", 60),
    windowLabel: text("Maison : légende", "Sous la maison : « 1 fenêtre = 1 semaine ».", 60),
    freeWeeksLabel: weeksLabel("semaines d’avance", "Les semaines {semaines} avant les étapes."),
    stepWeeksLabel: weeksLabel("semaines des étapes", "Les semaines {semaines} des étapes."),
    lastWeekLabel: text("Maison : dernière semaine", "La semaine du dernier jour.", 60),
    earlierWeeksText: weeksLabel("au-delà d’un an", "Toutes les semaines {semaines}, dont elle montre 52."),
    comparisonHeading: heading("Comparaison"),
    comparisonText: markdown(
      "Comparaison : tableau",
      "Dans le PDF : chaque point de la liste est une ligne du tableau vide. {consommation} est en kWh.",
      1500,
    ),
    fileTitle: text("Dossier : titre", "Titre et métadonnées du PDF.", 90),
    contactHeading: heading("Contact"),
    contactText: longText("Contact : texte", "À la fin du dossier, au-dessus de l’e-mail.", 300),
  },
});
