import { graphql } from "gatsby";

import { Band, Column, Heading } from "../../components/Section";
import { Split, staysInView } from "../../components/Split";
import { chaptersToRead } from "../../content/white-paper";
import { Chapter } from "./Chapter";

/** The chapters to read on the page, folded. The heading stays in view beside them. Shows nothing without such chapters. */
export function Reading({ page }: { page: Queries.ReadingContent }) {
  const chapters = chaptersToRead(page.chapters);
  return (
    chapters.length > 0 && (
      <Band id="lecture">
        <Column>
          <Split ratio={[2, 3]}>
            <div css={staysInView}>
              <Heading of="lecture" introduction={page.readingIntroduction}>
                {page.readingHeading}
              </Heading>
            </div>
            <div>
              {chapters.map((chapter) => (
                <Chapter key={chapter.id} {...chapter} labels={page} />
              ))}
            </div>
          </Split>
        </Column>
      </Band>
    )
  );
}

export const fragment = graphql`
  fragment ReadingContent on WhitePaperPage {
    readingHeading
    readingIntroduction
    chapters {
      ...ChapterContent
    }
    ...CitationLabels
  }
`;
