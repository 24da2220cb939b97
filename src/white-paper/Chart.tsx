import { colors, fonts, fontSizes, space } from "../theme/tokens";
import type { Chart as ChartData } from "./document";

/** A chapter's bars. The figures stand beside them: the drawing is decoration. */
export const Chart = ({ chart: { title, bars, scale } }: { chart: ChartData }) => (
  <figure css={{ marginTop: space(4) }}>
    {title && (
      <figcaption css={{ fontFamily: fonts.display, fontWeight: 700, fontSize: fontSizes.lead }}>
        {title}
      </figcaption>
    )}
    <ul css={{ display: "grid", gap: space(2), marginTop: space(2) }}>
      {bars.map(({ label, percent }) => (
        <li key={label}>
          <span
            css={{
              display: "flex",
              justifyContent: "space-between",
              gap: space(2),
              fontSize: fontSizes.small,
            }}
          >
            <span>{label}</span> <strong css={{ whiteSpace: "nowrap" }}>{percent}&nbsp;%</strong>
          </span>
          {/* An attribute, as a style of its own for each figure would be one more hash in the policy. */}
          <svg
            aria-hidden="true"
            css={{ display: "block", width: "100%", height: space(2), marginTop: space(0.5) }}
          >
            <rect width={`${(100 * percent) / scale}%`} height="100%" fill={colors.turquoise} />
          </svg>
        </li>
      ))}
    </ul>
  </figure>
);
