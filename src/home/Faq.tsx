import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Accordion } from "../components/Accordion";
import { Band } from "../components/Band";
import { Column } from "../components/Column";
import { Heading } from "../components/Heading";
import { Split, staysInView } from "../components/Split";
import { typeset } from "../components/typeset";
import type { HomePage } from "../content-model/types/homePage";
import { anchorOf } from "../layout/anchor";
import { space } from "../theme/tokens";

export type FaqContent = Pick<HomePage, "faqHeading" | "faqIntroduction" | "questions">;

const paragraphs = (answer: string) => answer.split(/\n\s*\n/);

const paragraph = css({ "& + &": { marginTop: space(1.5) } });

/** Questions that co-owners ask at meetings. The heading stays in view beside them. */
export const Faq = ({ page }: { page: FaqContent }) => (
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
            id: `faq-${anchorOf(question)}`,
            heading: question,
            content: paragraphs(answer).map((text) => (
              <p key={text} css={paragraph}>
                {typeset(text)}
              </p>
            )),
          }))}
        />
      </Split>
    </Column>
  </Band>
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
