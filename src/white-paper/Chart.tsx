import { colors, fonts, fontSizes, space } from "../theme/tokens";
import type { Chart as ChartData } from "./pdf/document";

/** A chapter's bars. The figures stand beside them: the drawing is decoration. */
export const Chart = ({ chart: { title, bars } }: { chart: ChartData }) => (
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
            <span>{label}</span> <strong>{percent}&nbsp;%</strong>
          </span>
          <span
            aria-hidden="true"
            css={{ display: "block", height: space(2), marginTop: space(0.5), background: colors.turquoise }}
            style={{ width: `${percent}%` }}
          />
        </li>
      ))}
    </ul>
  </figure>
);
