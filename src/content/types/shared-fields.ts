import { citationPattern, readCitation } from "../citation";
import { optional, text, textList, verbatim } from "../field";

/** The page's title and description for search engines. */
export const seo = {
  seoTitle: text("Titre pour les moteurs", "Onglet du navigateur et résultats de recherche.", { max: 70 }),
  seoDescription: text("Description pour les moteurs", "Résultats de recherche et partages.", { max: 170 }),
};

/** The address of a page of this site, or of a section of it, to which an entry leads. */
export const pageLink = (label: string) =>
  optional(
    verbatim(label, "Une page de ce site, ou une de ses sections : /livre-blanc#assemblee. Facultatif.", {
      // A browser reads `/\` and `//` as the start of another site's address.
      pattern: { source: "^/(?![/\\\\])\\S*$", example: "/livre-blanc#assemblee" },
    }),
  );

/** The sources of an entry. `help` says where they are shown. */
export const citations = (help: string, rules: { inPdf?: true } = {}) =>
  optional(
    textList(
      "Sources",
      `${help} Une source par ligne : titre | éditeur | adresse | jour de lecture. Facultatif.`,
      {
        items: { min: 1, max: 8 },
        pattern: citationPattern,
        isValid: (line) => readCitation(line) !== null,
        ...rules,
      },
    ),
  );
