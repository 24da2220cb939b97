import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Section } from "../../components/Section";
import { EntryLink, typeset } from "../../components/typeset";
import { weeksIn } from "../../french/dates";
import { below, forcedColors, from } from "../../theme/media";
import { smallText, strongText, subtitleText } from "../../theme/text";
import { colors, fontSizes, radii, space, weights, widths } from "../../theme/tokens";

/** One lit window per week, of the same width in each step. A step without a known duration has unlit ones that fade out. */
const windows = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: space(1.25),
  gap: 3,
  height: space(3),
  [from.tablet]: { gridAutoColumns: `minmax(0, ${space(5)})`, gap: 4, height: space(4) },
  borderBottom: `2px solid ${colors.brand}`,
  [from.wide]: { gridAutoColumns: `minmax(0, ${space(7.5)})` },
  [forcedColors]: { forcedColorAdjust: "none" },
  "> span": {
    border: `2px solid ${colors.brand}`,
    borderRadius: `${radii.small} ${radii.small} 0 0`,
    background: colors.brand,
  },
  "&[data-endless]": {
    maskImage: "linear-gradient(to right, black, transparent)",
    "> span": { background: "none" },
  },
});
const list = css({
  display: "grid",
  gap: `${space(2.5)} ${space(1.5)}`,
  [from.wide]: { display: "flex", flexWrap: "wrap" },
  "> li": {
    display: "grid",
    gap: `${space(1)} ${space(5)}`,
    alignContent: "start",
    // On a phone the weeks stand beside the step's name, after it, so that all names start on one line.
    [below.tablet]: {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: space(2),
      alignItems: "end",
      "> div:first-of-type": { order: 1 },
      "> p": { order: 2, gridColumn: "1 / -1" },
    },
    [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
    [from.wide]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
const name = css({
  [from.tablet]: { gridArea: "1 / 1 / span 2", paddingRight: space(2) },
  [from.wide]: { gridArea: "auto" },
});
const durationStyles = css(smallText, {
  marginTop: space(0.5),
  color: colors.brand,
  fontWeight: weights.strong,
  "&::first-letter": { textTransform: "uppercase" },
});
const descriptionStyles = css(smallText, {
  maxWidth: widths.text,
  [from.tablet]: { paddingRight: space(2) },
});
/** In the layout `wide` a step is as wide as its weeks; the shortest one keeps room for its text. */
const inProportion = (weeks: number) =>
  css({ [from.wide]: { flex: `${weeks} 1 ${space(7 * weeks)}`, minWidth: space(21) } });
const foot = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space(1)} ${space(2)}`,
  marginTop: space(3),
  fontSize: fontSizes.small,
});
const total = css(subtitleText, strongText, {
  paddingBlock: space(0.5),
  borderBottom: `3px solid ${colors.accent}`,
});

/** Weeks that are drawn for a step whose duration names none, such as « Toute la durée du contrat ». */
const WEEKS_IF_UNKNOWN = 4;

/** @param weeks null if unknown. */
const Windows = ({ weeks }: { weeks: number | null }) => (
  <div css={windows} aria-hidden="true" data-endless={weeks === null || undefined}>
    {Array.from({ length: weeks ?? WEEKS_IF_UNKNOWN }, (_, week) => (
      <span key={week} />
    ))}
  </div>
);

export function Process({ page }: { page: Queries.ProcessContent }) {
  return (
    <Section id="methode" heading={page.processHeading} introduction={page.processIntroduction} tone="ink">
      <ol css={list}>
        {page.steps.map((step) => {
          const weeks = weeksIn(step.duration);
          return (
            <li key={step.title} css={inProportion(weeks ?? WEEKS_IF_UNKNOWN)}>
              <Windows weeks={weeks} />
              <div css={name}>
                <h3>{typeset(step.title)}</h3>
                <p css={durationStyles}>{typeset(step.duration)}</p>
              </div>
              <p css={descriptionStyles}>
                {typeset(step.description)} <EntryLink entry={step} />
              </p>
            </li>
          );
        })}
      </ol>
      <div css={foot}>
        <p css={total}>{typeset(page.processTotal)}</p>
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
      linkText
    }
  }
`;
