import { defineContentType, longText, text } from "../declare";

export const portfolio = defineContentType({
  id: "portfolio",
  label: "Tableau d’immeubles",
  help: "Une section du livre blanc : un gestionnaire y colle le tableau de ses contrats.",
  fields: {
    heading: text("Titre", "Titre de la section, et lien en haut de la page.", 90),
    introduction: longText("Introduction", "Ce qui se colle ou se dépose, et ce qui est demandé.", 500),
    privacyNote: text("Confidentialité", "Sous l’introduction.", 120),
    assumptionsNote: longText(
      "Hypothèses",
      "Au pied du tableau, aussi imprimé : le jour du calcul {date}, et le délai de convocation {jours}.",
      600,
    ),
  },
});
