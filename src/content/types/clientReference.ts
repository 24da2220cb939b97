import { defineContentType, type Entry } from "../content-type";
import { integer, percentage, text } from "../field";

export const clientReference = defineContentType({
  id: "clientReference",
  label: "Référence",
  help: "Une copropriété accompagnée, anonymisée.",
  titleField: "name",
  entries: "listed",
  fields: {
    name: text("Nom anonymisé", "Un nom d’emprunt : « Résidence A ».", { max: 60 }),
    lots: integer("Nombre de lots", "Un nombre entier, 1 au moins.", { min: 1, max: 20_000 }),
    location: text("Lieu", "Commune ou arrondissement.", { max: 60 }),
    saving: percentage("Économie", "Pourcentage sur le prix : « 18 % »."),
    service: text("Service rendu", "Ce que nous avons négocié ou suivi.", { max: 80 }),
  },
});

export type ClientReference = Entry<typeof clientReference>;
