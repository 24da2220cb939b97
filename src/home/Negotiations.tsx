import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { column } from "../components/Column";
import { evenRows } from "../components/even-rows";
import type { HomePage } from "../content-model/types/homePage";
import { below, from } from "../theme/media";
import { figureText, noteText, strongText, subtitleText } from "../theme/text";
import { colors, fontSizes, radii, shadows, space } from "../theme/tokens";

export type NegotiationsContent = Pick<HomePage, "negotiationsHeading" | "negotiationsNote" | "negotiations">;

const panel = {
  display: "grid",
  gap: `${space(2)} ${space(5)}`,
  marginTop: `-${space(4)}`,
  padding: space(3),
  borderTop: `4px solid ${colors.accent}`,
  borderRadius: `0 0 ${radii.medium} ${radii.medium}`,
  background: colors.surface,
  boxShadow: shadows.raised,
  [from.desktop]: { padding: `${space(3)} ${space(4)}` },
} as const;

/** Up to three negotiations share one line with the heading. All columns have the same width. */
const headingBeside = (count: number) => ({
  [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${count}fr)` },
});

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

const overPicture = css(column, { position: "relative" });
const note = css(noteText, { marginTop: space(1) });
/** Below `desktop`, the rows have padding and a dashed line, so they need no gap. */
const list = css({ [below.desktop]: { rowGap: 0 } });
const savingStyles = css(figureText, {
  color: colors.accentStrong,
  fontSize: fontSizes.value,
  whiteSpace: "nowrap",
});

const gap = { row: space(3), column: space(2) };

/** The panel of the latest negotiations. It overlaps the bottom of the hero's picture. */
export const Negotiations = ({ page }: { page: NegotiationsContent }) => {
  const count = page.negotiations.length;
  const rows = evenRows({ count, most: { phone: 1, desktop: 3, wide: 6 }, gap });
  return (
    <div css={overPicture}>
      <div css={[panel, count <= 3 && headingBeside(count)]}>
        <div>
          <h2 css={subtitleText}>{page.negotiationsHeading}</h2>
          <p css={note}>{page.negotiationsNote}</p>
        </div>
        <ul css={[rows.list, list]}>
          {page.negotiations.map(({ building, energy, saving }, index) => (
            <li key={building} css={[rows.item(index), row]}>
              <div>
                <p css={strongText}>{building}</p>
                <p css={noteText}>{energy}</p>
              </div>
              <p css={savingStyles}>{saving}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

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
