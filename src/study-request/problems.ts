const kept = "Tout ce que vous avez saisi est resté\u00a0: vous pouvez";
const retry = `${kept} envoyer la demande à nouveau.`;
const unknown = "nous ne savons pas si votre demande est arrivée";
const again = "l’envoyer à nouveau, elle porte le même numéro et un double sera reconnu.";

/** What a visitor is told. A message says that a request has not arrived only if that is known. */
export const problemMessages = {
  offline: `La connexion semble interrompue\u00a0: votre demande n’est pas partie. ${retry}`,
  stalled: `L’envoi n’avance plus\u00a0: votre demande n’est pas arrivée en entier. ${retry}`,
  cancelled: `Vous avez annulé l’envoi avant la fin. ${retry}`,
  unreadable:
    "Votre demande n’a pas pu partir en entier\u00a0: un fichier a été modifié, déplacé ou supprimé depuis que vous l’avez choisi. Joignez-le à nouveau, ou envoyez la demande sans lui. Fichier retiré\u00a0:",
  tooLarge: `Vos fichiers sont trop lourds pour être envoyés. ${retry} Retirez-en un ou choisissez une version plus légère.`,
  refused: `Le service a refusé votre demande. ${retry}`,
  unavailable: `Le service n’est pas disponible pour le moment\u00a0: il n’a pas confirmé votre demande. ${retry}`,
  timeout: `Le service ne répond pas, et ${unknown}. ${kept} ${again}`,
  lost: `Aucune réponse ne nous est parvenue\u00a0: ${unknown}. ${kept} ${again}`,
  left: `Vous avez quitté cette page pendant l’envoi, et ${unknown}. Vous pouvez vérifier votre saisie, joindre vos fichiers et ${again}`,
} as const;

/** Why a request has not arrived, or why its outcome is unknown. */
export type DeliveryProblem = keyof typeof problemMessages;

/** Whether the request may have arrived all the same. */
export const isUnknown = (problem: DeliveryProblem) =>
  ["unavailable", "timeout", "lost", "left"].includes(problem);
