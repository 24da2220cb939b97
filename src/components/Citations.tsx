/** The sources of a chapter or of the glossary, in a fold, and the day of an update. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { readCitation } from "../content/formats/citation";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { Day, typeset } from "./typeset";

const note = css(noteText, { marginTop: space(1) });
/** The padding makes a target of 24 px (WCAG 2.5.8). */
const summaryStyles = css({ paddingBlock: space(0.5), cursor: "pointer" });

/** « Mis à jour le 26 novembre 2026 », if there is a day. */
export const Updated = ({ on, labels }: { on: string | null; labels: Queries.CitationLabels }) =>
  on && (
    <p css={note}>
      {labels.updatedLabel} <Day value={on} />
    </p>
  );

interface CitationsProps {
  /** The texts that an editor typed. Invalid sources, which only a preview has, are left out. */
  sources: readonly string[] | null;
  labels: Queries.CitationLabels;
}

export function Citations({ sources, labels }: CitationsProps) {
  // Two terms of the glossary can have the same source.
  const citations = [...new Set(sources)].map(readCitation).filter((citation) => citation !== null);
  if (citations.length === 0) return null;
  return (
    <details css={note}>
      <summary css={summaryStyles}>{labels.sourcesLabel}</summary>
      <ul>
        {citations.map(({ title, publisher, url, readOn }) => (
          <li key={`${title} ${url} ${readOn}`}>
            <a href={url}>{typeset(title)}</a>, {typeset(publisher)}, {labels.readOnLabel}{" "}
            <Day value={readOn} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export const fragment = graphql`
  fragment CitationLabels on WhitePaperPage {
    updatedLabel
    sourcesLabel
    readOnLabel
  }
`;
