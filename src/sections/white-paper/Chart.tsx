import { css } from "@emotion/react";

import { typeset } from "../../components/typeset";
import { headingText } from "../../theme/text";
import { colors, fontSizes, space } from "../../theme/tokens";
import type { Chart as ChartData } from "./document";

const figure = css({ marginTop: space(4) });
const caption = css(headingText, { fontSize: fontSizes.lead });
const list = css({ display: "grid", gap: space(2), marginTop: space(2) });
const line = css({
  display: "flex",
  justifyContent: "space-between",
  gap: space(2),
  fontSize: fontSizes.small,
});
const percentage = css({ whiteSpace: "nowrap" });
const drawing = css({ display: "block", width: "100%", height: space(2), marginTop: space(0.5) });

/** A chapter's bar chart. Its values are text, so the drawing is decorative. */
export const Chart = ({ chart: { title, bars, scale } }: { chart: ChartData }) => (
  <figure css={figure}>
    {title && <figcaption css={caption}>{typeset(title)}</figcaption>}
    <ul css={list}>
      {bars.map(({ label, percent }) => (
        <li key={label}>
          <span css={line}>
            <span>{typeset(label)}</span> <strong css={percentage}>{percent}&nbsp;%</strong>
          </span>
          {/* An attribute: each inline style would add a hash to the Content-Security-Policy. */}
          <svg aria-hidden="true" css={drawing}>
            <rect width={`${(100 * percent) / scale}%`} height="100%" fill={colors.turquoise} />
          </svg>
        </li>
      ))}
    </ul>
  </figure>
);
