import { graphql } from "gatsby";

import { Accordion } from "../components/Accordion";
import { staysInSight } from "../components/in-sight";
import { container } from "../components/Section";
import type { HomePage } from "../content-model/entries";
import { from } from "../theme/media";
import { fontSizes, space } from "../theme/tokens";
import { anchorOf } from "./anchor";

export type FaqContent = Pick<HomePage, "faqHeading" | "faqIntroduction" | "questions">;

const paragraphs = (answer: string) => answer.split(/\n\s*\n/);

/** The questions of the co-owners' meetings: the heading stays beside them while they are read. */
export const Faq = ({ page }: { page: FaqContent }) => (
  <section id="faq" aria-labelledby="faq-titre" tabIndex={-1}>
    <div
      css={[
        container,
        {
          paddingBlock: space(9),
          [from.desktop]: {
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
            gap: space(8),
            paddingBlock: space(14),
          },
        },
      ]}
    >
      <div css={[staysInSight, { marginBottom: space(4) }]}>
        <h2 id="faq-titre">{page.faqHeading}</h2>
        <p css={{ marginTop: space(2), fontSize: fontSizes.lead }}>{page.faqIntroduction}</p>
      </div>
      <Accordion
        name="faq"
        items={page.questions.map(({ question, answer }) => ({
          id: `faq-${anchorOf(question)}`,
          heading: question,
          content: paragraphs(answer).map((text) => (
            <p key={text} css={{ "& + p": { marginTop: space(1.5) } }}>
              {text}
            </p>
          )),
        }))}
      />
    </div>
  </section>
);

export const fragment = graphql`
  fragment FaqContent on HomePage {
    faqHeading
    faqIntroduction
    questions {
      question
      answer
    }
  }
`;
