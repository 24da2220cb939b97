import { defineContentType } from "../content-type";
import { image, longText, text, textList } from "../field";

const heading = (section: string) =>
  text({ label: `${section} : titre`, help: "Titre de la section.", max: 90 });
const introduction = (section: string) =>
  longText({ label: `${section} : introduction`, help: "Une à trois phrases sous le titre.", max: 400 });

export const homePage = defineContentType({
  id: "homePage",
  label: "Page d’accueil",
  help: "Les textes propres à la page d’accueil. Les listes (services, questions…) ont leurs propres entrées.",
  titleField: "heroTitle",
  entries: "single",
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
      help: "PNG ou JPEG, 1600 pixels de large au moins.",
    }),
    negotiationsHeading: text({
      label: "Dernières négociations : titre",
      help: "Titre du panneau.",
      max: 50,
    }),
    negotiationsNote: text({
      label: "Dernières négociations : note",
      help: "Petite ligne sous les trois exemples.",
      max: 120,
    }),
    servicesHeading: heading("Services"),
    servicesIntroduction: introduction("Services"),
    processHeading: heading("Démarche"),
    processIntroduction: introduction("Démarche"),
    processTotal: text({ label: "Démarche : durée totale", help: "Au bout de la frise.", max: 60 }),
    advantagesHeading: heading("Avantages"),
    advantagesIntroduction: introduction("Avantages"),
    referencesHeading: heading("Références"),
    referencesIntroduction: introduction("Références"),
    referencesNote: text({
      label: "Références : anonymat",
      help: "Dit que les noms sont anonymisés.",
      max: 160,
    }),
    referenceLotsUnit: text({ label: "Références : unité", help: "Après le nombre de lots.", max: 20 }),
    referenceSavingLabel: text({
      label: "Références : économie",
      help: "Sous le pourcentage d’économie.",
      max: 60,
    }),
    tendersHeading: heading("Appels d’offres"),
    tendersIntroduction: introduction("Appels d’offres"),
    tenderDeadlineLabel: text({ label: "Appels d’offres : échéance", help: "Devant la date.", max: 40 }),
    faqHeading: heading("FAQ"),
    faqIntroduction: introduction("FAQ"),
    contactHeading: heading("Contact"),
    contactIntroduction: introduction("Contact"),
    contactPromises: textList({
      label: "Contact : promesses",
      help: "Trois promesses à côté du formulaire : réponse, factures, taille des fichiers.",
      items: { min: 3, max: 5 },
      max: 160,
    }),
    dataNotice: longText({
      label: "Contact : données personnelles",
      help: "Sous le bouton du formulaire.",
      max: 300,
    }),
  },
});
