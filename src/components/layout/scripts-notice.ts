/** Shown when the scripts fail to load, or time out after a press. The next interaction retries. */
export const scriptsNotice = {
  message:
    "Cette page n’a pas pu être chargée en entier, et rien n’a été envoyé. Vérifiez votre connexion et réessayez, ou rechargez la page\u00a0: votre saisie est conservée, sauf les fichiers.",
  reload: "Recharger la page",
};
