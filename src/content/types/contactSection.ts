import { defineContentType } from "../content-type";
import { longText, optional, text, textList } from "../field";

export const contactSection = defineContentType({
  id: "contactSection",
  label: "Contact et demande d’étude",
  help: "Ce qui entoure le formulaire, sur la page d’accueil : titre, suite donnée à la demande, données personnelles.",
  titleField: "heading",
  fields: {
    heading: text("Titre", "Titre de la section.", 90),
    introduction: longText("Introduction", "Une à trois phrases sous le titre.", 400),
    nextStepsHeading: text("Après la demande : titre", "Titre de la liste.", 90),
    nextSteps: textList(
      "Après la demande : étapes",
      "À côté du formulaire : réponse, rendez-vous, audit…, dans leur ordre.",
      { min: 1, max: 6 },
      160,
    ),
    dataNotice: longText(
      "Données personnelles : l’essentiel",
      "Au-dessus du bouton du formulaire, toujours visible : qui se sert des informations, et pour quoi.",
      300,
    ),
    dataNoticeHeading: text("Données personnelles : titre du détail", "Un clic y montre le détail.", 60),
    dataNoticeDetails: textList(
      "Données personnelles : détail",
      "Une ligne par point : responsable, base légale, durée, droits, réclamation auprès de la CNIL.",
      { min: 1, max: 10 },
      255,
    ),
    dataRecipients: optional(
      text("Données personnelles : destinataires", "Si le site envoie les demandes à une adresse.", 160),
    ),
    dataNoticeContact: text("Données personnelles : contact", "Devant l’adresse e-mail des réglages.", 120),
  },
});
