import { graphql } from "gatsby";

import { container } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, fontSizes, radii, shadows, space } from "../theme/tokens";

export type NegotiationsContent = Pick<HomePage, "negotiationsHeading" | "negotiationsNote" | "negotiations">;

const panel = {
  display: "grid",
  gap: `${space(2)} ${space(5)}`,
  marginTop: `-${space(4)}`,
  padding: `${space(3)} ${space(3)}`,
  borderTop: `4px solid ${colors.accent}`,
  borderRadius: `0 0 ${radii.medium} ${radii.medium}`,
  background: colors.surface,
  boxShadow: shadows.raised,
  [from.desktop]: {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 3fr)",
    padding: `${space(3)} ${space(4)}`,
  },
} as const;

const row = {
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space(2),
  paddingBlock: space(1),
  borderTop: `1px dashed ${colors.line}`,
  [from.desktop]: {
    flexDirection: "column-reverse",
    justifyContent: "flex-end",
    gap: space(0.5),
    padding: `0 0 0 ${space(3)}`,
    borderTop: "none",
    borderLeft: `1px dashed ${colors.lineStrong}`,
  },
} as const;

/** The panel of the latest negotiations, laid over the picture's foot like a bill on a desk. */
export const Negotiations = ({ page }: { page: NegotiationsContent }) => (
  <div css={[container, { position: "relative" }]}>
    <div css={panel}>
      <div>
        <h2 css={{ fontSize: fontSizes.subtitle }}>{page.negotiationsHeading}</h2>
        <p css={{ marginTop: space(1), color: colors.inkSoft, fontSize: fontSizes.small, lineHeight: 1.4 }}>
          {page.negotiationsNote}
        </p>
      </div>
      <ul css={{ [from.desktop]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } }}>
        {page.negotiations.map(({ building, energy, saving }) => (
          <li key={building} css={row}>
            <div>
              <p css={{ fontWeight: 600 }}>{building}</p>
              <p css={{ color: colors.inkSoft, fontSize: fontSizes.small }}>{energy}</p>
            </div>
            <p
              css={{
                color: colors.accentStrong,
                fontFamily: fonts.display,
                fontSize: "1.875rem",
                fontWeight: 750,
                lineHeight: 1.1,
                whiteSpace: "nowrap",
              }}
            >
              {saving}
            </p>
          </li>
        ))}
      </ul>
    </div>
  </div>
);

export const fragment = graphql`
  fragment NegotiationsContent on HomePage {
    negotiationsHeading
    negotiationsNote
    negotiations {
      building
      energy
      saving
    }
  }
`;
