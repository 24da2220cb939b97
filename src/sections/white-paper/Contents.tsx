import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { useTermLinks } from "../../components/glossary/TermLinks";
import { pointList } from "../../components/lists";
import { Band, Column } from "../../components/Section";
import { Split } from "../../components/Split";
import { typeset } from "../../components/typeset";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { headingText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

export type ContentsContent = Pick<
  WhitePaperPage,
  "discoveriesHeading" | "discoveries" | "contentsHeading" | "contents"
>;

const discoveryList = css(pointList, { marginTop: space(4) });
const chapterList = css({ marginTop: space(3), counterReset: "chapter" });
const chapterLine = css({
  display: "flex",
  gap: space(2),
  paddingBlock: space(1.5),
  borderBottom: `1px solid ${colors.line}`,
  counterIncrement: "chapter",
  "&::before": [
    headingText,
    { content: "counter(chapter)", minWidth: space(3), color: colors.action, lineHeight: "inherit" },
  ],
});

/** What the reader learns, beside the table of contents. */
export function Contents({ page }: { page: ContentsContent }) {
  const withTerms = useTermLinks();
  return (
    <Band tone="tint">
      <Column>
        <Split ratio={[1, 1]}>
          <section aria-labelledby="decouvertes-titre">
            <h2 id="decouvertes-titre">{page.discoveriesHeading}</h2>
            <ul css={discoveryList}>
              {page.discoveries.map((discovery) => (
                <li key={discovery}>{withTerms(discovery)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="table-titre">
            <h2 id="table-titre">{page.contentsHeading}</h2>
            <ol css={chapterList}>
              {page.contents.map((line) => (
                <li key={line} css={chapterLine}>
                  {typeset(line)}
                </li>
              ))}
            </ol>
          </section>
        </Split>
      </Column>
    </Band>
  );
}

export const fragment = graphql`
  fragment ContentsContent on WhitePaperPage {
    discoveriesHeading
    discoveries
    contentsHeading
    contents
  }
`;
