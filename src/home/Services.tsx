import { graphql } from "gatsby";

import { pointList } from "../components/point-list";
import { Section } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, space } from "../theme/tokens";
import { ServiceDrawing } from "./ServiceDrawing";

export type ServicesContent = Pick<HomePage, "servicesHeading" | "servicesIntroduction" | "services">;

/** The services, as the lines of a ledger: drawing, promise, what it holds. */
export const Services = ({ page }: { page: ServicesContent }) => (
  <Section id="services" heading={page.servicesHeading} introduction={page.servicesIntroduction}>
    <ul>
      {page.services.map(({ title, drawing, description, points }) => (
        <li
          key={title}
          css={{
            display: "grid",
            gridTemplateColumns: "84px minmax(0, 1fr)",
            gap: `${space(3)} ${space(3)}`,
            paddingBlock: space(5),
            borderTop: `1px solid ${colors.line}`,
            [from.desktop]: {
              gridTemplateColumns: "84px minmax(0, 1fr) minmax(0, 1.15fr)",
              columnGap: space(5),
            },
          }}
        >
          <ServiceDrawing drawing={drawing} />
          <div>
            <h3>{title}</h3>
            <p css={{ marginTop: space(1.5), color: colors.inkSoft }}>{description}</p>
          </div>
          <ul css={[pointList, { gridColumn: "1 / -1", [from.desktop]: { gridColumn: "auto" } }]}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Section>
);

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
