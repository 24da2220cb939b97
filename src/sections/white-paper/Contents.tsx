import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Band } from "../../components/Band";
import { Column } from "../../components/Column";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { pointList } from "../../components/point-list";
import { Split, staysInView } from "../../components/Split";
import { typeset } from "../../components/typeset";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { headingText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

export type ContentsContent = Pick<
  WhitePaperPage,
  "discoveriesHeading" | "discoveries" | "contentsHeading" | "contents"
>;

/** A list stays in view while a list more than twice as long scrolls beside it. */
const stickyBesideLonger = (own: readonly string[], other: readonly string[]) =>
  own.length * 2 < other.length && staysInView;

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
          <section
            aria-labelledby="decouvertes-titre"
            css={stickyBesideLonger(page.discoveries, page.contents)}
          >
            <h2 id="decouvertes-titre">{page.discoveriesHeading}</h2>
            <ul css={discoveryList}>
              {page.discoveries.map((discovery) => (
                <li key={discovery}>{withTerms(discovery)}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="table-titre" css={stickyBesideLonger(page.contents, page.discoveries)}>
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
