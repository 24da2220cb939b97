import { defineContentType, heading, longText, text } from "../declare";

export const whitePaperPdf = defineContentType({
  id: "whitePaperPdf",
  label: "PDF du livre blanc",
  help: "Les textes propres au PDF. Ses chapitres, son titre et son sous-titre sont ceux de la page du livre blanc.",
  inPdf: true,
  fields: {
    coverTitle: text("Couverture : titre", "En capitales.", 30),
    contentsHeading: heading("Sommaire"),
    forthcomingLabel: text("Sommaire : chapitre annoncé", "À côté d’un chapitre sans texte.", 20),
    contactHeading: heading("Contact"),
    contactText: longText("Contact : texte", "Au-dessus de l’e-mail et du téléphone.", 600),
    emailLabel: text("Contact : e-mail", "Devant l’adresse.", 30),
    phoneLabel: text("Contact : téléphone", "Devant le numéro.", 30),
    subject: text("Sujet", "Métadonnées du fichier.", 160),
    keywords: text("Mots-clés", "Métadonnées du fichier, séparés par des virgules.", 200),
  },
});
