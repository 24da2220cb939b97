import { defineContentType, longText, text } from "../declare";

const sentence = (label: string, help: string) => longText(label, help, 400);

/** First lines of the answer, in bold on the house and above the calendar. */
const headline = (label: string, help: string) => text(`Réponse : ${label}`, help, 110);

const act = (label: string, help: string) => longText(`Que faire : ${label}`, help, 300);

const why = (label: string, help: string) => longText(`Pourquoi : ${label}`, help, 400);

const weeksLabel = (label: string, help: string) => text(`Maison : ${label}`, help, 80);

export const contractAnswer = defineContentType({
  id: "contractAnswer",
  label: "Réponse : quand dénoncer",
  help: "Les phrases qui répondent à « Quand dénoncer votre contrat ? » : la réponse et son jour, ce qu’il faut faire, puis, replié, pourquoi.",
  inPdf: true,
  fields: {
    terminateText: headline("poster la lettre", "Le dernier jour ouvré {jour} pour poster."),
    votedText: headline(
      "poster, si c’est voté",
      "Plus d’assemblée à temps : le dernier jour {jour} pour poster.",
    ),
    urgentText: headline("urgent", "Il reste moins que le délai postal : la réception, le {jour}."),
    missedText: headline(
      "échéance manquée",
      "L’échéance {fin}. La phrase suivante donne la prochaine lettre.",
    ),
    nextLetterText: headline("prochaine lettre", "Après une échéance manquée : le dernier jour {jour}."),
    openText: headline("contrat sans terme", "La lettre, reçue à partir du {reception}, y met fin le {fin}."),
    endsText: headline("contrat qui prend fin", "Sa fin {fin}, sans dénonciation."),
    anytimeText: headline("petit compteur", "Aucun préavis."),
    voteText: act(
      "assemblée à prévoir",
      "Le dernier jour {jour}, et la phrase {convocation}, l’une des deux qui suivent.",
    ),
    fitsText: act("assemblée à temps", "Avec la phrase {convocation}."),
    tightText: act("assemblée juste à temps", "Avec la phrase {convocation}, et ce qui se prépare."),
    conveneText: act("convoquer", "Les derniers jours {electronique} et {lettres}. Suite d’une phrase."),
    conveneElectronicText: act(
      "convoquer, voie électronique",
      "Le dernier jour {electronique}. Suite d’une phrase.",
    ),
    closedText: act("convocation passée", "L’assemblée ne peut plus être convoquée à temps."),
    meetingLateText: act(
      "assemblée trop tardive",
      "Le dernier jour {jour} pour l’avancer, ou l’échéance suivante {fin}.",
    ),
    meetingLateOpenText: act(
      "assemblée trop tardive, sans terme",
      "Le dernier jour {jour} pour l’avancer, ou la lettre reçue à partir du {reception}, pour le {fin}.",
    ),
    missedAct: act("échéance manquée", "Ce qui se demande dès maintenant."),
    openAct: act("contrat sans terme", "Voter le {assemblee}, et poster au plus tôt le {jour}."),
    openEarliestAct: act(
      "contrat sans terme, sans assemblée",
      "Convoquée aujourd’hui, elle se tient le {assemblee} ; poster au plus tôt le {jour}.",
    ),
    urgentAct: act("urgent", "Si la dénonciation est votée. La phrase suivante dit ce qu’il en est sinon."),
    unvotedAct: act("sans vote à temps", "Aucune assemblée ne peut plus voter à temps."),
    signByText: act("contrat qui prend fin", "Le dernier jour {jour} pour signer le suivant."),
    signNowText: act("contrat qui prend fin, trop tard", "Quand ce jour est passé."),
    signText: act("petit compteur, date souhaitée", "Le dernier jour {jour} pour signer."),
    whyHeading: text("Pourquoi : titre du pli", "Sous la réponse ; tout ce qui suit y est replié.", 60),
    arrivalText: why(
      "réception de la lettre",
      "Le dernier jour {jour} : la fin moins le préavis {preavis}. Le recommandé électronique.",
    ),
    movedText: why("jour non ouvré", "Le préavis {preavis} finit le {limite}, et le jour retenu est {jour}."),
    urgentAdvice: why("urgent", "La lettre peut arriver après le {jour}."),
    missedDayText: why("échéance manquée", "Son dernier jour de réception {jour}."),
    assumedText: why("hypothèse", "Douze mois, si la reconduction n’est pas connue."),
    lateAdvice: why("échéance manquée, que faire", "Ce qui reste possible."),
    forwardText: why("avancer l’assemblée", "Qui peut le demander."),
    shortText: why("plus le temps de convoquer", "Le premier jour {jour} où l’assemblée peut se tenir."),
    nextVoteText: why(
      "échéance suivante",
      "Une assemblée le {assemblee} vise l’échéance {fin} : la lettre se poste le {jour}.",
    ),
    smallMeterText: sentence(
      "Petit compteur : question",
      "Sous la réponse, avec un bouton, tant que la taille n’est pas dite.",
    ),
    smallReason: why("petit compteur", "Pourquoi aucun préavis ; ce qu’il faut faire, sans date souhaitée."),
    promptText: headline("avant la saisie", "Sur la page du livre blanc, avant toute saisie."),
    noticePromptText: headline(
      "avant la saisie du préavis",
      "Quand la fin du contrat est saisie, sans préavis.",
    ),
    exampleText: headline(
      "exemple",
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
