import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { pointList } from "../components/point-list";
import { Section } from "../components/Section";
import type { HomePage } from "../content-model/types/homePage";
import { from } from "../theme/media";
import { softText } from "../theme/text";
import { colors, space } from "../theme/tokens";
import { ServiceDrawing } from "./ServiceDrawing";

export type ServicesContent = Pick<HomePage, "servicesHeading" | "servicesIntroduction" | "services">;

const row = css({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: space(3),
  paddingBlock: space(5),
  borderTop: `1px solid ${colors.line}`,
  [from.desktop]: {
    gridTemplateColumns: "max-content minmax(0, 1fr) minmax(0, 1.15fr)",
    columnGap: space(5),
  },
});
const descriptionStyles = css(softText, { marginTop: space(1.5) });
const servicePoints = css(pointList, { gridColumn: "1 / -1", [from.desktop]: { gridColumn: "auto" } });

/** The services, one row each: drawing, title with description, points. */
export const Services = ({ page }: { page: ServicesContent }) => (
  <Section id="services" heading={page.servicesHeading} introduction={page.servicesIntroduction}>
    <ul>
      {page.services.map(({ title, drawing, description, points }) => (
        <li key={title} css={row}>
          <ServiceDrawing drawing={drawing} />
          <div>
            <h3>{title}</h3>
            <p css={descriptionStyles}>{description}</p>
          </div>
          <ul css={servicePoints}>
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
