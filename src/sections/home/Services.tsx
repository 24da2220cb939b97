import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { columns, pointList, Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { entryAnchor } from "../../content/formats/links";
import { from } from "../../theme/media";
import { softText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";

type Service = Queries.ServicesContent["services"][number];

/** SVG paths in a view box of 56 × 72: a shape in the brand's colour, and lines in ink. */
const drawings: Readonly<Record<Service["drawing"], { shape: string; lines: string }>> = {
  Électricité: { shape: "M31 18 18 40h9l-3 16 14-23h-9z", lines: "M28 8v4M12 20l3 2M44 20l-3 2" },
  Gaz: {
    shape: "M28 18c2 9 11 12 11 24a11 11 0 0 1-22 0c0-6 3-9 5-13 1 4 3 5 4 5 1-5 0-10 2-16z",
    lines: "M16 58h24M20 62h16",
  },
  Suivi: {
    shape: "M14 50V26h7v24zm11 0V33h7v17zm11 0v-9h7v9z",
    lines: "M11 54h35M14 16l14 6 15 10m0-6v6h-6",
  },
  Services: {
    shape: "M14 22a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v38H14z",
    lines: "M23 26l-5 9h8l-4 8M10 60h24M30 53c0 7 11 7 11 0v-7M36 34h10v6a5 6 0 0 1-10 0zM38 34v-6M44 34v-6",
  },
};

/** The drawing is decorative, because the service's name is also text. */
function ServiceDrawing({ drawing }: Pick<Service, "drawing">) {
  // A draft in a preview may have no drawing yet.
  const { shape, lines } = (drawings as Partial<typeof drawings>)[drawing] ?? drawings.Services;
  return (
    <svg viewBox="0 0 56 72" width="84" height="108" aria-hidden="true">
      <path d="M0 72V28a28 28 0 0 1 56 0v44z" fill={colors.surfaceTint} />
      <path d={shape} fill={colors.brand} />
      <g fill="none" stroke={colors.ink} strokeWidth="2">
        <path d={lines} strokeLinecap="round" strokeLinejoin="round" />
        <path d="M1 71V28a27 27 0 0 1 54 0v43z" />
      </g>
    </svg>
  );
}

const row = css(columns, {
  gap: space(0.5),
  paddingBlock: space(1.5),
  borderTop: `1px solid ${colors.line}`,
  [from.tablet]: { paddingBlock: space(2.5) },
  [from.desktop]: { paddingBlock: space(3) },
  "> ul": [
    pointList,
    {
      gap: space(0.5),
      [from.tablet]: { paddingLeft: space(13) },
      [from.desktop]: { gap: space(1), paddingLeft: 0 },
    },
  ],
});
/** On a phone the drawing is beside the title only, so that the text has the full width. */
const nameStyles = css({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  alignItems: "center",
  gap: `${space(1)} ${space(2)}`,
  "> svg": { width: space(5) },
  "> p": { gridColumn: "1 / -1" },
  [from.tablet]: {
    gridTemplateRows: "auto 1fr",
    alignItems: "start",
    columnGap: space(3),
    "> svg": { gridRow: "span 2", width: space(10) },
    "> p": { gridColumn: 2 },
  },
});

export function Services({ page }: { page: Queries.ServicesContent }) {
  return (
    <Section id="services" heading={page.servicesHeading} introduction={page.servicesIntroduction}>
      <ul>
        {page.services.map(({ title, drawing, description, points }) => (
          <li key={title} id={entryAnchor("service", title)} tabIndex={-1} css={row}>
            <div css={nameStyles}>
              <ServiceDrawing drawing={drawing} />
              <h3>{typeset(title)}</h3>
              <p css={softText}>{typeset(description)}</p>
            </div>
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
