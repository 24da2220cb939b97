import { counted } from "../in-words";

/** A problem that an editor must correct before the site can be built. Its texts are in French. */
export interface ContentProblem {
  /** The file and the entry, or in Contentful the type and the entry. */
  location: string;
  /** Opens the field, or the entry, in Contentful's web app. */
  url?: string | undefined;
  /** The field's label and name, such as « Statut (status) ». */
  field?: string;
  /** Another entry that the problem is about, or a picture. */
  other?: { location: string; url?: string | undefined };
  expected: string;
  found: string;
  /** Set if the site can be published all the same: an entry of a list is not published, or a text has the brand's old name. */
  isTolerated?: true;
  /** Set if even a preview is impossible, because a page has no entry. */
  blocksPreview?: true;
}

/** Formats all problems as one message for an editor: the location, the field, what is expected and what was found. */
export function problemReport(problems: readonly ContentProblem[]): string {
  const paragraphs = problems.map(({ location, url, field, other, expected, found }) =>
    [
      `• ${location}`,
      ...(url ? [`  ouvrir : ${url}`] : []),
      ...(field ? [`  champ : ${field}`] : []),
      `  attendu : ${expected}`,
      `  trouvé : ${found}`,
      ...(other?.url ? [`  ouvrir aussi : ${other.url}`] : []),
    ].join("\n"),
  );
  const title = problems.every(({ isTolerated }) => isTolerated)
    ? `Le site paraît, avec ${counted(problems.length, "point")} à revoir.`
    : `Le contenu a ${counted(problems.length, "problème")} à corriger.`;
  return `${title}\n\n${paragraphs.join("\n\n")}\n`;
}
