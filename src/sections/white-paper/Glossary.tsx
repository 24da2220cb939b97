import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Citations, Updated } from "../../components/Citations";
import { Fold } from "../../components/Fold";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { entryAnchor } from "../../content/formats/links";
import { fillTemplate } from "../../french/templates";
import { from } from "../../theme/media";
import { headingText, softText, strongText } from "../../theme/text";
import { fontSizes, space } from "../../theme/tokens";

/** The fold is wider than a text, because it has two columns. */
const wideFold = css({ "> details > div": { maxWidth: "none" } });
const columns = css({ columnGap: space(8), [from.tablet]: { columnCount: 2 } });
const entry = css({ marginBottom: space(3), breakInside: "avoid" });
const termStyles = css(headingText, { fontSize: fontSizes.lead, fontStyle: "normal" });
/** Keeps the term in view when a link leads to it. */
const targetStyles = css({ scrollMarginTop: space(16) });
const note = css({ marginTop: space(3) });

/** One fold, so that Tab passes the glossary in one step. A link to a term opens it. */
export function Glossary({ page }: { page: Queries.GlossaryContent }) {
  const { glossary } = page;
  if (glossary.length === 0) return null;
  const label = fillTemplate(page.glossaryLabel, { nombre: glossary.length });
  return (
    <Section
      id="glossaire"
      heading={page.glossaryHeading}
      introduction={page.glossaryIntroduction}
      tone="tint"
    >
      <div css={wideFold}>
        <Fold id="definitions" label={<span css={strongText}>{typeset(label)}</span>}>
          <dl css={columns}>
            {glossary.map(({ term, meaning, definition }) => (
              <div key={term} css={entry}>
                <dt id={entryAnchor("glossaryTerm", term)} tabIndex={-1} css={targetStyles}>
                  <dfn css={termStyles}>{typeset(term)}</dfn>
                </dt>
                <dd>
                  {meaning && <p css={softText}>{typeset(meaning)}</p>}
                  <p>{typeset(definition)}</p>
                </dd>
              </div>
            ))}
          </dl>
          <div css={note}>
            <Updated on={page.glossaryUpdatedOn} labels={page} />
            <Citations sources={glossary.flatMap(({ sources }) => sources ?? [])} labels={page} />
          </div>
        </Fold>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment GlossaryContent on WhitePaperPage {
    glossaryHeading
    glossaryIntroduction
    glossaryLabel
    glossary {
      term
      meaning
      definition
      sources
    }
    glossaryUpdatedOn
    ...CitationLabels
  }
`;
