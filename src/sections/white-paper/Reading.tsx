import { css } from "@emotion/react";
import { graphql } from "gatsby";

import type { CitationLabels } from "../../components/Citations";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { anchorOf } from "../../content/links";
import type { HomePage } from "../../content/types/homePage";
import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { widths } from "../../theme/tokens";
import { Chapter } from "./Chapter";
import { ChapterList } from "./ChapterList";
import { toChart } from "./document";

export type ReadingContent = Pick<WhitePaperPage, "readingHeading" | "readingIntroduction" | "chapters"> &
  CitationLabels;

/** The label of the button that leads to the form of the home page. */
export type ReadingButton = Pick<HomePage, "heroPrimaryButton">;

interface ReadingProps {
  page: ReadingContent;
  home: ReadingButton;
}

const textWidth = css({ maxWidth: widths.text });

/** A chapter has the same number as in the PDF, which also counts the chapters without text and chart. */
const numbered = (chapter: WhitePaperChapter, index: number) => ({
  ...chapter,
  number: index + 1,
  id: `chapitre-${anchorOf(chapter.title)}`,
});

/**
 * The chapters that have a text or a chart, as HTML, in the words of the PDF. Shows nothing without such chapters.
 */
export function Reading({ page, home }: ReadingProps) {
  const withTerms = useTermLinks();
  const chapters = page.chapters.map(numbered).filter((chapter) => chapter.text ?? toChart(chapter));
  return (
    chapters.length > 0 && (
      <Section id="lecture" heading={page.readingHeading} introduction={withTerms(page.readingIntroduction)}>
        <Split ratio={[1, 2]}>
          <ChapterList chapters={chapters} requestButton={home.heroPrimaryButton} />
          <div css={textWidth}>
            {chapters.map((chapter) => (
              <Chapter key={chapter.id} {...chapter} labels={page} />
            ))}
          </div>
        </Split>
      </Section>
    )
  );
}

export const fragment = graphql`
  fragment ReadingContent on WhitePaperPage {
    readingHeading
    readingIntroduction
    chapters {
      title
      text
      chartTitle
      chartBars
      updatedOn
      sources
    }
    updatedLabel
    sourcesLabel
    readOnLabel
  }
`;

export const buttonFragment = graphql`
  fragment ReadingButton on HomePage {
    heroPrimaryButton
  }
`;
