import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Band, columns, onOneSheet, pointList } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { headingText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

const discoveryList = css(pointList, { marginTop: space(4) });
const chapterList = css({ marginTop: space(3), counterReset: "chapter" });
const chapterLine = css({
  display: "flex",
  gap: space(2),
  paddingBlock: space(1),
  borderBottom: `1px solid ${colors.line}`,
  counterIncrement: "chapter",
  "&::before": [
    headingText,
    { content: "counter(chapter)", minWidth: space(3), color: colors.action, lineHeight: "inherit" },
  ],
});

export const Contents = ({ page }: { page: Queries.ContentsContent }) => (
  <Band tone="tint" css={columns}>
    <section aria-labelledby="decouvertes-titre" css={onOneSheet}>
      <h2 id="decouvertes-titre">{page.discoveriesHeading}</h2>
      <ul css={discoveryList}>
        {page.discoveries.map((discovery) => (
          <li key={discovery}>{typeset(discovery)}</li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="table-titre" css={onOneSheet}>
      <h2 id="table-titre">{page.contentsHeading}</h2>
      <ol css={chapterList}>
        {page.contents.map((line) => (
          <li key={line} css={chapterLine}>
            {typeset(line)}
          </li>
        ))}
      </ol>
    </section>
  </Band>
);

export const fragment = graphql`
  fragment ContentsContent on WhitePaperPage {
    discoveriesHeading
    discoveries
    contentsHeading
    contents
  }
`;
