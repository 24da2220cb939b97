import { defineContentType, type Entry } from "../content-type";
import { entryList, image, longText, text } from "../field";
import {
  advantage,
  clientReference,
  faqItem,
  negotiation,
  processStep,
  proof,
  service,
  stat,
  tender,
} from "./home-lists";
import { seo } from "./shared-fields";

const heading = (section: string) => text(`${section} : titre`, "Titre de la section.", { max: 90 });
const list =
  "Glissez les entrées pour changer leur ordre. Une entrée qui n’est pas dans la liste n’est pas montrée.";
const introduction = (section: string) =>
  longText(`${section} : introduction`, "Une à trois phrases sous le titre.", { max: 400 });

export const homePage = defineContentType({
  id: "homePage",
  label: "Page d’accueil",
  help: "Les textes propres à la page d’accueil, et ses listes (services, questions…) dans leur ordre.",
  titleField: "heroTitle",
  entries: "single",
  page: { template: "home", path: "/" },
  fields: {
    ...seo,
    heroEyebrow: text("Accueil : surtitre", "Petite ligne au-dessus du titre.", { max: 80 }),
    heroTitle: text("Accueil : titre", "Le grand titre de la page.", { max: 90 }),
    heroText: longText("Accueil : texte", "Sous le grand titre : l’offre en deux ou trois phrases.", {
      max: 320,
    }),
    heroPrimaryButton: text("Accueil : bouton principal", "Mène au formulaire.", { max: 40 }),
    heroSecondaryButton: text("Accueil : second bouton", "Mène aux services.", { max: 40 }),
    heroImage: image("Accueil : illustration", "À côté du grand titre.", 1600),
    negotiationsHeading: text("Dernières négociations : titre", "Titre du panneau.", { max: 50 }),
    negotiationsNote: text("Dernières négociations : note", "Petite ligne sous les exemples.", { max: 120 }),
    negotiations: entryList(negotiation, "Dernières négociations : liste", list, { min: 1, max: 6 }),
    stats: entryList(stat, "Chiffres clés : liste", list, { min: 2, max: 8 }),
    statMethodLabel: text(
      "Chiffres clés : méthode",
      "Un clic sur ces mots montre comment un chiffre est compté.",
      { max: 40 },
    ),
    servicesHeading: heading("Services"),
    servicesIntroduction: introduction("Services"),
    services: entryList(service, "Services : liste", list, { min: 1, max: 8 }),
    assemblyHeading: heading("Dossier d’assemblée"),
    assemblyText: longText("Dossier d’assemblée : texte", "Ce que le visiteur y trouve, en une phrase.", {
      max: 200,
    }),
    assemblyButton: text("Dossier d’assemblée : bouton", "Mène au dossier, sur la page du livre blanc.", {
      max: 40,
    }),
    processHeading: heading("Démarche"),
    processIntroduction: introduction("Démarche"),
    steps: entryList(processStep, "Démarche : étapes", list, { min: 2, max: 6 }),
    processLegend: text(
      "Démarche : légende",
      "Ce que compte une fenêtre de la frise : « 1 fenêtre = 1 semaine ».",
      { max: 60 },
    ),
    processTotal: text("Démarche : durée totale", "Au bout de la frise.", { max: 60 }),
    advantagesHeading: heading("Avantages"),
    advantagesIntroduction: introduction("Avantages"),
    advantages: entryList(advantage, "Avantages : liste", list, { min: 1, max: 8 }),
    proofs: entryList(proof, "Avantages : preuves", `${list} Facultatif : laissez la liste vide.`, {
      min: 0,
      max: 4,
    }),
    referencesHeading: heading("Références"),
    referencesIntroduction: introduction("Références"),
    references: entryList(clientReference, "Références : liste", list, { min: 1, max: 12 }),
    referencesNote: text("Références : anonymat", "Dit que les noms sont anonymisés.", { max: 160 }),
    referencesLegend: text(
      "Références : légende",
      "Ce que compte une fenêtre éteinte des façades : « 1 fenêtre éteinte = 1 % ».",
      { max: 60 },
    ),
    referenceSavingLabel: text("Références : économie", "Sous le pourcentage d’économie.", { max: 60 }),
    tendersHeading: heading("Appels d’offres"),
    tendersIntroduction: introduction("Appels d’offres"),
    tenders: entryList(
      tender,
      "Appels d’offres : liste",
      `${list} Liste vide : le titre n’est pas montré non plus.`,
      { min: 0, max: 12 },
    ),
    faqHeading: heading("FAQ"),
    faqIntroduction: introduction("FAQ"),
    questions: entryList(faqItem, "FAQ : questions", list, { min: 1, max: 30 }),
  },
});

export type HomePage = Entry<typeof homePage>;
