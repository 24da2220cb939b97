import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { useTermTexts } from "../../components/glossary/TermLinks";
import { columns, inRows, Section, staysInView } from "../../components/Section";
import { LinkedText } from "../../components/typeset";
import { from, print } from "../../theme/media";
import { figureText, softText } from "../../theme/text";
import { colors, fontSizes, radii, space, widths } from "../../theme/tokens";

const layout = css(
  { [from.tablet]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
  columns(5, 8),
);
const arch = css(staysInView, {
  padding: `${space(5)} ${space(4)} ${space(3)}`,
  borderRadius: `${space(9)} ${space(9)} 0 0`,
  [from.tablet]: {
    alignSelf: "start",
    padding: `min(36%, ${space(22)}) ${space(3)} ${space(5)}`,
    borderRadius: `${radii.round} ${radii.round} 0 0`,
  },
  background: colors.brand,
  [print]: { padding: 0 },
  "p:first-child": [figureText, { fontSize: fontSizes.figure }],
  "h3:first-child": { fontSize: fontSizes.chapter, [from.desktop]: { fontSize: fontSizes.title } },
  "h3, h3 + p": { marginTop: space(2) },
});

const other = css({
  borderTop: `2px solid ${colors.ink}`,
  paddingTop: space(2.5),
  "p:first-child": [
    figureText,
    { marginBottom: space(1), color: colors.accentStrong, fontSize: fontSizes.value },
  ],
  "h3 + p": [softText, { marginTop: space(1.5), maxWidth: widths.text }],
});
const list = css(inRows(`max(${space(24)}, 40%)`, `${space(2.5)} ${space(6)}`), {
  alignContent: "start",
  "> li": other,
});

export function Advantages({ page }: { page: Queries.AdvantagesContent }) {
  const [first, ...others] = page.advantages;
  const set = useTermTexts(page.advantages.map(({ description }) => description));
  const contentOf = ({ title, description, figure, link }: (typeof others)[number]) => (
    <>
      {figure && <p>{figure}</p>}
      <h3>
        <LinkedText to={link}>{title}</LinkedText>
      </h3>
      <p>{set(description)}</p>
    </>
  );
  return (
    <Section id="avantages" heading={page.advantagesHeading} introduction={page.advantagesIntroduction}>
      <div css={layout}>
        {first && <div css={arch}>{contentOf(first)}</div>}
        <ul css={list}>
          {others.map((advantage) => (
            <li key={advantage.title}>{contentOf(advantage)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment AdvantagesContent on HomePage {
    advantagesHeading
    advantagesIntroduction
    advantages {
      title
      description
      figure
      link
    }
  }
`;
