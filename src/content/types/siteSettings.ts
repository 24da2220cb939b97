import { defineContentType, type Entry } from "../content-type";
import { entryList, longText, text, verbatim } from "../field";
import { legalPage } from "./legalPage";

const link = (label: string) =>
  verbatim({
    label,
    help: "Adresse de la page : https://…, /une-page, ou # tant qu’elle n’existe pas. Une page légale du site la remplace.",
    pattern: { source: "^(#|/[^\\s]*|https://[^\\s]+)$", example: "https://exemple.fr/mentions" },
  });

const navigationLabel = (label: string, target: string) =>
  text({ label, help: `Lien du menu vers ${target}.`, max: 30 });

export const siteSettings = defineContentType({
  id: "siteSettings",
  label: "Réglages du site",
  help: "Ce qui est commun à toutes les pages : marque, coordonnées, menu, pied de page.",
  titleField: "brandName",
  entries: "single",
  fields: {
    brandName: text({
      label: "Nom de la marque",
      inPdf: true,
      help: "En-tête, pied de page, titres des pages, PDF.",
      max: 50,
    }),
    tagline: text({ inPdf: true, label: "Signature", help: "Pied de page et couverture du PDF.", max: 120 }),
    email: verbatim({
      label: "E-mail",
      inPdf: true,
      help: "Adresse de contact : pages, formulaire, PDF.",
      pattern: { source: "^[^\\s@]+@[^\\s@]+\\.[a-z]+$", example: "contact@exemple.fr" },
    }),
    phone: verbatim({
      label: "Téléphone",
      inPdf: true,
      help: "Numéro de contact, par groupes de deux chiffres.",
      pattern: { source: "^0\\d([ \\u00a0]\\d{2}){4}$", example: "01 99 00 45 60" },
    }),
    serviceArea: text({
      label: "Zone d’intervention",
      inPdf: true,
      help: "Pied de page, coordonnées, moteurs de recherche.",
      max: 60,
    }),
    navHome: navigationLabel("Menu : accueil", "le haut de la page d’accueil"),
    navServices: navigationLabel("Menu : services", "les services"),
    navAdvantages: navigationLabel("Menu : avantages", "les avantages"),
    navReferences: navigationLabel("Menu : références", "les références"),
    navFaq: navigationLabel("Menu : FAQ", "les questions fréquentes"),
    navContact: navigationLabel("Menu : contact", "le formulaire"),
    navWhitePaper: navigationLabel("Menu : livre blanc", "la page du livre blanc"),
    footerText: longText({
      label: "Pied de page : présentation",
      help: "Deux phrases sous le nom de la marque.",
      max: 300,
    }),
    footerServicesHeading: text({
      label: "Pied de page : titre des services",
      help: "Au-dessus de la liste des services.",
      max: 40,
    }),
    footerContactHeading: text({
      label: "Pied de page : titre du contact",
      help: "Au-dessus des coordonnées.",
      max: 40,
    }),
    footerLegalHeading: text({
      label: "Pied de page : titre des informations",
      help: "Au-dessus des liens légaux.",
      max: 40,
    }),
    legalNoticeLabel: text({ label: "Mentions légales : texte du lien", help: "Pied de page.", max: 40 }),
    legalNoticeUrl: link("Mentions légales : adresse"),
    privacyPolicyLabel: text({ label: "Confidentialité : texte du lien", help: "Pied de page.", max: 50 }),
    privacyPolicyUrl: link("Confidentialité : adresse"),
    termsLabel: text({ label: "CGV : texte du lien", help: "Pied de page.", max: 40 }),
    termsUrl: link("CGV : adresse"),
    legalPages: entryList({
      type: legalPage,
      label: "Pages légales : liste",
      help: "Une page publiée du site par entrée ; le lien du pied de page y mène. Liste vide : aucune page.",
      items: { min: 0, max: 3 },
    }),
    copyright: text({ label: "Pied de page : dernière ligne", help: "Sous les liens.", max: 120 }),
  },
});

export type SiteSettings = Entry<typeof siteSettings>;
