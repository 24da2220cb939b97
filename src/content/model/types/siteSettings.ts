import { defineContentType, entryList, longText, text, verbatim } from "../declare";
import { legalPage } from "./legalPage";

const navigationLabel = (label: string, target: string) => text(label, `Lien du menu vers ${target}.`, 30);

export const siteSettings = defineContentType({
  id: "siteSettings",
  label: "Réglages du site",
  help: "Ce qui est commun à toutes les pages : marque, coordonnées, menu, pied de page.",
  inPdf: ["brandName", "tagline", "email", "phone", "serviceArea"],
  fields: {
    brandName: text("Nom de la marque", "En-tête, pied de page, titres des pages, PDF.", 50),
    tagline: text("Signature", "Couverture du PDF.", 120),
    email: verbatim("E-mail", "Adresse de contact : pages, formulaire, PDF.", {
      // Other characters would end the address in a `mailto:` link.
      source: "^[^\\s@?&#%]+@[^\\s@?&#%]+\\.[a-z]+$",
      example: "contact@exemple.fr",
    }),
    phone: verbatim("Téléphone", "Numéro de contact, par groupes de deux chiffres.", {
      source: "^0\\d( \\d{2}){4}$",
      example: "01 99 00 45 60",
    }),
    serviceArea: text("Zone d’intervention", "Pied de page, coordonnées, moteurs de recherche.", 60),
    navHome: navigationLabel("Menu : accueil", "le haut de la page d’accueil"),
    navServices: navigationLabel("Menu : services", "les services"),
    navAdvantages: navigationLabel("Menu : avantages", "les avantages"),
    navReferences: navigationLabel("Menu : références", "les références"),
    navFaq: navigationLabel("Menu : FAQ", "les questions fréquentes"),
    navContact: navigationLabel("Menu : contact", "le formulaire"),
    navWhitePaper: navigationLabel("Menu : livre blanc", "la page du livre blanc"),
    footerText: longText("Pied de page : présentation", "Deux phrases sous le nom de la marque.", 300),
    footerServicesHeading: text("Pied de page : titre des services", "Au-dessus des services.", 40),
    footerContactHeading: text("Pied de page : titre du contact", "Au-dessus des coordonnées.", 40),
    footerLegalHeading: text("Pied de page : titre des informations", "Au-dessus des liens légaux.", 40),
    // The footer links the pages of this list. It names three legal pages even if the list lacks them.
    legalPages: entryList(legalPage, "Pages légales : liste", { min: 0, max: 4 }),
    copyright: text("Pied de page : dernière ligne", "Sous les liens.", 120),
  },
});
