import { graphql } from "gatsby";

import { Accordion } from "../../components/Accordion";
import { useTermLinks } from "../../components/glossary/TermLinks";
import { Band, Column, Heading } from "../../components/Section";
import { Split, staysInView } from "../../components/Split";
import { anchorOf } from "../../content/links";
import type { HomePage } from "../../content/types/homePage";

/** The paragraphs of an answer. */
export const paragraphs = (answer: string) => answer.split(/\n\s*\n/);

/** A text of one or more paragraphs, with its links to definitions. */
export function Answer({ children }: { children: string }) {
  const withTerms = useTermLinks();
  return paragraphs(children).map((text) => <p key={text}>{withTerms(text)}</p>);
}

/** Questions that co-owners ask at meetings. The heading stays in view beside them. */
export function Faq({ page }: { page: HomePage }) {
  const withTerms = useTermLinks();
  return (
    <Band id="faq">
      <Column>
        <Split ratio={[1, 2]}>
          <div css={staysInView}>
            <Heading of="faq" introduction={withTerms(page.faqIntroduction)}>
              {page.faqHeading}
            </Heading>
          </div>
          <Accordion
            name="faq"
            items={page.questions.map(({ question, answer }) => ({
              id: `faq-${anchorOf(question)}`,
              heading: question,
              content: <Answer>{answer}</Answer>,
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
