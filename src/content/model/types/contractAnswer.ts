import { defineContentType, longText, text } from "../declare";

/** First line of the answer, in bold on the house and above the calendar: twelve words at most, by the help. */
const headline = (state: string, help: string) =>
  text(`${state} : titre`, `${help} Douze mots au plus.`, 110);

const act = (state: string, help: string) => longText(`${state} : que faire`, help, 200);

const reason = (state: string, help: string) => longText(`${state} : pourquoi`, help, 200);

/** The answer in each state of a contract's plan (`planOf`). */
export const contractAnswer = defineContentType({
  id: "contractAnswer",
  label: "Réponse : quand dénoncer",
  help: "Pour chaque situation d’un contrat : un titre, une chose à faire et, replié, pourquoi. Un jour s’écrit avec son nom de semaine ({poste}) ou sans ({poste_court}).",
  inPdf: true,
  fields: {
    promptText: text("Avant la saisie", "À la place de la réponse.", 110),
    inTimeHeadline: headline("À temps", "Le dernier jour {poste} pour poster la lettre."),
    inTimeReason: reason(
      "À temps",
      "Le dernier jour de réception {reception_court}, et le préavis {preavis}.",
    ),
    conveneAct: act(
      "À temps, assemblée à convoquer",
      "Le dernier jour {convocation} par voie électronique, et {lettres} par lettre.",
    ),
    conveneElectronicAct: act(
      "À temps, lettres trop tardives",
      "Le dernier jour {convocation} par voie électronique.",
    ),
    convenedAct: act("Question à l’ordre du jour", "L’assemblée {assemblee}, qui est convoquée."),
    votedAct: act("Question votée", "La lettre peut partir."),
    tightHeadline: headline("Juste", "La lettre part le jour du vote, {assemblee}."),
    tightAct: act("Juste", "Le dernier jour {convocation} pour convoquer."),
    tightForwardAct: act("Juste, assemblée à avancer", "Le dernier jour {convocation} pour convoquer."),
    tightReason: reason("Juste", "Le dernier jour de réception {reception_court}."),
    lateHeadline: headline("Assemblée trop tardive", "Le dernier jour {assemblee} pour l’avancer."),
    lateAct: act("Assemblée trop tardive", "Le dernier jour {convocation} pour convoquer."),
    lateReason: reason("Assemblée trop tardive", "L’assemblée {tardive_court}."),
    noVoteHeadline: headline("Sans vote possible", "Le dernier jour {poste_court} pour poster la lettre."),
    noVoteAct: act("Sans vote possible", "Aucune assemblée ne peut voter à temps."),
    noVoteReason: reason("Sans vote possible", "Ce que fera l’assemblée suivante."),
    urgentHeadline: headline("Urgent", "Le dernier jour de réception {reception}."),
    urgentAct: act("Urgent", "Rien n’est voté."),
    urgentVotedAct: act("Urgent, question votée", "La lettre part aujourd’hui."),
    urgentReason: reason("Urgent", "Comment la réception est certaine."),
    missedHeadline: headline(
      "Échéance manquée",
      "L’échéance {manquee_court}, et la prochaine {echeance_court}.",
    ),
    missedUnknownHeadline: headline(
      "Échéance manquée, suite non connue",
      "L’échéance {manquee_court} ; la prochaine n’est pas connue.",
    ),
    missedAct: act("Échéance manquée", "Ce qui se demande au fournisseur."),
    missedReason: reason(
      "Échéance manquée",
      "L’échéance {manquee_court} et son dernier jour de réception {limite_court}.",
    ),
    missedHedge: longText(
      "Échéance manquée, suite non connue : réserve",
      "Sous la réponse. Le jour {poste_court} de la lettre, si le contrat repart pour douze mois.",
      150,
    ),
    openHeadline: headline("Sans terme", "Le préavis {preavis}."),
    openAct: act("Sans terme", "La première assemblée possible {assemblee}."),
    openMeetingAct: act("Sans terme, assemblée fixée", "L’assemblée {assemblee_court}."),
    openReason: reason("Sans terme", "La première fin possible {fin_court}."),
    endsHeadline: headline("Prend fin", "Sa fin {echeance_court}."),
    endedHeadline: headline("A pris fin", "Sa fin {echeance_court}, qui est passée."),
    endsAct: act("Prend fin", "L’assemblée {assemblee}."),
    endsForwardAct: act("Prend fin, assemblée à avancer", "Le dernier jour {assemblee}."),
    endsLateAct: act("Prend fin, sans vote à temps", "Aucune assemblée ne vote à temps."),
    endsReason: reason("Prend fin", "Ce qui arrive sans nouveau contrat."),
    smallHeadline: headline("Petit compteur", "Aucun délai ne s’applique."),
    smallAct: act("Petit compteur", "Aucune assemblée n’est fixée."),
    smallMeetingAct: act("Petit compteur, assemblée fixée", "L’assemblée {assemblee_court}."),
    smallReason: reason("Petit compteur", "Le temps du changement."),
    signAct: act("Sans lettre, question votée", "Le nouveau contrat peut être signé."),
    whyHeading: text("Pourquoi : titre du pli", "Sous la réponse.", 60),
    exampleText: headline("Exemple", "Sur la maison, avant toute saisie : {fin} et le préavis {preavis}."),
    studyButton: text("Bouton de l’étude", "Sous la réponse : mène au formulaire, avec les dates.", 40),
  },
});
