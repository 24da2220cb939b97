import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Blocks } from "../components/Blocks";
import { Section } from "../components/Section";
import type { WhitePaperChapter } from "../content-model/types/whitePaperChapter";
import type { WhitePaperPage } from "../content-model/types/whitePaperPage";
import { colors, space, widths } from "../theme/tokens";
import { Chart } from "./Chart";
import { toChart } from "./document";

export type ReadingContent = Pick<WhitePaperPage, "readingHeading" | "readingIntroduction" | "chapters">;

const chapterStyles = css({
  "& + &": { marginTop: space(8), borderTop: `1px solid ${colors.line}`, paddingTop: space(8) },
});
const textWidth = css({ maxWidth: widths.text });

function Chapter({ title, text, ...figures }: WhitePaperChapter) {
  const chart = toChart(figures);
  return (
    <article css={chapterStyles}>
      <h3>{title}</h3>
      {text && <Blocks blocks={text} under={3} />}
      {chart && <Chart chart={chart} />}
    </article>
  );
}

/**
 * The chapters that have a text or a chart, as HTML, in the words of the PDF. Shows nothing without such chapters.
 */
export function Reading({ page }: { page: ReadingContent }) {
  const chapters = page.chapters.filter((chapter) => chapter.text ?? toChart(chapter));
  return (
    chapters.length > 0 && (
      <Section id="lecture" heading={page.readingHeading} introduction={page.readingIntroduction}>
        <div css={textWidth}>
          {chapters.map((chapter) => (
            <Chapter key={chapter.title} {...chapter} />
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
      title
      text
      chartTitle
      chartBars
      updatedOn
    }
  }
`;
