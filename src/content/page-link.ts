import { verbatim } from "./field";

/** The address of a page of this site, or of a section of it, to which an entry leads. */
export const pageLink = (label: string) =>
  verbatim({
    label,
    help: "Une page de ce site, ou une de ses sections : /livre-blanc#assemblee. Facultatif.",
    pattern: { source: "^/(?!/)\\S*$", example: "/livre-blanc#assemblee" },
  });
