import { defineContentType, type Entry } from "../content-type";
import { entryList, image, longText, text, textList } from "../field";
import { advantage } from "./advantage";
import { clientReference } from "./clientReference";
import { faqItem } from "./faqItem";
import { negotiation } from "./negotiation";
import { processStep } from "./processStep";
import { service } from "./service";
import { stat } from "./stat";
import { tender } from "./tender";

const heading = (section: string) =>
  text({ label: `${section} : titre`, help: "Titre de la section.", max: 90 });
const list =
  "Glissez les entrées pour changer leur ordre. Une entrée qui n’est pas dans la liste n’est pas montrée.";
const introduction = (section: string) =>
  longText({ label: `${section} : introduction`, help: "Une à trois phrases sous le titre.", max: 400 });

export const homePage = defineContentType({
  id: "homePage",
  label: "Page d’accueil",
  help: "Les textes propres à la page d’accueil, et ses listes (services, questions…) dans leur ordre.",
  titleField: "heroTitle",
  entries: "single",
  page: { template: "home", path: "/" },
  fields: {
    seoTitle: text({
      label: "Titre pour les moteurs",
      help: "Onglet du navigateur et résultats de recherche.",
      max: 70,
    }),
    seoDescription: text({
      label: "Description pour les moteurs",
      help: "Résultats de recherche et partages.",
      max: 170,
    }),
    heroEyebrow: text({ label: "Accueil : surtitre", help: "Petite ligne au-dessus du titre.", max: 80 }),
    heroTitle: text({ label: "Accueil : titre", help: "Le grand titre de la page.", max: 90 }),
    heroText: longText({
      label: "Accueil : texte",
      help: "Sous le grand titre : l’offre en deux ou trois phrases.",
      max: 320,
    }),
    heroPrimaryButton: text({ label: "Accueil : bouton principal", help: "Mène au formulaire.", max: 40 }),
    heroSecondaryButton: text({ label: "Accueil : second bouton", help: "Mène aux services.", max: 40 }),
    heroImage: image({
      label: "Accueil : illustration",
      help: "À côté du grand titre.",
      minWidth: 1600,
    }),
    negotiationsHeading: text({
      label: "Dernières négociations : titre",
      help: "Titre du panneau.",
      max: 50,
    }),
    negotiationsNote: text({
      label: "Dernières négociations : note",
      help: "Petite ligne sous les exemples.",
      max: 120,
    }),
    negotiations: entryList({
      type: negotiation,
      label: "Dernières négociations : liste",
      help: list,
      items: { min: 1, max: 6 },
    }),
    stats: entryList({ type: stat, label: "Chiffres clés : liste", help: list, items: { min: 2, max: 8 } }),
    statMethodLabel: text({
      label: "Chiffres clés : méthode",
      help: "Un clic sur ces mots montre comment un chiffre est compté.",
      max: 40,
    }),
    servicesHeading: heading("Services"),
    servicesIntroduction: introduction("Services"),
    services: entryList({ type: service, label: "Services : liste", help: list, items: { min: 1, max: 8 } }),
    processHeading: heading("Démarche"),
    processIntroduction: introduction("Démarche"),
    steps: entryList({
      type: processStep,
      label: "Démarche : étapes",
      help: list,
      items: { min: 2, max: 6 },
    }),
    processLegend: text({
      label: "Démarche : légende",
      help: "Ce que compte une fenêtre de la frise : « 1 fenêtre = 1 semaine ».",
      max: 60,
    }),
    processTotal: text({ label: "Démarche : durée totale", help: "Au bout de la frise.", max: 60 }),
    advantagesHeading: heading("Avantages"),
    advantagesIntroduction: introduction("Avantages"),
    advantages: entryList({
      type: advantage,
      label: "Avantages : liste",
      help: list,
      items: { min: 1, max: 8 },
    }),
    referencesHeading: heading("Références"),
    referencesIntroduction: introduction("Références"),
    references: entryList({
      type: clientReference,
      label: "Références : liste",
      help: list,
      items: { min: 1, max: 12 },
    }),
    referencesNote: text({
      label: "Références : anonymat",
      help: "Dit que les noms sont anonymisés.",
      max: 160,
    }),
    referencesLegend: text({
      label: "Références : légende",
      help: "Ce que compte une fenêtre éteinte des façades : « 1 fenêtre éteinte = 1 % ».",
      max: 60,
    }),
    referenceLotsUnit: text({ label: "Références : unité", help: "Après le nombre de lots.", max: 20 }),
    referenceSavingLabel: text({
      label: "Références : économie",
      help: "Sous le pourcentage d’économie.",
      max: 60,
    }),
    tendersHeading: heading("Appels d’offres"),
    tendersIntroduction: introduction("Appels d’offres"),
    tenders: entryList({
      type: tender,
      label: "Appels d’offres : liste",
      help: `${list} Liste vide : le titre n’est pas montré non plus.`,
      items: { min: 0, max: 12 },
    }),
    tenderDeadlineLabel: text({ label: "Appels d’offres : échéance", help: "Devant la date.", max: 40 }),
    faqHeading: heading("FAQ"),
    faqIntroduction: introduction("FAQ"),
    questions: entryList({ type: faqItem, label: "FAQ : questions", help: list, items: { min: 1, max: 30 } }),
    contactHeading: heading("Contact"),
    contactIntroduction: introduction("Contact"),
    nextStepsHeading: heading("Après la demande"),
    nextSteps: textList({
      label: "Après la demande : étapes",
      help: "À côté du formulaire, puis sous le récapitulatif : réponse, rendez-vous, audit…, dans leur ordre.",
      items: { min: 1, max: 6 },
      max: 160,
    }),
    dataNotice: longText({
      label: "Données personnelles : l’essentiel",
      help: "Au-dessus du bouton du formulaire, toujours visible : qui se sert des informations, et pour quoi.",
      max: 300,
    }),
    dataNoticeHeading: text({
      label: "Données personnelles : titre du détail",
      help: "Un clic sur ce titre montre le détail.",
      max: 60,
    }),
    dataNoticeDetails: textList({
      label: "Données personnelles : détail",
      help: "Une ligne par point : responsable, base légale, destinataires, durée, droits, réclamation auprès de la CNIL.",
      items: { min: 1, max: 10 },
    }),
    dataNoticeContact: text({
      label: "Données personnelles : contact",
      help: "Devant l’adresse e-mail des réglages, à laquelle on exerce ses droits.",
      max: 120,
    }),
  },
});

export type HomePage = Entry<typeof homePage>;
