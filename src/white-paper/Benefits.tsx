import { Section } from "../components/Section";
import type { WhitePaperPage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, space } from "../theme/tokens";

/** « Pourquoi ce Guide est Essentiel ? »: the four reasons. */
export function Benefits({ page }: { page: WhitePaperPage }) {
  const benefits = [
    { title: page.benefit1Title, text: page.benefit1Text },
    { title: page.benefit2Title, text: page.benefit2Text },
    { title: page.benefit3Title, text: page.benefit3Text },
    { title: page.benefit4Title, text: page.benefit4Text },
  ];
  return (
    <Section id="interets" heading={page.benefitsHeading}>
      <ul
        css={{
          display: "grid",
          gap: `${space(4)} ${space(6)}`,
          [from.tablet]: { gridTemplateColumns: "1fr 1fr" },
        }}
      >
        {benefits.map(({ title, text }) => (
          <li key={title} css={{ borderTop: `3px solid ${colors.turquoise}`, paddingTop: space(2) }}>
            <h3>{title}</h3>
            <p css={{ marginTop: space(1), color: colors.inkSoft }}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
