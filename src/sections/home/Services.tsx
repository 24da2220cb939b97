import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { useTermTexts } from "../../components/glossary/TermLinks";
import { pointList } from "../../components/lists";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { entryAnchor } from "../../content/links";
import { from } from "../../theme/media";
import { softText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";
import { ServiceDrawing } from "./ServiceDrawing";

const row = css({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  paddingBlock: space(2),
  borderTop: `1px solid ${colors.line}`,
  // On a phone the drawing is beside the title only, so that the texts have the full width.
  "> svg": { width: space(5), height: "auto" },
  [from.tablet]: {
    gridTemplateRows: "auto auto 1fr",
    alignItems: "start",
    gap: `${space(1.5)} ${space(3)}`,
    paddingBlock: space(2.5),
    "> svg": { gridRow: "span 3", width: space(10) },
  },
  [from.desktop]: {
    gridTemplateColumns: "max-content minmax(0, 1fr) minmax(0, 1.15fr)",
    columnGap: space(5),
    paddingBlock: space(4),
  },
  "> p, > ul": { gridColumn: "1 / -1", [from.tablet]: { gridColumn: 2 } },
  "> p": softText,
  "> ul": [pointList, { gap: space(0.5), [from.desktop]: { gridArea: "1 / 3 / span 3", gap: space(1) } }],
});

export function Services({ page }: { page: Queries.ServicesContent }) {
  const set = useTermTexts([
    page.servicesIntroduction,
    ...page.services.map(({ description }) => description),
  ]);
  return (
    <Section id="services" heading={page.servicesHeading} introduction={set(page.servicesIntroduction)}>
      <ul>
        {page.services.map(({ title, drawing, description, points }) => (
          <li key={title} id={entryAnchor("service", title)} tabIndex={-1} css={row}>
            <ServiceDrawing drawing={drawing} />
            <h3>{typeset(title)}</h3>
            <p>{set(description)}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{typeset(point)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment ServicesContent on HomePage {
    servicesHeading
    servicesIntroduction
    services {
      title
      drawing
      description
      points
    }
  }
`;
