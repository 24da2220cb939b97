/** Links mentions of terms in a page's texts to the glossary on `/livre-blanc`. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { createContext, Fragment, type ReactNode, useContext } from "react";

import { entryAnchor } from "../../content/formats/links";
import { SectionLink } from "../layout/SectionLink";
import { typeset } from "../typeset";
import { createFinder, linkTerms, type TextPart } from "./find-terms";

/** A link to a term has the text colour of its band; its dots distinguish it from links to other pages. */
const termLink = css({
  "&, &:hover": { color: "inherit", textDecorationStyle: "dotted" },
  "&:not(:hover)": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
});

const GlossaryContext = createContext({ find: createFinder([]), onGlossaryPage: false });

interface TermLinksProps {
  page: Queries.LinkedTerms;
  onGlossaryPage?: boolean;
  children: ReactNode;
}

/** The context in which `useTermSpans` links the terms of chapters and answers to the glossary on /livre-blanc. */
export const TermLinks = ({ page, onGlossaryPage = false, children }: TermLinksProps) => (
  <GlossaryContext value={{ find: createFinder(page.glossary), onGlossaryPage }}>{children}</GlossaryContext>
);

/**
 * Typesets the paragraphs of a chapter or an answer, and links each term's first mention (`linkTerms`).
 * @returns the nodes of each text, in place of the text.
 */
export function useTermSpans(paragraphs: readonly (readonly string[])[]): ReactNode[][] {
  const { find, onGlossaryPage } = useContext(GlossaryContext);
  const renderPart = ({ text, term }: TextPart, index: number) => {
    if (!term) return <Fragment key={index}>{typeset(text)}</Fragment>;
    return (
      <SectionLink
        key={index}
        page="/livre-blanc"
        to={entryAnchor("glossaryTerm", term)}
        isOnSamePage={onGlossaryPage}
        css={termLink}
      >
        {text}
      </SectionLink>
    );
  };
  return linkTerms(find, paragraphs).map((texts) => texts.map((parts) => parts.map(renderPart)));
}

export const fragment = graphql`
  fragment LinkedTerms on WhitePaperPage {
    glossary {
      term
      variants
    }
  }
`;
