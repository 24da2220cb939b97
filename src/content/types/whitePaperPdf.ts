import { defineContentType, type Entry } from "../content-type";
import { inPdf, longText, text } from "../field";

const heading = (part: string) => text(`${part} : titre`, "Titre de la page.", inPdf(90));

export const whitePaperPdf = defineContentType({
  id: "whitePaperPdf",
  label: "PDF du livre blanc",
  help: "Les textes propres au PDF. Ses chapitres, son titre et son sous-titre sont ceux de la page du livre blanc.",
  titleField: "coverTitle",
  entries: "single",
  fields: {
    coverTitle: text("Couverture : titre", "En capitales.", inPdf(30)),
    contentsHeading: heading("Sommaire"),
    contentsNote: text(
      "Sommaire : note",
      "Sous le sommaire, si des chapitres y sont seulement cités. {chapitres} devient « 1 à 3 ».",
      { inPdf: true, max: 120, placeholders: { required: [], optional: ["chapitres"] } },
    ),
    contactHeading: heading("Contact"),
    contactText: longText("Contact : texte", "Au-dessus de l’e-mail et du téléphone.", inPdf(600)),
    emailLabel: text("Contact : e-mail", "Devant l’adresse.", inPdf(30)),
    phoneLabel: text("Contact : téléphone", "Devant le numéro.", inPdf(30)),
    subject: text("Sujet", "Métadonnées du fichier.", { max: 160 }),
    keywords: text("Mots-clés", "Métadonnées du fichier, séparés par des virgules.", { max: 200 }),
  },
});

export type WhitePaperPdf = Entry<typeof whitePaperPdf>;
