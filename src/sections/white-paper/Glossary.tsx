import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Citations, Updated } from "../../components/Citations";
import { Fold } from "../../components/Fold";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { entryAnchor } from "../../content/links";
import { from } from "../../theme/media";
import { headingText, softText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

/** One list per column, so that an opened term moves only those below it. */
const columns = css({
  columnGap: space(8),
  [from.tablet]: { display: "grid", gridTemplateColumns: "1fr 1fr" },
  "li > details": { borderColor: colors.line },
  "li > details > summary": { paddingBlock: space(1.25) },
});
const termStyles = css(headingText, { fontSize: fontSizes.lead, fontStyle: "normal" });
const note = css({ marginTop: space(3) });

export function Glossary({ page }: { page: Queries.GlossaryContent }) {
  const { glossary } = page;
  const half = Math.ceil(glossary.length / 2);
  return (
    glossary.length > 0 && (
      <Section
        id="glossaire"
        heading={page.glossaryHeading}
        introduction={page.glossaryIntroduction}
        tone="tint"
      >
        <div css={columns}>
          {[glossary.slice(0, half), glossary.slice(half)].map((terms, index) => (
            <ul key={index}>
              {terms.map(({ term, meaning, definition }) => (
                <li key={term}>
                  <Fold
                    id={entryAnchor("glossaryTerm", term)}
                    label={<dfn css={termStyles}>{typeset(term)}</dfn>}
                  >
                    {meaning && <p css={softText}>{typeset(meaning)}</p>}
                    <p>{typeset(definition)}</p>
                  </Fold>
                </li>
              ))}
            </ul>
          ))}
        </div>
        <div css={note}>
          <Updated on={page.glossaryUpdatedOn} labels={page} />
          <Citations sources={glossary.flatMap(({ sources }) => sources ?? [])} labels={page} />
        </div>
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
    ...CitationLabels
  }
`;
