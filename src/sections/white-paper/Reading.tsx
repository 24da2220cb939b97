import { graphql } from "gatsby";

import { Section } from "../../components/Section";
import { chaptersToRead } from "../../content/chapters";
import { Chapter } from "./Chapter";

export function Reading({ page }: { page: Queries.ReadingContent }) {
  const chapters = chaptersToRead(page.chapters);
  return (
    chapters.length > 0 && (
      <Section
        id="lecture"
        heading={page.readingHeading}
        introduction={page.readingIntroduction}
        beside={[2, 3]}
      >
        <div>
          {chapters.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} labels={page} />
          ))}
        </div>
      </Section>
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
