import { date, defineContentType, heading, longText, markdown, text } from "../declare";

/** A text with placeholders for what a visitor typed. */
const typed = (label: string, placeholders: string) =>
  markdown(label, `Ce qui est saisi, ou « ……… » : {copropriete}, {energie}, ${placeholders}.`, 3000);

/** A sentence of one of the texts above, chosen by the state of the contract. */
const sentence = (label: string, help: string) => longText(label, help, 300);

/** The texts that a visitor copies: each has one sentence that depends on the state of the contract's plan (`planOf`). */
export const assemblyDocuments = defineContentType({
  id: "assemblyDocuments",
  label: "Dossier : textes à coller",
  help: "Les deux projets de résolution, la lettre et l’e-mail, puis leurs phrases selon la situation du contrat.",
  inPdf: true,
  fields: {
    resolutionsHeading: heading("Résolutions"),
    resolutionsNotice: text(
      "Résolutions : avertissement",
      "Au-dessus des projets : « Modèle à faire relire par le syndic », avec la date des textes {date}.",
      200,
    ),
    textsDate: date("Résolutions : date des textes", "Le jour où la loi et les modèles ont été vérifiés."),
    tenderTitle: heading("Résolution 1"),
    tenderText: typed("Résolution 1 : appel d’offres", "et {mission}, l’une des phrases « Résolution 1 »"),
    delegationTitle: heading("Résolution 2"),
    delegationText: typed(
      "Résolution 2 : délégation",
      "{delegue}, {plafond}, {plafondTTC}, {consommation}, {duree}, {attente}, {plafondAttente}, et {suite}, l’une des phrases « Résolution 2 »",
    ),
    secondVoteNote: longText("Résolutions : note", "Si la majorité manque (article 25-1).", 500),
    messagesHeading: heading("Textes à coller"),
    letterTitle: heading("Lettre de dénonciation"),
    letterText: typed("Lettre de dénonciation", "et {denonciation}, l’une des phrases « Lettre »"),
    mailTitle: heading("E-mail au conseil syndical"),
    mailText: typed(
      "E-mail au conseil syndical",
      "{reponse}, la réponse et ce qu’il faut faire ; le point {dates} devient la liste des dates ; {demande} est l’une des phrases « E-mail »",
    ),
    twoContractsNote: text("Textes à coller : deux énergies", "Sous la lettre.", 120),
    missionText: sentence(
      "Résolution 1 : dénoncer",
      "L’échéance {echeance_court} et le dernier jour de réception {reception_court}.",
    ),
    ratificationText: sentence(
      "Résolution 1 : ratifier",
      "Sans vote possible, ou urgent : l’échéance {echeance_court}.",
    ),
    nextEndMissionText: sentence("Résolution 1 : échéance à confirmer", "La prochaine fin n’est pas connue."),
    openMissionText: sentence("Résolution 1 : sans terme", "Le préavis {preavis}."),
    endsMissionText: sentence("Résolution 1 : prend fin sans lettre", "La fin {echeance_court}."),
    smallMissionText: sentence("Résolution 1 : petit compteur", "Aucune lettre."),
    renewsText: sentence("Résolution 2 : contrat à échéance", "Ce que devient le contrat en cours."),
    continuesText: sentence("Résolution 2 : sans terme", "Ce que devient le contrat en cours."),
    uncoveredText: sentence("Résolution 2 : prend fin sans lettre", "Ce que devient la fourniture."),
    unchangedText: sentence("Résolution 2 : petit compteur", "Ce que devient le contrat en cours."),
    letterEndText: sentence("Lettre : échéance", "L’échéance {echeance_court}."),
    letterNextEndText: sentence("Lettre : échéance à confirmer", "La prochaine fin n’est pas connue."),
    letterOpenText: sentence("Lettre : sans terme", "Le préavis {preavis}."),
    agendaRequest: sentence("E-mail : ordre du jour", "Ce qui est demandé au conseil syndical."),
    postedNotice: sentence("E-mail : question votée", "Le jour {poste_court} de la lettre."),
    forwardRequest: sentence("E-mail : assemblée trop tardive", "Ce qui est demandé au conseil syndical."),
    agreementRequest: sentence(
      "E-mail : sans vote possible, ou urgent",
      "Ce qui est demandé au conseil syndical.",
    ),
    supplierNotice: sentence("E-mail : échéance à confirmer", "Ce que le fournisseur doit dire."),
    quietNotice: sentence("E-mail : petit compteur", "Rien ne presse."),
  },
});
