import { SCRIPTS_NOTICE_ID } from "../theme/tokens";

/** What gatsby-plugin-deferred-scripts says when the page's scripts cannot be fetched. */
export const scriptsNotice = {
  id: SCRIPTS_NOTICE_ID,
  message:
    "Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion, puis continuez\u00a0; un nouvel essai se fera. Si vous rechargez la page, votre saisie est conservée, mais les fichiers sont à joindre à nouveau.",
  reload: "Recharger la page",
};
