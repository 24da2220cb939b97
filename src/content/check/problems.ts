import { counted } from "../values";

/** A problem for an editor to correct. Its texts are in French. */
export interface ContentProblem {
  /** File and entry, or in Contentful type and entry. */
  location: string;
  /** Opens the field or the entry in Contentful's web app. */
  url?: string | undefined;
  /** Label and name, such as « Statut (status) ». */
  field?: string;
  /** Another entry or a picture that the problem is about. */
  other?: { location: string; url?: string | undefined };
  expected: string;
  found: string;
  /** The site can still be published: a listed entry is unpublished, or a text has the brand's old name. */
  isTolerated?: true;
  /** A page has no entry, so even a preview is impossible. */
  blocksPreview?: true;
}

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
