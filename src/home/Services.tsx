import { pointList } from "../components/point-list";
import { Section } from "../components/Section";
import type { HomePage, Service } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, space } from "../theme/tokens";
import { ServiceDrawing } from "./ServiceDrawing";

interface ServicesProps {
  page: HomePage;
  services: readonly Service[];
}

/** The four services, as the lines of a ledger: drawing, promise, what it holds. */
export const Services = ({ page, services }: ServicesProps) => (
  <Section id="services" heading={page.servicesHeading} introduction={page.servicesIntroduction}>
    <ul>
      {services.map(({ title, drawing, description, points }) => (
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
