import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { TermText } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { LinkedText, typeset } from "../../components/typeset";
import { between, from } from "../../theme/media";
import { smallText, strongText, subtitleText } from "../../theme/text";
import { colors, fontSizes, space, weights, widths } from "../../theme/tokens";
import { drawnWeeks, fitsOneLine, Weeks } from "./Weeks";

const list = css({ display: "grid", gap: space(4) });
const oneLine = (columns: string) =>
  css({ [from.wide]: { gridTemplateColumns: columns, columnGap: space(1.5) } });

/** Where there is room, a step's name is on the left, and its weeks and description are on the right. */
const schedule = {
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
  "> :nth-of-type(2)": { gridArea: "1 / 1 / span 2" },
};
/** A step's weeks are drawn above its texts. */
const step = css({
  display: "grid",
  gap: `${space(1.5)} ${space(5)}`,
  alignContent: "start",
  [between.tabletAndWide]: schedule,
  "h3, p": { paddingRight: space(2) },
  "> p": [smallText, { maxWidth: widths.text }],
  // The duration.
  "h3 + p": [
    smallText,
    {
      marginTop: space(0.5),
      color: colors.brand,
      fontWeight: weights.strong,
      "&::first-letter": { textTransform: "uppercase" },
    },
  ],
});
const scheduleFromWide = css({ [from.wide]: schedule });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(2)} ${space(5)}`,
  marginTop: space(4),
  fontSize: fontSizes.small,
  "> :first-child": [
    subtitleText,
    strongText,
    { paddingBlock: space(0.5), borderBottom: `3px solid ${colors.accent}` },
  ],
});

/** The steps. Each is drawn in proportion to its number of weeks. */
export function Process({ page: { steps, ...page } }: { page: Queries.ProcessContent }) {
  const onOneLine = fitsOneLine(steps);
  const longest = Math.max(...steps.map(drawnWeeks));
  const columns = steps.map((each) => `minmax(0, ${drawnWeeks(each)}fr)`).join(" ");
  return (
    <Section
      id="methode"
      heading={page.processHeading}
      introduction={<TermText>{page.processIntroduction}</TermText>}
      tone="ink"
    >
      <ol css={[list, onOneLine && oneLine(columns)]}>
        {steps.map((each) => (
          <li key={each.title} css={[step, !onOneLine && scheduleFromWide]}>
            <Weeks step={each} longest={longest} onOneLine={onOneLine} />
            <div>
              <h3>
                <LinkedText to={each.link}>{each.title}</LinkedText>
              </h3>
              <p>{typeset(each.duration)}</p>
            </div>
            <p>
              <TermText>{each.description}</TermText>
            </p>
          </li>
        ))}
      </ol>
      <div css={foot}>
        <p>{typeset(page.processTotal)}</p>
        <p>{page.processLegend}</p>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProcessContent on HomePage {
    processHeading
    processIntroduction
    processLegend
    processTotal
    steps {
      title
      duration
      description
      link
    }
  }
`;
