import { citations, defineContentType, longText, optional, text, textList } from "../declare";

export const glossaryTerm = defineContentType({
  id: "glossaryTerm",
  label: "Terme du glossaire",
  help: "Un mot du métier, défini sur la page du livre blanc. Les textes des pages mènent à sa définition, pas ceux du PDF.",
  uniqueFields: ["term", "variants"],
  fields: {
    term: text("Terme", "Le mot ou le sigle : « ARENH », « conseil syndical ».", 60),
    meaning: optional(text("Signification des lettres", "Pour un sigle : ce qu’il veut dire.", 120)),
    definition: longText("Définition", "Une à trois phrases qui se suffisent.", 500, { maxWords: 60 }),
    variants: optional(textList("Autres formes", "Pluriel, mots en toutes lettres.", { min: 1, max: 8 }, 60)),
    sources: citations("Sous la définition."),
  },
});
