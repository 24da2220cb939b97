import { css } from "@emotion/react";

import { Blocks } from "../../components/Blocks";
import { type CitationLabels, Citations, Updated } from "../../components/Citations";
import { typeset } from "../../components/typeset";
import type { WhitePaperChapter } from "../../content/types/whitePaperChapter";
import { type Chart, readChart } from "../../content/white-paper";
import { below, forcedColors } from "../../theme/media";
import { figureText, headingText, smallText } from "../../theme/text";
import { colors, drawings, fontSizes, space } from "../../theme/tokens";

interface ChapterProps extends WhitePaperChapter {
  labels: CitationLabels;
  /** Its anchor. */
  id: string;
  number: number;
}

const chapterStyles = css({
  "& + &": { marginTop: space(6), borderTop: `1px solid ${colors.line}`, paddingTop: space(6) },
});
const head = css({
  display: "flex",
  alignItems: "center",
  gap: space(2.5),
  // Leaves room for a long word where only the text is enlarged.
  [below.tablet]: { gap: space(1.5) },
});
const titleStyles = css({
  fontSize: fontSizes.chapter,
  // The address to copy appears beside a title under the pointer, and where Tab reaches it.
  "a:hover::after, a:focus-visible::after": {
    content: '"\u00a0#" / ""',
    position: "absolute",
    color: colors.inkSoft,
  },
});
const addressStyles = css({ "&, &:hover": { color: "inherit", textDecoration: "none" } });
const numeral = css({
  display: "grid",
  flex: "none",
  width: drawings.numeral,
  [forcedColors]: { forcedColorAdjust: "none" },
  "> *": { gridArea: "1 / 1" },
});
const numberStyles = css(figureText, {
  placeSelf: "end center",
  paddingBottom: space(1.25),
  color: colors.ink,
  fontSize: fontSizes.subtitle,
});

/** An arched window with the chapter's number, as in the PDF. Decorative. */
const NumberedWindow = ({ number }: { number: number }) => (
  <span aria-hidden="true" css={numeral}>
    <svg viewBox="0 0 19.2 24.1">
      <path d="M1.4 8.2a8.2 8.2 0 0 1 16.4 0z" fill={colors.turquoiseSoft} />
      <path d="M1.4 8.2h16.4v14.5H1.4z" fill={colors.turquoise} />
      <path
        d="M9.2 0h.8v5.47a2.73 2.73 0 0 1 2.33 2.73h5.47v.8H1.4v-.8h5.47A2.73 2.73 0 0 1 9.2 5.47zM0 22.7h19.2v1.4H0z"
        fill={colors.ink}
      />
    </svg>
    <span css={numberStyles}>{number}</span>
  </span>
);

const figure = css({ marginTop: space(4) });
const caption = css(headingText, { fontSize: fontSizes.lead });
const bars = css({ display: "grid", gap: space(2), marginTop: space(2) });
const line = css(smallText, { display: "flex", justifyContent: "space-between", gap: space(2) });
const percentage = css({ whiteSpace: "nowrap" });
const drawing = css({ display: "block", width: "100%", height: space(2), marginTop: space(0.5) });

/** A chapter's bar chart. Its values are text, so the drawing is decorative. */
const BarChart = ({ chart }: { chart: Chart }) => (
  <figure css={figure}>
    {chart.title && <figcaption css={caption}>{typeset(chart.title)}</figcaption>}
    <ul css={bars}>
      {chart.bars.map(({ label, percent }) => (
        <li key={label}>
          <span css={line}>
            <span>{typeset(label)}</span> <strong css={percentage}>{percent}&nbsp;%</strong>
          </span>
          {/* An attribute: each inline style would add a hash to the Content-Security-Policy. */}
          <svg aria-hidden="true" css={drawing}>
            <rect width={`${(100 * percent) / chart.scale}%`} height="100%" fill={colors.turquoise} />
          </svg>
        </li>
      ))}
    </ul>
  </figure>
);

/** A chapter. It can take focus, so that Tab continues inside it after a jump (WCAG 2.4.3). */
export function Chapter({ id, number, title, text, updatedOn, sources, labels, ...figures }: ChapterProps) {
  const chart = readChart(figures);
  return (
    <article id={id} tabIndex={-1} css={chapterStyles}>
      <div css={head}>
        <NumberedWindow number={number} />
        <h3 css={titleStyles}>
          <a href={`#${id}`} css={addressStyles}>
            {typeset(title)}
          </a>
        </h3>
      </div>
      <Updated on={updatedOn} labels={labels} />
      {text && <Blocks blocks={text} under={3} />}
      {chart && <BarChart chart={chart} />}
      <Citations sources={sources} labels={labels} />
    </article>
  );
}
