import { graphql } from "gatsby";

import { Accordion } from "../../components/Fold";
import { useTermTexts } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { paragraphsOf } from "../../components/typeset";
import { entryAnchor } from "../../content/links";

export function Faq({ page }: { page: Queries.FaqContent }) {
  const withTermLinks = useTermTexts(page.questions.flatMap(({ answer }) => paragraphsOf(answer)));
  return (
    <Section id="faq" heading={page.faqHeading} introduction={page.faqIntroduction} beside>
      <Accordion
        name="faq"
        items={page.questions.map(({ question, answer }) => ({
          id: entryAnchor("faqItem", question),
          heading: question,
          content: paragraphsOf(answer).map((text) => <p key={text}>{withTermLinks(text)}</p>),
        }))}
      />
    </Section>
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
