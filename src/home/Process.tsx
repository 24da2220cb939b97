import { graphql } from "gatsby";

import { Section } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { below, forcedColors, from } from "../theme/media";
import { colors, fontSizes, radii, space } from "../theme/tokens";

export type ProcessContent = Pick<
  HomePage,
  "processHeading" | "processIntroduction" | "processTotal" | "steps"
>;

/** How long, in weeks, a step without an end is drawn. */
const OPEN_ENDED_WEEKS = 4;

/** A lit window for every week at most; a step that goes on after the signature fades out. */
const Weeks = ({ count }: { count: number | null }) => (
  <div
    aria-hidden="true"
    css={{ display: "flex", gap: 4, height: space(4), [forcedColors]: { forcedColorAdjust: "none" } }}
  >
    {Array.from({ length: count ?? OPEN_ENDED_WEEKS }, (_, week) => (
      <span
        key={week}
        css={{
          flex: "1 1 0",
          [below.desktop]: { maxWidth: "2.5rem" },
          borderRadius: `${radii.small} ${radii.small} 0 0`,
          background: count === null ? "transparent" : colors.turquoise,
          border: `2px solid ${colors.turquoise}`,
        }}
        style={count === null ? { opacity: 1 - week / OPEN_ENDED_WEEKS } : undefined}
      />
    ))}
  </div>
);

/** The steps on one line of time: a step is as long as its weeks. */
export const Process = ({ page }: { page: ProcessContent }) => (
  <Section
    id="methode"
    heading={page.processHeading}
    introduction={page.processIntroduction}
    css={{ background: colors.ink, color: colors.surface }}
  >
    <ol
      css={{
        display: "grid",
        gap: space(5),
        [from.desktop]: {
          gap: space(1.5),
          gridTemplateColumns: page.steps
            .map(({ weeks }) => `minmax(10.5rem, ${weeks ?? OPEN_ENDED_WEEKS}fr)`)
            .join(" "),
        },
      }}
    >
      {page.steps.map(({ title, duration, weeks, description }) => (
        <li key={title}>
          <Weeks count={weeks} />
          <div
            css={{ borderTop: `2px solid ${colors.turquoise}`, paddingTop: space(2), paddingRight: space(2) }}
          >
            <h3>{title}</h3>
            <p
              css={{
                marginTop: space(0.5),
                color: colors.turquoise,
                fontSize: fontSizes.small,
                fontWeight: 600,
                "&::first-letter": { textTransform: "uppercase" },
              }}
            >
              {duration}
            </p>
            <p css={{ marginTop: space(1.5), fontSize: fontSizes.small, maxWidth: "40ch" }}>{description}</p>
          </div>
        </li>
      ))}
    </ol>
    <p
      css={{
        display: "inline-block",
        marginTop: space(5),
        paddingBlock: space(0.5),
        borderBottom: `3px solid ${colors.accent}`,
        fontSize: fontSizes.subtitle,
        fontWeight: 650,
      }}
    >
      {page.processTotal}
    </p>
  </Section>
);

export const fragment = graphql`
  fragment ProcessContent on HomePage {
    processHeading
    processIntroduction
    processTotal
    steps {
      title
      duration
      weeks
      description
    }
  }
`;
