import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { type CitationLabels, Citations, Updated } from "../../components/Citations";
import { termAnchor } from "../../components/glossary/find-terms";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import type { GlossaryTerm } from "../../content/types/glossaryTerm";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { from } from "../../theme/media";
import { headingText, softText } from "../../theme/text";
import { colors, fontSizes, space, widths } from "../../theme/tokens";

export type GlossaryContent = Pick<
  WhitePaperPage,
  "glossaryHeading" | "glossaryIntroduction" | "glossaryUpdatedOn"
> &
  CitationLabels & { glossary: readonly Omit<GlossaryTerm, "variants">[] };

/** Columns, not a grid: definitions differ in length, and an odd number of them leaves no hole. */
const list = css({ [from.desktop]: { columns: 2, columnGap: space(6) } });
const entryStyles = css({
  borderTop: `1px solid ${colors.line}`,
  paddingBlock: `${space(2)} ${space(3)}`,
  breakInside: "avoid",
  "> *": { maxWidth: widths.text },
});
const termStyles = css(headingText, { fontSize: fontSizes.lead });
const definitionStyles = css({ marginTop: space(0.5) });

/** The words of the trade. Renders nothing when there are none. */
export function Glossary({ page }: { page: GlossaryContent }) {
  const { glossary } = page;
  return (
    glossary.length > 0 && (
      <Section id="glossaire" heading={page.glossaryHeading} introduction={page.glossaryIntroduction}>
        <dl css={list}>
          {glossary.map(({ term, meaning, definition }) => (
            // It can take focus, so that Tab continues inside it after a jump (WCAG 2.4.3).
            <div key={term} id={termAnchor(term)} tabIndex={-1} css={entryStyles}>
              <dt css={termStyles}>{typeset(term)}</dt>
              {meaning && <dd css={softText}>{typeset(meaning)}</dd>}
              <dd css={definitionStyles}>{typeset(definition)}</dd>
            </div>
          ))}
        </dl>
        <Updated on={page.glossaryUpdatedOn} labels={page} />
        <Citations sources={glossary.flatMap(({ sources }) => sources ?? [])} labels={page} />
      </Section>
    )
  );
}

export const fragment = graphql`
  fragment GlossaryContent on WhitePaperPage {
    glossaryHeading
    glossaryIntroduction
    glossary {
      term
      meaning
      definition
      sources
    }
    glossaryUpdatedOn
    updatedLabel
    sourcesLabel
    readOnLabel
  }
`;
