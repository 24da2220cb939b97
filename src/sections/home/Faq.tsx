import { graphql } from "gatsby";

import { Accordion } from "../../components/Accordion";
import { TermText } from "../../components/glossary/TermLinks";
import { Band, Column, Heading } from "../../components/Section";
import { Split, staysInView } from "../../components/Split";
import { paragraphsOf } from "../../components/typeset";
import { entryAnchor } from "../../content/links";

/** Questions that co-owners ask at meetings. The heading stays in view beside them. */
export function Faq({ page }: { page: Queries.FaqContent }) {
  return (
    <Band id="faq">
      <Column>
        <Split ratio={[1, 2]}>
          <div css={staysInView}>
            <Heading of="faq" introduction={page.faqIntroduction}>
              {page.faqHeading}
            </Heading>
          </div>
          <Accordion
            name="faq"
            items={page.questions.map(({ question, answer }) => ({
              id: entryAnchor("faqItem", question),
              heading: question,
              content: paragraphsOf(answer).map((text) => (
                <p key={text}>
                  <TermText>{text}</TermText>
                </p>
              )),
            }))}
          />
        </Split>
      </Column>
    </Band>
  );
}

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
