import { SCRIPTS_NOTICE_ID } from "../../theme/tokens";

/** The notice that gatsby-plugin-deferred-scripts shows when it cannot fetch the page's scripts. The next interaction retries. */
export const scriptsNotice = {
  id: SCRIPTS_NOTICE_ID,
  message:
    "Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion. Si vous rechargez la page, votre saisie est conservée, sauf les fichiers.",
  reload: "Recharger la page",
};
