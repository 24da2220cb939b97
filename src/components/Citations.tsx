import { css } from "@emotion/react";

import { readCitation } from "../content-model/citation";
import type { WhitePaperPage } from "../content-model/types/whitePaperPage";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import { Day } from "./Day";
import { typeset } from "./typeset";

/** The words around dates and sources, from the content. */
export type CitationLabels = Pick<WhitePaperPage, "updatedLabel" | "sourcesLabel" | "readOnLabel">;

interface CitationsProps {
  /** The sources as an editor typed them. Invalid ones, which only a preview has, are left out. */
  sources: readonly string[] | null;
  updatedOn: string | null;
  labels: CitationLabels;
}

const note = css(noteText, { display: "grid", gap: space(0.5), marginTop: space(1) });

/** When a text was updated, and where its facts come from. Renders nothing without either. */
export function Citations({ sources, updatedOn, labels }: CitationsProps) {
  const citations = (sources ?? []).map(readCitation).filter((citation) => citation !== null);
  if (!updatedOn && citations.length === 0) return null;
  return (
    <div css={note}>
      {updatedOn && (
        <p>
          {labels.updatedLabel} <Day value={updatedOn} />
        </p>
      )}
      {citations.length > 0 && (
        <>
          <p>{labels.sourcesLabel}</p>
          <ul>
            {citations.map(({ title, publisher, url, readOn }) => (
              <li key={`${title} ${url}`}>
                <a href={url}>{typeset(title)}</a>, {typeset(publisher)}, {labels.readOnLabel}{" "}
                <Day value={readOn} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
