import { citationPattern, readCitation } from "../citation";
import { image, longText, optional, text, textList, verbatim } from "../field";
import { pageAddress } from "../links";

/** The page's title and description for search engines, and its picture beside a shared link. */
export const seo = {
  seoTitle: text("Titre pour les moteurs", "Onglet du navigateur et résultats de recherche.", 70),
  seoDescription: text("Description pour les moteurs", "Résultats de recherche et partages.", 170),
  shareImage: optional(image("Image de partage", "Sur les réseaux. Vide : la façade du site.", 1200)),
};

/** The heading of a part of a page or of a PDF. */
export const heading = (part: string) => text(`${part} : titre`, "Titre de cette partie.", 90);

/** The text below such a heading. */
export const introduction = (part: string, max = 400) =>
  longText(`${part} : introduction`, "Une à trois phrases sous le titre.", max);

/** The address of a page of this site, or of a section of it, to which an entry leads. */
export const pageLink = (label: string) =>
  optional(
    verbatim(label, "Une page de ce site, ou une de ses sections : /livre-blanc#assemblee.", pageAddress),
  );

/** The format of a percentage, for a text: of a change of a price with its sign, of savings without. */
export const percentage = (sign: "-" | "") => ({
  source: `^${sign}\\d{1,2}(,\\d)?[ \\u00a0\\u202f]?%$`,
  example: `${sign}18 %`,
  noun: "un pourcentage",
});

/** The sources of an entry. `help` says where they are shown. */
export const citations = (help: string) => {
  const format = `${help} Une source : titre | éditeur | adresse | jour de lecture.`;
  const isValid = (line: string) => readCitation(line) !== null;
  return optional(
    textList("Sources", format, { min: 1, max: 8 }, 255, { pattern: citationPattern, isValid }),
  );
};
