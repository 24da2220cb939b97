import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Blocks } from "../../components/Blocks";
import { Citations, Updated } from "../../components/Citations";
import { Figure } from "../../components/Figure";
import { Fold } from "../../components/Fold";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { chaptersToRead } from "../../content/formats/chapters";
import { type Chart, type ChartBar, readChart } from "../../content/formats/chart";
import { print } from "../../theme/media";
import { headingOnPaper, headingText, smallText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";

interface ChapterProps extends Queries.ChapterContent {
  id: string;
  number: number;
  labels: Queries.CitationLabels;
}

const chapterStyles = css({
  position: "relative",
  "> details": { [print]: { breakInside: "auto" }, "> summary": headingOnPaper },
});
const titleStyles = css({ display: "flex", gap: space(2), fontSize: fontSizes.chapter });
/** The link with the chapter's address is in the gutter, and visible while the title is hovered or focused. */
const addressStyles = css({
  position: "absolute",
  top: space(5),
  // A target of 24 px (WCAG 2.5.8), wider than a phone's gutter.
  right: `calc(100% - ${space(0.5)})`,
  width: space(3),
  height: space(3),
  fontSize: fontSizes.small,
  textDecoration: "none",
  "&:not(details:has(> summary:is(:hover, :focus-visible)) + &, :hover, :focus-visible)": {
    opacity: 0,
    pointerEvents: "none",
  },
});
const numberStyles = css({ minWidth: space(3), color: colors.action });

const figure = css({ marginTop: space(4), figcaption: [headingText, { fontSize: fontSizes.lead }] });
const barList = css({
  display: "grid",
  gap: space(2),
  marginTop: space(2),
  svg: { width: "100%", height: space(2), marginTop: space(0.5) },
});
const barText = css(smallText, {
  display: "flex",
  justifyContent: "space-between",
  gap: space(2),
  strong: { whiteSpace: "nowrap" },
});

interface BarProps {
  bar: ChartBar;
  chart: Chart;
}

/** The lowest amount of a chart stands out. */
const litColor = ({ amount }: ChartBar, { lowest }: Chart) =>
  amount === lowest ? colors.accent : colors.brand;

/** A bar as a row of 20 windows, as in the PDF: lit up to the least amount, and half lit from there to the amount. */
function Windows({ bar, chart }: BarProps) {
  /** A path whose dashes are windows. */
  const windowsUpTo = (amount: number) => `M0 4h${Math.round((200 * amount) / chart.scale)}`;
  const lit = litColor(bar, chart);
  // 199 units: 20 windows of 9, and 19 gaps of 1.
  return (
    <svg
      viewBox="0 0 199 8"
      preserveAspectRatio="none"
      aria-hidden="true"
      strokeWidth="8"
      strokeDasharray="9 1"
    >
      <path d={windowsUpTo(chart.scale)} stroke={colors.line} />
      <path d={windowsUpTo(bar.amount)} stroke={lit} strokeOpacity=".5" />
      <path d={windowsUpTo(bar.least)} stroke={lit} />
    </svg>
  );
}

/** The drawings are decorative, because the values are text. */
function ChapterChart({ chart }: { chart: Chart }) {
  return (
    <Figure caption={chart.title ?? undefined} css={figure}>
      {chart.title && <figcaption>{typeset(chart.title)}</figcaption>}
      <ul css={barList}>
        {chart.bars.map((bar) => (
          <li key={bar.label}>
            <span css={barText}>
              <span>{typeset(bar.label)}</span> <strong>{bar.value}</strong>
            </span>
            <Windows bar={bar} chart={chart} />
          </li>
        ))}
      </ul>
    </Figure>
  );
}

function Chapter({ labels, ...chapter }: ChapterProps) {
  const { id, number, title, text, updatedOn, sources } = chapter;
  const chart = readChart(chapter);
  const label = (
    <h3 css={titleStyles}>
      <span aria-hidden="true" css={numberStyles}>
        {number}
      </span>
      {typeset(title)}
    </h3>
  );
  return (
    <article css={chapterStyles}>
      <Fold id={id} label={label}>
        <Updated on={updatedOn} labels={labels} />
        {text && <Blocks blocks={text} under={3} linksTerms />}
        {chart && <ChapterChart chart={chart} />}
        <Citations sources={sources} labels={labels} />
      </Fold>
      <a href={`#${id}`} aria-label={`Adresse du chapitre ${number}`} css={addressStyles}>
        #
      </a>
    </article>
  );
}

export function Reading({ page }: { page: Queries.ReadingContent }) {
  const chapters = chaptersToRead(page.chapters);
  if (chapters.length === 0) return null;
  return (
    <Section id="lecture" heading={page.readingHeading} introduction={page.readingIntroduction} beside>
      <div>
        {chapters.map((chapter) => (
          <Chapter key={chapter.id} {...chapter} labels={page} />
        ))}
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ChapterContent on WhitePaperChapter {
    title
    text
    chartTitle
    chartBars
    updatedOn
    sources
  }
  fragment ReadingContent on WhitePaperPage {
    readingHeading
    readingIntroduction
    chapters {
      ...ChapterContent
    }
    ...CitationLabels
  }
`;
