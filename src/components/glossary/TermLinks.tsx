import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { createContext, Fragment, type ReactNode, useContext } from "react";

import { typeset } from "../typeset";
import { type LinkedTerm, linkTerms, termAnchor } from "./find-terms";

/** The part of the content that `TermLinks` needs: all terms of the glossary. */
export interface LinkedTerms {
  glossary: readonly LinkedTerm[];
}

/** Sets a text, with the link that it may have. */
type WithTerms = (text: string) => ReactNode;

const WithTermsContext = createContext<WithTerms>(typeset);

/** In the colour of its text, which differs between bands; the dots set it apart from links to other pages. */
const termLink = css({
  "&, &:hover": { color: "inherit", textDecorationStyle: "dotted" },
  "&:not(:hover)": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
});

interface TermLinksProps {
  page: LinkedTerms;
  /** The paragraphs of the page that may lead to a definition, in their order, each as the texts that it is made of. */
  paragraphs: readonly (readonly string[])[];
  onGlossaryPage?: boolean;
  children: ReactNode;
}

/** Links the first mention of each term on a page to the glossary on /livre-blanc, at most one in a paragraph. */
export function TermLinks({ page, paragraphs, onGlossaryPage = false, children }: TermLinksProps) {
  const links = linkTerms(paragraphs, page.glossary);
  const linkTo = (term: string, text: string) => {
    const anchor = `#${termAnchor(term)}`;
    return onGlossaryPage ? (
      <a href={anchor} css={termLink}>
        {text}
      </a>
    ) : (
      <Link to={`/livre-blanc${anchor}`} css={termLink}>
        {text}
      </Link>
    );
  };
  const withTerms = (text: string) =>
    links
      .get(text)
      ?.map((part, index) => (
        <Fragment key={index}>{part.term ? linkTo(part.term, part.text) : typeset(part.text)}</Fragment>
      )) ?? typeset(text);
  return <WithTermsContext value={withTerms}>{children}</WithTermsContext>;
}

/** The function that sets the texts of the page. Not for headings, links and buttons. */
export const useTermLinks = (): WithTerms => useContext(WithTermsContext);

export const fragment = graphql`
  fragment LinkedTerms on WhitePaperPage {
    glossary {
      term
      variants
    }
  }
`;
