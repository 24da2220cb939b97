/** The entries that the home page lists. */
import { defineContentType, type Entry } from "../content-type";
import { choice, date, integer, longText, optional, text, textList } from "../field";
import { pageLink } from "./shared-fields";

const month = {
  source: "^(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) 20\\d\\d$",
  example: "mars 2026",
  noun: "un mois et son année",
};

const percentage = {
  source: "^-?\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$",
  example: "-18 %",
  noun: "un pourcentage",
};

export const negotiation = defineContentType({
  id: "negotiation",
  label: "Dernière négociation",
  help: "Les exemples du panneau « Dernières négociations », en haut de la page d’accueil.",
  titleField: "building",
  fields: {
    building: text("Copropriété", "Sans la nommer : « 85 lots, Paris 11e ».", 60),
    energy: text("Énergie", "Électricité, gaz, ou les deux.", 40),
    month: text("Mois", "Le mois et l’année de la négociation.", 20, { pattern: month }),
    saving: text("Écart de prix", "Avec son signe : « -18 % ».", 10, { pattern: percentage }),
  },
});

export const stat = defineContentType({
  id: "stat",
  label: "Chiffre clé",
  help: "Les chiffres sous le titre de la page d’accueil.",
  titleField: "label",
  fields: {
    value: text("Chiffre", "Avec son unité : « 15 % », « 2,5 M€ ».", 14),
    label: text("Légende", "Ce que le chiffre compte.", 70),
    method: optional(
      longText(
        "Comment nous comptons",
        "Replié sous le chiffre : sur quoi il porte, sa source, sa date.",
        300,
      ),
    ),
  },
});

export const service = defineContentType({
  id: "service",
  label: "Service",
  help: "Les services de la page d’accueil, repris dans le pied de page.",
  titleField: "title",
  fields: {
    title: text("Nom du service", "Titre du service, et pied de page.", 60),
    drawing: choice("Dessin", "Celui qui l’accompagne.", ["Électricité", "Gaz", "Suivi", "Services"]),
    description: longText("Description", "Une ou deux phrases.", 300),
    points: textList("Points", "De trois à cinq points.", { min: 3, max: 5 }, 120),
  },
});

export const processStep = defineContentType({
  id: "processStep",
  label: "Étape de la démarche",
  help: "Les étapes de la frise, sur la page d’accueil.",
  titleField: "title",
  fields: {
    title: text("Nom de l’étape", "Titre sur la frise.", 50),
    duration: text("Durée", "Telle qu’elle se lit : « 2 à 3 semaines ».", 90),
    weeks: optional(
      integer("Longueur sur la frise", "En semaines. Vide : après la signature.", { min: 1, max: 26 }),
    ),
    description: longText("Description", "Ce que nous faisons à cette étape.", 320),
    link: pageLink("Adresse à laquelle mène le nom"),
  },
});

export const advantage = defineContentType({
  id: "advantage",
  label: "Avantage",
  help: "Les raisons de nous choisir. La première est mise en avant.",
  titleField: "title",
  fields: {
    title: text("Titre", "L’avantage en quelques mots.", 70),
    description: longText("Description", "Deux ou trois phrases.", 320),
    figure: optional(text("Chiffre", "Un chiffre mis en valeur : « 3 000 € ».", 14)),
    link: pageLink("Adresse à laquelle mène le titre"),
  },
});

export const proof = defineContentType({
  id: "proof",
  label: "Preuve",
  help: "Sous les avantages, replié : vos honoraires en euros, une négociation du début à la fin, qui vous êtes.",
  titleField: "title",
  fields: {
    title: text("Titre", "Toujours visible : « Nos honoraires, sur un exemple ».", 90),
    text: longText(
      "Texte",
      "Une ligne vide sépare deux paragraphes. Un cas inventé s’appelle « exemple ».",
      700,
    ),
  },
});

export const clientReference = defineContentType({
  id: "clientReference",
  label: "Référence",
  help: "Une copropriété accompagnée, anonymisée.",
  titleField: "name",
  fields: {
    name: text("Nom anonymisé", "Un nom d’emprunt : « Résidence A ».", 60),
    lots: integer("Nombre de lots", "Un nombre entier, 1 au moins.", { min: 1, max: 20_000 }),
    location: text("Lieu", "Commune ou arrondissement.", 60),
    saving: text("Économie", "Pourcentage sur le prix : « 18 % ».", 10, { pattern: percentage }),
    service: text("Service rendu", "Ce que nous avons négocié ou suivi.", 80),
  },
});

export const tender = defineContentType({
  id: "tender",
  label: "Appel d’offres",
  help: "Les appels d’offres montrés avec les références.",
  titleField: "title",
  fields: {
    title: text("Intitulé", "L’objet de l’appel d’offres.", 90),
    deadline: date("Date limite", "Le dernier jour pour répondre."),
    type: text("Type", "Énergie ou service : « Électricité ».", 50),
    status: choice("Statut", "Où en est l’appel d’offres.", ["En cours", "Négociation", "Ouvert"]),
  },
});

export const faqItem = defineContentType({
  id: "faqItem",
  label: "Question fréquente",
  help: "Les questions de la page d’accueil. La première est ouverte à l’arrivée.",
  titleField: "question",
  fields: {
    question: text("Question", "Telle que la pose un syndic ou un conseil syndical.", 140),
    answer: longText("Réponse", "De 40 à 90 mots. Une ligne vide sépare deux paragraphes.", 1200),
  },
});

export type Service = Entry<typeof service>;
export type ProcessStep = Entry<typeof processStep>;
export type Tender = Entry<typeof tender>;
