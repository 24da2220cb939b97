import { defineContentType, entryList, longText, optional, text, textList } from "../declare";
import { advantage } from "./advantage";

/** A line of fees: its amount is after the last colon. */
const feeLine = {
  source: "^.*\\S ?: ?[^:]*\\d[^:]*$",
  example: "Nos honoraires, une seule fois : 900 €",
};

export const advantagesSection = defineContentType({
  id: "advantagesSection",
  label: "Pourquoi nous choisir",
  help: "Une section de la page d’accueil : les raisons de nous choisir, et les honoraires sur un exemple.",
  fields: {
    heading: text("Titre", "Titre de la section.", 90),
    introduction: optional(longText("Introduction", "Une à trois phrases sous le titre.", 400)),
    feeHeading: text("Honoraires, exemple : titre", "Sous l’avantage mis en avant.", 60),
    feeLines: textList(
      "Honoraires, exemple : calcul",
      "Chaque ligne : « libellé : montant », le résultat en dernier.",
      { min: 2, max: 6 },
      120,
      { pattern: feeLine },
    ),
    feeNote: longText("Honoraires, exemple : note", "Sous le calcul : ce qui est comparé, qui vérifie.", 300),
    advantages: entryList(advantage, "Avantages", { min: 1, max: 8 }),
  },
});
