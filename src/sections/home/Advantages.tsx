import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Accordion } from "../../components/Accordion";
import { useTermTexts } from "../../components/glossary/TermLinks";
import { inRows } from "../../components/lists";
import { Section, staysInView } from "../../components/Section";
import { LinkedText, paragraphsOf, typeset } from "../../components/typeset";
import { anchorOf, entryAnchor } from "../../content/anchors";
import { from, print } from "../../theme/media";
import { figureText, softText } from "../../theme/text";
import { colors, fontSizes, radii, space, widths } from "../../theme/tokens";
import { Commitments } from "./Commitments";

const layout = css({
  display: "grid",
  gap: space(6),
  [from.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 8fr)", gap: space(8) },
});
/** An arched window. In one column the arch is flatter. */
const arch = css(staysInView, {
  padding: `${space(7)} ${space(4)} ${space(4)}`,
  borderRadius: "50% 50% 0 0 / 25% 25% 0 0",
  [from.desktop]: {
    padding: `min(32%, ${space(22)}) ${space(4)} ${space(5)}`,
    borderRadius: `${radii.round} ${radii.round} 0 0`,
  },
  background: colors.brand,
  [print]: { padding: 0 },
  "p:first-child": [figureText, { fontSize: fontSizes.figure }],
  "h3:first-child": { fontSize: fontSizes.title },
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
const list = css(inRows(`max(${space(24)}, 40%)`, `${space(4)} ${space(6)}`), {
  alignContent: "start",
  "> li": other,
});
const proofs = css({ marginTop: space(4) });

interface AdvantagesProps {
  page: Queries.AdvantagesContent;
  terms: Queries.CommitmentsContent;
}

/** Why choose us. The first reason is large, with the others beside it. */
export function Advantages({ page, terms }: AdvantagesProps) {
  const [first, ...others] = page.advantages;
  const set = useTermTexts(page.advantages.map(({ description }) => description));
  return (
    <Section id="avantages" heading={page.advantagesHeading} introduction={page.advantagesIntroduction}>
      <div css={layout}>
        {first && (
          <div css={arch}>
            {first.figure && <p>{first.figure}</p>}
            <h3>
              <LinkedText to={first.link}>{first.title}</LinkedText>
            </h3>
            <p>{set(first.description)}</p>
          </div>
        )}
        <ul css={list}>
          {others.map(({ title, description, figure, link }) => (
            <li key={title}>
              {figure && <p>{figure}</p>}
              <h3>
                <LinkedText to={link}>{title}</LinkedText>
              </h3>
              <p>{set(description)}</p>
            </li>
          ))}
        </ul>
      </div>
      <div css={proofs}>
        <Accordion
          name="preuves"
          closed
          items={[
            {
              id: anchorOf(terms.commitmentsHeading),
              heading: terms.commitmentsHeading,
              content: <Commitments terms={terms} />,
            },
            ...page.proofs.map(({ title, text }) => ({
              id: entryAnchor("proof", title),
              heading: title,
              content: paragraphsOf(text).map((paragraph) => <p key={paragraph}>{typeset(paragraph)}</p>),
            })),
          ]}
        />
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
    proofs {
      title
      text
    }
  }
`;
