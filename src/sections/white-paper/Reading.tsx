import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useMemo } from "react";

import type { CitationLabels } from "../../components/Citations";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { SectionLink } from "../../components/layout/SectionLink";
import { useActiveSection } from "../../components/layout/use-active-section";
import { Section } from "../../components/Section";
import { Split, staysInView } from "../../components/Split";
import { typeset } from "../../components/typeset";
import { anchorOf } from "../../content/links";
import type { WhitePaperPage } from "../../content/types/whitePaperPage";
import { readChart } from "../../content/white-paper";
import { forcedColors, from } from "../../theme/media";
import { smallText } from "../../theme/text";
import { colors, headerHeight, space, weights, widths } from "../../theme/tokens";
import { Chapter } from "./Chapter";

export type ReadingContent = Pick<WhitePaperPage, "readingHeading" | "readingIntroduction" | "chapters"> &
  CitationLabels;

const column = css(staysInView, {
  [from.desktop]: {
    maxHeight: `calc(100vh - ${headerHeight} - ${space(8)})`,
    overflowY: "auto",
    // Without it, the scrolling box would cut off the focus outline of a link.
    margin: `-${space(0.75)}`,
    padding: space(0.75),
  },
});
const link = css(smallText, {
  display: "flex",
  gap: space(1.5),
  padding: `${space(1)} ${space(1.5)}`,
  borderLeft: `3px solid ${colors.line}`,
  color: colors.ink,
  textDecoration: "none",
  "&:hover": { color: colors.action, textDecoration: "underline" },
  '&[aria-current="true"]': {
    borderColor: colors.turquoise,
    color: colors.action,
    fontWeight: weights.strong,
    [forcedColors]: { borderColor: "Highlight", textDecoration: "underline" },
  },
});
const numberStyles = css({ minWidth: space(2), color: colors.action });
const textWidth = css({ maxWidth: widths.text });

interface ChapterListProps {
  chapters: readonly { id: string; number: number; title: string }[];
}

/** Links to the chapters, beside their text. The chapter in view is marked. Without scripts they are plain links. */
function ChapterList({ chapters }: ChapterListProps) {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const inView = useActiveSection(ids);
  return (
    <nav aria-label="Chapitres du guide" css={column}>
      <ul>
        {chapters.map(({ id, number, title }) => (
          <li key={id}>
            <SectionLink to={id} onHomePage current={id === inView} css={link}>
              <span aria-hidden="true" css={numberStyles}>
                {number}
              </span>
              {typeset(title)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The chapters that have a text or a chart, in the words and with the numbers of the PDF. Shows nothing without such chapters. */
export function Reading({ page }: { page: ReadingContent }) {
  const withTerms = useTermLinks();
  const chapters = page.chapters
    .map((chapter, index) => ({
      ...chapter,
      number: index + 1,
      id: `chapitre-${anchorOf(chapter.title)}`,
    }))
    .filter((chapter) => chapter.text ?? readChart(chapter));
  return (
    chapters.length > 0 && (
      <Section id="lecture" heading={page.readingHeading} introduction={withTerms(page.readingIntroduction)}>
        <Split ratio={[1, 2]}>
          <ChapterList chapters={chapters} />
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
