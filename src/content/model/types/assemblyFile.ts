import { date, defineContentType, heading, integer, longText, markdown, text } from "../declare";

const note = (label: string, help: string) => longText(label, help, 500, { mayOmitPlaceholders: true });

const days = (label: string, help: string) => integer(`Calendrier : ${label}`, help, { min: 1, max: 120 });

const percent = (label: string, help: string) => integer(`Estimation : ${label}`, help, { min: 1, max: 90 });

/** A text with placeholders for what a visitor typed. */
const typed = (label: string, placeholders: string, more = "") => {
  const common = "{copropriete}, {energie}, {fin}";
  return markdown(label, `Ce qui est saisi, ou « ……… » : ${common}, ${placeholders}.${more}`, 3000);
};

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
    rateNote: note("Estimation : note sur les taux", "Sur quoi portent {tauxMoyen} et {tauxHaut}."),
    assumptionsNote: note(
      "Estimation : note sur les hypothèses",
      "Sous le résultat : la date {date}, le montant par lot {parLot}, et ce que le chiffre n’est pas.",
    ),
    calendarHeading: heading("Calendrier"),
    convocationDays: days(
      "délai légal de la convocation",
      "Jours entiers entre la première présentation et l’assemblée (articles 9 et 64 du décret du 17 mars 1967).",
    ),
    postDays: days("jours pour le courrier", "Conseillés entre l’envoi de la convocation et sa date limite."),
    agendaDays: days("jours pour l’ordre du jour", "Conseillés entre la demande et l’envoi."),
    assemblyDays: days("jours après l’assemblée", "Conseillés pour le procès-verbal et la lettre."),
    studyNote: note("Calendrier : note sur l’étude", "La démarche dure {semaines}."),
    smallStudyNote: note("Calendrier : note sur l’étude, petit compteur", "À la place de la précédente."),
    convocationNote: note("Calendrier : note sur la convocation", "Le délai légal est {jours}."),
    noticeNote: note("Calendrier : note sur le préavis", "Ce que le visiteur doit relire dans son contrat."),
    resolutionsHeading: heading("Résolutions"),
    resolutionsNotice: text(
      "Résolutions : avertissement",
      "Au-dessus des projets : « Modèle à faire relire par le syndic », avec la date des textes {date}.",
      200,
    ),
    textsDate: date("Résolutions : date des textes", "Le jour où la loi et les modèles ont été vérifiés."),
    tenderTitle: heading("Résolution 1"),
    tenderText: typed(
      "Résolution 1 : appel d’offres et dénonciation",
      "{poste}, {denonciation}, {delai}",
      " Le point avec {denonciation} disparaît sans lettre à envoyer, celui avec {delai} si le contrat a un terme.",
    ),
    delegationTitle: heading("Résolution 2"),
    delegationText: typed(
      "Résolution 2 : délégation",
      "{delegue}, {plafond}, {plafondTTC}, {consommation}, {duree}, {attente}, {plafondAttente}",
    ),
    secondVoteNote: note("Résolutions : note sur le second vote", "Si la majorité manque (article 25-1)."),
    fallbackNote: note("Résolutions : note sur l’échéance", "Le choix si aucune offre ne convient."),
    messagesHeading: heading("Textes à coller"),
    letterTitle: heading("Lettre de dénonciation"),
    letterText: typed(
      "Textes à coller : lettre de dénonciation",
      "{preavis}, {delai}",
      " Le paragraphe avec {preavis} vaut pour un contrat à terme, celui avec {delai} sans terme.",
    ),
    mailTitle: heading("E-mail au conseil syndical"),
    mailText: markdown(
      "Textes à coller : e-mail au conseil syndical",
      "Ce qui est saisi : {copropriete}, {energie} ; le point {dates} devient la liste des dates.",
      2000,
    ),
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
