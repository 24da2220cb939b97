import { defineContentType, type Entry } from "../content-type";
import { integer, percentage, text } from "../field";

export const clientReference = defineContentType({
  id: "clientReference",
  label: "Référence",
  help: "Une copropriété accompagnée, anonymisée.",
  titleField: "name",
  entries: "listed",
  fields: {
    name: text({ label: "Nom anonymisé", help: "Un nom d’emprunt : « Résidence A ».", max: 60 }),
    lots: integer({ min: 1, max: 20_000, label: "Nombre de lots", help: "Un nombre entier, 1 au moins." }),
    location: text({ label: "Lieu", help: "Commune ou arrondissement.", max: 60 }),
    saving: percentage({ label: "Économie", help: "Pourcentage sur le prix : « 18 % »." }),
    service: text({ label: "Service rendu", help: "Ce que nous avons négocié ou suivi.", max: 80 }),
  },
});

export type ClientReference = Entry<typeof clientReference>;
