import type { Negotiation } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, radii, shadows, space } from "../theme/tokens";

interface NegotiationsProps {
  heading: string;
  note: string;
  negotiations: readonly Negotiation[];
}

/** The panel of the latest negotiations, laid over the picture's foot like a bill on a desk. */
export const Negotiations = ({ heading, note, negotiations }: NegotiationsProps) => (
  <div
    css={{
      position: "relative",
      margin: `-${space(9)} auto ${space(4)}`,
      maxWidth: "26rem",
      padding: space(3),
      borderTop: `4px solid ${colors.accent}`,
      borderRadius: `0 0 ${radii.medium} ${radii.medium}`,
      background: colors.surface,
      boxShadow: shadows.raised,
      [from.desktop]: {
        position: "absolute",
        bottom: space(4),
        left: `-${space(9)}`,
        margin: 0,
        width: "22rem",
      },
    }}
  >
    <h2 css={{ fontSize: fontSizes.subtitle }}>{heading}</h2>
    <ul css={{ marginTop: space(1.5) }}>
      {negotiations.map(({ building, energy, saving }) => (
        <li
          key={building}
          css={{
            display: "flex",
            alignItems: "baseline",
            justifyContent: "space-between",
            gap: space(2),
            paddingBlock: space(1),
            borderBottom: `1px dashed ${colors.line}`,
          }}
        >
          <span>
            <span css={{ fontWeight: 600 }}>{building}</span>
            <span css={{ display: "block", color: colors.inkSoft, fontSize: fontSizes.small }}>{energy}</span>
          </span>
          <span
            css={{
              color: colors.accentStrong,
              fontFamily: fonts.display,
              fontSize: fontSizes.subtitle,
              fontWeight: 750,
              whiteSpace: "nowrap",
            }}
          >
            {saving}
          </span>
        </li>
      ))}
    </ul>
    <p css={{ marginTop: space(1.5), color: colors.inkSoft, fontSize: fontSizes.small, lineHeight: 1.4 }}>
      {note}
    </p>
  </div>
);
