import { defineContentType, longText, text } from "../declare";

const sentence = (label: string, help: string) => longText(label, help, 300);

const weeksLabel = (label: string, help: string) => text(`Maison : ${label}`, help, 80);

export const contractAnswer = defineContentType({
  id: "contractAnswer",
  label: "Réponse : quand dénoncer",
  help: "Les phrases qui répondent à « Quand dénoncer votre contrat ? », d’après les dates que le visiteur saisit.",
  inPdf: true,
  fields: {
    terminateText: text("Dénoncer", "La réponse : le dernier jour ouvré {jour}.", 90),
    arrivalText: sentence(
      "Dénoncer : arrivée de la lettre",
      "Pourquoi : le jour {jour}, qui est la fin du contrat moins le préavis {preavis}.",
    ),
    voteText: sentence("Assemblée à prévoir", "Sans date : le dernier jour {jour}, et le reste {semaines}."),
    fitsText: sentence("Assemblée à temps", "Elle laisse le temps du procès-verbal et de la lettre."),
    tightText: sentence("Assemblée juste à temps", "Avant le dernier jour, sans la marge conseillée."),
    meetingLateText: sentence("Assemblée trop tardive", "Elle vient après le dernier jour."),
    forwardText: sentence("Assemblée trop tardive : l’avancer", "Jusqu’au {jour}, et qui peut le demander."),
    shortText: sentence("Plus le temps de convoquer", "Le premier jour {jour} où elle peut se tenir."),
    lateText: sentence("Trop tard", "La réponse quand le dernier jour {jour} est passé."),
    renewalText: sentence("Trop tard : échéance suivante", "La fin {fin} et le dernier jour {jour}."),
    smallMeterText: sentence("Petit compteur", "Pourquoi aucun préavis, aussi sans taille connue."),
    signText: sentence("Petit compteur : signer", "Avec une date souhaitée : le dernier jour {jour}."),
    anytimeText: sentence("Petit compteur : à tout moment", "Sans cette date, ou si elle est trop proche."),
    promptText: text("Avant la réponse", "Sur la maison de la page d’accueil, avant toute saisie.", 90),
    windowLabel: text("Maison : légende", "Sous la maison : « 1 fenêtre = 1 semaine ».", 60),
    freeWeeksLabel: weeksLabel("semaines d’avance", "Les semaines {semaines} avant les étapes."),
    stepWeeksLabel: weeksLabel("semaines des étapes", "Les semaines {semaines} des étapes."),
    lastWeekLabel: text("Maison : dernière semaine", "La semaine du dernier jour.", 60),
    earlierWeeksText: weeksLabel("au-delà d’un an", "Les semaines {semaines} qu’elle ne montre pas."),
    studyButton: text("Page d’accueil : étude", "Mène au formulaire, avec les dates.", 40),
  },
});
