import { graphql } from "gatsby";

import { Accordion } from "../../components/Fold";
import { useTermSpans } from "../../components/glossary/TermLinks";
import { Section } from "../../components/Section";
import { paragraphsOf } from "../../components/typeset";
import { entryAnchor } from "../../content/formats/links";

/** The paragraphs of an answer, with links to the glossary. */
function Answer({ text }: { text: string }) {
  const paragraphs = paragraphsOf(text);
  const linked = useTermSpans(paragraphs.map((paragraph) => [paragraph]));
  return paragraphs.map((paragraph, index) => <p key={paragraph}>{linked[index]}</p>);
}

export const Faq = ({ page }: { page: Queries.FaqContent }) => (
  <Section id="faq" heading={page.faqHeading} introduction={page.faqIntroduction} beside>
    <Accordion
      name="faq"
      items={page.questions.map(({ question, answer }) => ({
        id: entryAnchor("faqItem", question),
        heading: question,
        content: <Answer text={answer} />,
      }))}
    />
  </Section>
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
