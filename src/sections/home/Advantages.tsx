import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";

import { columns, inRows, onOneSheet, Section } from "../../components/Section";
import { EntryLink, typeset } from "../../components/typeset";
import { from, print } from "../../theme/media";
import { figureText, noteText, softText, strongText } from "../../theme/text";
import { colors, fontSizes, radii, space, widths } from "../../theme/tokens";

const layout = css({ display: "grid", gap: space(3), [from.desktop]: { rowGap: space(3.5) } });
/** The promise and its example are one block: one above the other, and side by side where both have room. */
const promise = css(columns, { gap: 0, columnGap: 0, [from.desktop]: { columnGap: 0 } });

/** Height of the arch at the top of the first advantage, a panel in the shape of a window. Unit: steps of 8 px. */
const RISE = 5;

const arch = css(onOneSheet, {
  display: "grid",
  alignContent: "center",
  gap: space(2),
  padding: `${space(RISE)} ${space(3)} ${space(3)}`,
  borderRadius: `50% 50% 0 0 / ${space(RISE)} ${space(RISE)} 0 0`,
  background: colors.brand,
  // The usual accent has a contrast of only 2.8:1 on the brand's colour.
  "& :focus-visible": { outlineColor: colors.ink },
  [print]: { padding: 0 },
  p: { color: colors.ink },
  h3: { fontSize: fontSizes.chapter, [from.desktop]: { fontSize: fontSizes.title } },
});

const sum = css(onOneSheet, {
  display: "grid",
  alignContent: "space-between",
  gap: space(2),
  padding: `${space(2)} ${space(3)} ${space(3)}`,
  border: `2px solid ${colors.brand}`,
  borderRadius: `0 0 ${radii.small} ${radii.small}`,
  [from.desktop]: { padding: `${space(4)} ${space(4)}` },
  "dl > div": {
    display: "flex",
    // With text of 200 % an amount takes a line of its own.
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: `${space(0.5)} ${space(3)}`,
    [from.phone]: { flexWrap: "nowrap" },
    paddingBlock: space(1.25),
    borderBottom: `1px solid ${colors.line}`,
  },
  dd: [strongText, { fontVariantNumeric: "tabular-nums", [from.phone]: { whiteSpace: "nowrap" } }],
  // The last line is the result of the sum.
  "dl > div:last-of-type": {
    borderTop: `2px solid ${colors.ink}`,
    borderBottom: 0,
    dt: strongText,
    dd: [
      figureText,
      {
        color: colors.accentStrong,
        fontSize: fontSizes.subtitle,
        [from.phone]: { fontSize: fontSizes.figure },
      },
    ],
  },
});

const other = css({
  display: "grid",
  alignContent: "start",
  gap: space(1),
  borderTop: `2px solid ${colors.ink}`,
  paddingTop: space(2.5),
});
/** The picture stands beside the title and the text. */
const pictured = css(other, {
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space(2),
  "> div": { gridArea: "1 / 2 / span 3" },
  "> :not(div)": { gridColumn: 1 },
});
const text = css(softText, { maxWidth: widths.text });
/** The figure follows the heading in the document, and stands above it on the screen. */
const figure = css(figureText, { order: -1, color: colors.accentStrong, fontSize: fontSizes.value });
const list = css(inRows(space(28), `${space(2.5)} ${space(4)}`), {
  gridColumn: "1 / -1",
  "> li": other,
  "> li[data-pictured]": pictured,
});

/** « Nos honoraires, une seule fois : 900 € »: a label, and an amount after the last colon. */
const FEE_LINE = /^(?<label>.*\S)\s*:\s*(?<amount>[^:]+)$/s;

/** The fee for an example, calculated line by line. */
const FeeSum = ({ page }: { page: Queries.AdvantagesContent }) => (
  <div css={sum}>
    <h3>{typeset(page.feeHeading)}</h3>
    <dl>
      {page.feeLines.map((line) => {
        const { label = line, amount = "" } = FEE_LINE.exec(line)?.groups ?? {};
        return (
          <div key={line}>
            <dt>{typeset(label)}</dt>
            <dd>{amount}</dd>
          </div>
        );
      })}
    </dl>
    <p css={noteText}>{typeset(page.feeNote)}</p>
  </div>
);

interface AdvantagesProps {
  page: Queries.AdvantagesContent;
  /** The picture « Dossier d’assemblée ». */
  dossier: ReactNode;
}

export function Advantages({ page, dossier }: AdvantagesProps) {
  const [first, ...others] = page.advantages;
  const contentOf = (advantage: (typeof others)[number]) => (
    <>
      <h3>{typeset(advantage.title)}</h3>
      {advantage.figure && <p css={figure}>{advantage.figure}</p>}
      <p css={text}>
        {typeset(advantage.description)} <EntryLink entry={advantage} />
      </p>
    </>
  );
  return (
    <Section id="avantages" heading={page.heading} introduction={page.introduction}>
      <div css={layout}>
        <div css={promise}>
          {first && <div css={arch}>{contentOf(first)}</div>}
          <FeeSum page={page} />
        </div>
        <ul css={list}>
          {others.map((advantage) => (
            <li key={advantage.title} data-pictured={advantage.picture ?? undefined}>
              {contentOf(advantage)}
              {advantage.picture && dossier}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment AdvantagesContent on AdvantagesSection {
    heading
    introduction
    feeHeading
    feeLines
    feeNote
    advantages {
      title
      description
      figure
      picture
      link
      linkText
    }
  }
`;
