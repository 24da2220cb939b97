import { citationPattern, readCitation } from "./citation";
import { optional, textList } from "./field";

/** The field for the sources of an entry. `help` says where they are shown. */
export const citations = ({ help, inPdf }: { help: string; inPdf?: true }) =>
  optional(
    textList({
      label: "Sources",
      help: `${help} Une source par ligne : titre | éditeur | adresse | jour de lecture. Facultatif.`,
      items: { min: 1, max: 8 },
      pattern: citationPattern,
      isValid: (line) => readCitation(line) !== null,
      ...(inPdf && { inPdf }),
    }),
  );
