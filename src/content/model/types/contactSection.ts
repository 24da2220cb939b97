import { defineContentType, longText, optional, text, textList } from "../declare";

/** An optional sentence, which the page omits while it is empty. */
const onlyTheFirmKnows = (label: string, example: string) =>
  optional(text(`Engagements : ${label}`, `À compléter par le cabinet : « ${example} ».`, 255));

export const contactSection = defineContentType({
  id: "contactSection",
  label: "Contact et demande d’étude",
  help: "Ce qui entoure une demande, sur la page d’accueil : suite donnée, engagements, données personnelles.",
  fields: {
    heading: text("Titre", "Titre de la section.", 90),
    introduction: longText("Introduction", "Une à trois phrases sous le titre.", 400),
    nextStepsHeading: text("Après la demande : titre", "Titre de la liste.", 90),
    nextSteps: textList("Après la demande : étapes", "À côté du formulaire.", { min: 1, max: 6 }, 160),
    commitmentsHeading: text("Engagements : titre", "Replié, près du formulaire.", 90),
    commitments: textList("Engagements : points", "Ce à quoi vous vous engagez.", { min: 1, max: 8 }, 255),
    feeRate: onlyTheFirmKnows("taux", "Notre taux : … % des économies de la première année"),
    payment: onlyTheFirmKnows("paiement", "Quand vous payez : …"),
    mandate: onlyTheFirmKnows("durée du mandat", "La durée de notre mandat : …"),
    insurance: onlyTheFirmKnows("assurance", "Notre assurance professionnelle : …"),
    registration: onlyTheFirmKnows("SIREN", "Notre société : …, SIREN …"),
    advisors: onlyTheFirmKnows("conseillers", "Vos interlocuteurs : …"),
    dataNotice: longText(
      "Données personnelles : l’essentiel",
      "Au-dessus du bouton du formulaire, toujours visible : qui se sert des informations, et pour quoi.",
      300,
    ),
    dataNoticeHeading: text("Données personnelles : titre du détail", "Un clic y montre le détail.", 60),
    dataNoticeDetails: textList(
      "Données personnelles : détail",
      "Responsable, base légale, durée, droits, réclamation auprès de la CNIL.",
      { min: 1, max: 10 },
      255,
    ),
    dataRecipients: optional(
      text("Données personnelles : destinataires", "Si le site envoie les demandes à une adresse.", 160),
    ),
    dataNoticeContact: text("Données personnelles : contact", "Devant l’adresse e-mail des réglages.", 120),
  },
});
