import { homeAnchors } from "../../links";
import {
  defineContentType,
  entryList,
  heading,
  image,
  introduction,
  longText,
  optional,
  seo,
  text,
  textList,
} from "../declare";
import { advantage } from "./advantage";
import { clientReference } from "./clientReference";
import { faqItem } from "./faqItem";
import { negotiation } from "./negotiation";
import { processStep } from "./processStep";
import { service } from "./service";
import { stat } from "./stat";
import { tender } from "./tender";

/** The amount is after the last colon. */
const feeLine = {
  source: "^.*\\S ?: ?[^:]*\\d[^:]*$",
  example: "Nos honoraires, une seule fois : 900 €",
};

export const homePage = defineContentType({
  id: "homePage",
  label: "Page d’accueil",
  help: "Les textes propres à la page d’accueil, et ses listes (services, questions…) dans leur ordre.",
  titleField: "heroTitle",
  page: { template: "home", path: "/", anchors: homeAnchors },
  fields: {
    ...seo,
    heroEyebrow: text("Accueil : surtitre", "Petite ligne au-dessus du titre.", 80),
    heroTitle: text("Accueil : titre", "Le grand titre de la page.", 90),
    heroText: longText("Accueil : texte", "Sous le grand titre : l’offre en deux ou trois phrases.", 320),
    heroPrimaryButton: text("Accueil : bouton principal", "Mène au formulaire.", 40),
    heroSecondaryButton: text("Accueil : second bouton", "Mène aux services.", 40),
    heroImage: image("Accueil : illustration", "À côté du grand titre.", 1600),
    negotiationsHeading: text("Dernières négociations : titre", "Titre du panneau.", 50),
    negotiationsNote: text("Dernières négociations : note", "Petite ligne sous les exemples.", 120),
    negotiations: entryList(negotiation, "Dernières négociations : liste", { min: 1, max: 6 }),
    stats: entryList(stat, "Chiffres clés : liste", { min: 2, max: 8 }),
    statMethodLabel: text("Chiffres clés : méthode", "Un clic y montre comment un chiffre est compté.", 40),
    servicesHeading: heading("Services"),
    servicesIntroduction: optional(introduction("Services")),
    services: entryList(service, "Services : liste", { min: 1, max: 8 }),
    assemblyHeading: heading("Dossier d’assemblée"),
    assemblyText: longText("Dossier d’assemblée : texte", "Sous le titre, au-dessus des deux champs.", 200),
    assemblyButton: text("Dossier d’assemblée : bouton", "Mène au dossier, sur la page du livre blanc.", 60),
    buildingsText: text("Plusieurs immeubles : texte", "Sur la bande sous le calcul.", 60),
    buildingsLink: text("Plusieurs immeubles : lien", "Mène au tableau, sur la page du livre blanc.", 60),
    processHeading: heading("Démarche"),
    processIntroduction: introduction("Démarche"),
    steps: entryList(processStep, "Démarche : étapes", { min: 2, max: 6 }),
    processLegend: text("Démarche : légende", "Sous la frise : « 1 fenêtre = 1 semaine ».", 60),
    processTotal: text("Démarche : durée totale", "Au bout de la frise.", 60),
    advantagesHeading: heading("Avantages"),
    advantagesIntroduction: optional(introduction("Avantages")),
    feeHeading: text("Honoraires, exemple : titre", "Sous l’avantage mis en avant.", 60),
    feeLines: textList(
      "Honoraires, exemple : calcul",
      "Chaque ligne : « libellé : montant », le résultat en dernier.",
      { min: 2, max: 6 },
      120,
      { pattern: feeLine },
    ),
    feeNote: longText("Honoraires, exemple : note", "Sous le calcul : ce qui est comparé, qui vérifie.", 300),
    advantages: entryList(advantage, "Avantages : liste", { min: 1, max: 8 }),
    referencesHeading: heading("Références"),
    referencesIntroduction: introduction("Références"),
    references: entryList(clientReference, "Références : liste", { min: 1, max: 12 }),
    referencesNote: text("Références : anonymat", "Dit que les noms sont anonymisés.", 160),
    referencesLegend: text("Références : légende", "Ce que disent la hauteur des maisons et le trait.", 120),
    tendersHeading: heading("Appels d’offres"),
    tendersIntroduction: introduction("Appels d’offres"),
    tenders: entryList(tender, "Appels d’offres : liste", { min: 0, max: 12 }),
    faqHeading: heading("FAQ"),
    faqIntroduction: optional(introduction("FAQ")),
    questions: entryList(faqItem, "FAQ : questions", { min: 1, max: 30 }),
  },
});
