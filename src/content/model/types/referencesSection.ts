import { defineContentType, entryList, heading, introduction, longText, text } from "../declare";
import { clientReference } from "./clientReference";
import { tender } from "./tender";

export const referencesSection = defineContentType({
  id: "referencesSection",
  label: "Références et appels d’offres",
  help: "Une section de la page d’accueil : des copropriétés accompagnées, et les appels d’offres.",
  fields: {
    heading: text("Titre", "Titre de la section.", 90),
    introduction: longText("Introduction", "Une à trois phrases sous le titre.", 400),
    references: entryList(clientReference, "Références", { min: 1, max: 12 }),
    note: text("Anonymat", "Dit que les noms sont anonymisés.", 160),
    legend: text("Légende", "Ce que disent la hauteur des maisons et le trait.", 120),
    tendersHeading: heading("Appels d’offres"),
    tendersIntroduction: introduction("Appels d’offres"),
    tenders: entryList(tender, "Appels d’offres : liste", { min: 0, max: 12 }),
  },
});
