import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Band, columns, pointList } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { chaptersToRead } from "../../content/chapters";
import { headingText } from "../../theme/text";
import { colors, space, targets } from "../../theme/tokens";

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

/** The section above has the same background, and its space is enough. */
const parts = css(columns(2, 3), { "&&": { paddingTop: 0 } });
const readingList = css({ marginTop: space(5) });
const chapterLinks = css({ marginTop: space(1) });
const chapterLink = css({ display: "inline-block", paddingBlock: space(0.5), minHeight: targets.line });

export function Contents({ page }: { page: Queries.ContentsContent }) {
  const chapters = chaptersToRead(page.chapters);
  return (
    <Band css={parts}>
      <section aria-labelledby="decouvertes-titre">
        <h2 id="decouvertes-titre">{page.discoveriesHeading}</h2>
        <ul css={discoveryList}>
          {page.discoveries.map((discovery) => (
            <li key={discovery}>{typeset(discovery)}</li>
          ))}
        </ul>
        {chapters.length > 0 && (
          <nav aria-labelledby="chapitres-titre" css={readingList}>
            <h3 id="chapitres-titre">{typeset(page.readingHeading)}</h3>
            <ul css={chapterLinks}>
              {chapters.map(({ id, number, title }) => (
                <li key={id}>
                  <a href={`#${id}`} css={chapterLink}>
                    {number}. {typeset(title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
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
    </Band>
  );
}

export const fragment = graphql`
  fragment ContentsContent on WhitePaperPage {
    discoveriesHeading
    discoveries
    contentsHeading
    contents
    ...ReadingContent
  }
`;
