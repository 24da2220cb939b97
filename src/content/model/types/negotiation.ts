import { MONTHS } from "../../../french/dates";
import { defineContentType, isPlausibleYear, percentage, plausibleYears, text } from "../declare";

const month = {
  source: `^(${MONTHS.join("|")}) 20\\d\\d$`,
  example: "mars 2026",
  noun: `un mois et son année (${plausibleYears})`,
};

export const negotiation = defineContentType({
  id: "negotiation",
  label: "Dernière négociation",
  help: "Les exemples du panneau « Dernières négociations », en haut de la page d’accueil.",
  fields: {
    building: text("Copropriété", "Sans la nommer : « 85 lots, Paris 11e ».", 60),
    energy: text("Énergie", "Électricité, gaz, ou les deux.", 40),
    month: text("Mois", "Le mois et l’année de la négociation.", 20, {
      pattern: month,
      isValid: (text) => isPlausibleYear(text.slice(-4)),
    }),
    saving: text("Écart de prix", "Avec son signe : « -18 % ».", 10, { pattern: percentage("-") }),
  },
});
