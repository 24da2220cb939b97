import { defineContentType, longText, text } from "../declare";

const sentence = (label: string, help: string) => longText(label, help, 400);

/** In bold on the house and above the calendar. */
const bold = (label: string, help: string) => text(label, help, 90);

const weeksLabel = (label: string, help: string) => text(`Maison : ${label}`, help, 80);

export const contractAnswer = defineContentType({
  id: "contractAnswer",
  label: "Réponse : quand dénoncer",
  help: "Les phrases qui répondent à « Quand dénoncer votre contrat ? », d’après les dates que le visiteur saisit.",
  inPdf: true,
  fields: {
    terminateText: bold("Poster la lettre", "La réponse : le dernier jour ouvré {jour} pour poster."),
    todayText: bold("Poster aujourd’hui", "La réponse ce jour-là, {jour}."),
    urgentText: bold("Urgent", "Il reste moins que le délai postal : la réception, le {jour}."),
    arrivalText: sentence(
      "Réception de la lettre",
      "Le dernier jour {jour} : la fin du contrat moins le préavis {preavis}.",
    ),
    movedText: sentence("Réception : jour chômé", "Le dernier jour du préavis, {jour}, n’est pas ouvré."),
    urgentAdvice: sentence("Urgent : que faire", "La lettre peut arriver après le {jour}."),
    voteText: sentence(
      "Assemblée à prévoir ou à avancer",
      "Le dernier jour {jour}, et ceux de la convocation : {electronique}, {lettres}.",
    ),
    electronicText: sentence(
      "Assemblée : convocation électronique seulement",
      "Le dernier jour {jour}, et celui de l’avis : {electronique}.",
    ),
    fitsText: sentence("Assemblée à temps", "Elle laisse le temps du procès-verbal et de la lettre."),
    tightText: sentence("Assemblée juste à temps", "Avant le dernier jour, sans la marge conseillée."),
    closedText: sentence("Assemblée : convocation passée", "Elle ne peut plus être convoquée à temps."),
    meetingLateText: sentence("Assemblée trop tardive", "Elle vient après le dernier jour."),
    forwardText: sentence("Assemblée trop tardive : l’avancer", "Qui peut le demander."),
    shortText: sentence("Plus le temps de convoquer", "Le premier jour {jour} où elle peut se tenir."),
    nextVoteText: sentence(
      "Assemblée : échéance suivante",
      "Si elle se tient le {assemblee}, elle vise le {fin}, et la lettre se poste le {jour}.",
    ),
    lateText: sentence("Échéance manquée", "L’échéance {fin}, et son dernier jour {jour}."),
    pastText: sentence("Échéance passée", "En plus : le contrat est sans doute reconduit."),
    assumedText: sentence("Échéance manquée : hypothèse", "Douze mois, si la reconduction n’est pas connue."),
    lateAdvice: sentence("Échéance manquée : que faire", "Ce qui reste possible."),
    openText: sentence(
      "Contrat sans terme",
      "La lettre, reçue à partir du {reception}, y met fin le {fin}, après le préavis {preavis}.",
    ),
    endsText: sentence("Contrat qui prend fin", "Sa fin {fin}, sans dénonciation."),
    smallMeterText: sentence("Petit compteur", "Pourquoi aucun préavis, aussi sans taille connue."),
    signText: sentence("Petit compteur : signer", "Avec une date souhaitée : le dernier jour {jour}."),
    signByText: bold("Contrat qui prend fin : signer", "La réponse : le dernier jour {jour}."),
    signNowText: bold("Contrat qui prend fin : sans attendre", "La réponse quand ce jour est passé."),
    anytimeText: sentence("Petit compteur : à tout moment", "Sans cette date, ou si elle est trop proche."),
    promptText: bold("Avant la réponse", "Sur la page du livre blanc, avant toute saisie."),
    noticePromptText: bold("Avant la réponse : préavis", "Quand la fin du contrat est saisie, sans préavis."),
    exampleText: bold(
      "Exemple",
      "Sur la maison, avant toute saisie : l’échéance {fin} et le préavis {preavis}.",
    ),
    windowLabel: text("Maison : légende", "Sous la maison : « 1 fenêtre = 1 semaine ».", 60),
    freeWeeksLabel: weeksLabel("semaines d’avance", "Les semaines {semaines} avant les étapes."),
    stepWeeksLabel: weeksLabel("semaines des étapes", "Les semaines {semaines} des étapes."),
    lastWeekLabel: text("Maison : dernière semaine", "La semaine du dernier jour.", 60),
    earlierWeeksText: weeksLabel("au-delà d’un an", "Toutes les semaines {semaines}, dont elle montre 52."),
    studyButton: text("Page d’accueil : étude", "Mène au formulaire, avec les dates.", 40),
  },
});
