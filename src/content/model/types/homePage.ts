import { homeAnchors } from "../../formats/links";
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
} from "../declare";
import { faqItem } from "./faqItem";
import { negotiation } from "./negotiation";
import { processStep } from "./processStep";
import { service } from "./service";
import { stat } from "./stat";

const weeksLabel = (label: string, help: string) => text(`Maison : ${label}`, help, 80);

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
    freeWeeksLabel: weeksLabel("semaines d’avance", "Les semaines {semaines} avant les étapes."),
    stepWeeksLabel: weeksLabel("semaines des étapes", "Les semaines {semaines} des étapes."),
    lastWeekLabel: text("Maison : dernière semaine", "La semaine du dernier jour.", 60),
    earlierWeeksText: weeksLabel("au-delà d’un an", "Toutes les semaines {semaines}, dont elle montre 52."),
    buildingsText: text("Plusieurs immeubles : texte", "Sur la bande sous le calcul.", 60),
    buildingsLink: text("Plusieurs immeubles : lien", "Mène au tableau, sur la page du livre blanc.", 60),
    processHeading: heading("Démarche"),
    processIntroduction: introduction("Démarche"),
    steps: entryList(processStep, "Démarche : étapes", { min: 2, max: 6 }),
    processLegend: text(
      "Démarche : légende",
      "Sous la frise et sous la maison : « 1 fenêtre = 1 semaine ».",
      60,
    ),
    processTotal: text("Démarche : durée totale", "Au bout de la frise.", 60),
    faqHeading: heading("FAQ"),
    faqIntroduction: optional(introduction("FAQ")),
    questions: entryList(faqItem, "FAQ : questions", { min: 1, max: 30 }),
  },
});
