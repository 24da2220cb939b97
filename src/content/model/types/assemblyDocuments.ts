import { date, defineContentType, heading, integer, longText, markdown, text } from "../declare";

/** A text with placeholders for what a visitor typed. */
const typed = (label: string, placeholders: string) =>
  markdown(label, `Ce qui est saisi, ou « ……… » : {copropriete}, {energie}, ${placeholders}.`, 3000);

const percent = (label: string, help: string) => integer(`Estimation : ${label}`, help, { min: 1, max: 90 });

/**
 * What a dossier has beside its dates. Sentences that depend on the state of the contract's plan are in
 * `planStory`.
 */
export const assemblyDocuments = defineContentType({
  id: "assemblyDocuments",
  label: "Dossier d’assemblée",
  help: "Ce qu’un dossier contient avec ses dates : estimation, projets de résolution, textes à coller, comparaison. Leurs phrases selon la situation sont dans « Situation ».",
  inPdf: true,
  fields: {
    fileTitle: text("Titre du dossier", "Titre et métadonnées du PDF.", 90),
    estimateHeading: heading("Estimation"),
    averageRate: percent("taux moyen", "L’économie moyenne, en pourcentage du coût de la fourniture HT."),
    highRate: percent("taux haut", "L’économie la plus haute, en pourcentage du même coût."),
    amountPerLot: integer("Estimation : euros par lot", "Par an, si le coût manque.", { min: 1, max: 1000 }),
    assumptionsDate: date("Estimation : date des hypothèses", "Le jour où elles ont été vérifiées."),
    rateNote: longText(
      "Estimation : note",
      "Sous le résultat : {tauxMoyen}, {tauxHaut}, et leur date {date}.",
      500,
      { mayOmitPlaceholders: true },
    ),
    resolutionsHeading: heading("Résolutions"),
    resolutionsNotice: text(
      "Résolutions : avertissement",
      "Au-dessus des projets : « Modèle à faire relire par le syndic », avec la date des textes {date}.",
      200,
    ),
    textsDate: date("Résolutions : date des textes", "Le jour où la loi et les modèles ont été vérifiés."),
    tenderTitle: heading("Résolution 1"),
    tenderText: typed("Résolution 1 : appel d’offres", "et {mission}, une phrase de la situation"),
    delegationTitle: heading("Résolution 2"),
    delegationText: typed(
      "Résolution 2 : délégation",
      "{delegue}, {plafond}, {plafondTTC}, {consommation}, {duree}, {attente}, {plafondAttente}, et {suite}, une phrase de la situation",
    ),
    secondVoteNote: longText("Résolutions : note", "Si la majorité manque (article 25-1).", 500),
    messagesHeading: heading("Textes à coller"),
    letterTitle: heading("Lettre de dénonciation"),
    letterText: typed("Lettre de dénonciation", "et {denonciation}, une phrase de la situation"),
    syndicMailTitle: heading("E-mail au syndic"),
    councilMailTitle: heading("E-mail au conseil syndical"),
    mailText: typed(
      "E-mails : texte",
      "{reponse}, la réponse et, pour le syndic, ce qu’il faut faire ; le point {dates} devient la liste des dates ; {demande} est une phrase de la situation, et son paragraphe manque si la question est à l’ordre du jour",
    ),
    questionTitle: heading("Question au fournisseur"),
    questionText: markdown(
      "Question au fournisseur",
      "Après une échéance manquée. Ce qui est saisi, ou « ……… » : {copropriete}, {energie}.",
      1500,
    ),
    twoContractsNote: text("Textes à coller : deux énergies", "Sous la lettre.", 120),
    comparisonHeading: heading("Comparaison"),
    comparisonText: markdown(
      "Comparaison : tableau",
      "Dans le PDF : chaque point de la liste est une ligne du tableau vide. {consommation} est en kWh.",
      1500,
    ),
    contactHeading: heading("Contact"),
    contactText: longText("Contact : texte", "À la fin du dossier, au-dessus de l’e-mail.", 300),
  },
});
