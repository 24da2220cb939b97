import { defineContentType, integer, optional, percentage, text } from "../declare";

export const clientReference = defineContentType({
  id: "clientReference",
  label: "Référence",
  help: "Une copropriété accompagnée, anonymisée.",
  fields: {
    name: text("Nom anonymisé", "Un nom d’emprunt : « Résidence A ».", 60),
    tag: optional(text("Étiquette", "Au-dessus du nom d’une copropriété inventée : « Exemple fictif ».", 30)),
    lots: integer("Nombre de lots", "Un nombre entier, 1 au moins.", { min: 1, max: 20_000 }),
    location: text("Lieu", "Commune ou arrondissement.", 60),
    saving: text("Économie", "Pourcentage sur le prix : « 18 % ».", 10, { pattern: percentage("") }),
    service: text("Service rendu", "Ce que nous avons négocié ou suivi.", 80),
    year: optional(integer("Année du contrat", "Quatre chiffres : 2025.", { min: 2015, max: 2100 })),
  },
});
