import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { createContext, Fragment, type ReactNode, useContext, useMemo } from "react";

import { entryAnchor } from "../../content/links";
import { typeset } from "../typeset";
import { createFinder, type FindTerms, linkTerms, type TextPart } from "./find-terms";

/** Inherits the band's text colour; the dots distinguish it from links to other pages. */
const termLink = css({
  "&, &:hover": { color: "inherit", textDecorationStyle: "dotted" },
  "&:not(:hover)": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
});

interface PageLinks {
  find: FindTerms;
  onGlossaryPage: boolean;
}

const PageLinksContext = createContext<PageLinks | null>(null);

interface TermLinksProps {
  page: Queries.LinkedTerms;
  onGlossaryPage?: boolean;
  children: ReactNode;
}

/** The context in which `TermText`, `useTermTexts` and `useTermSpans` link terms to the glossary on /livre-blanc. */
export function TermLinks({ page, onGlossaryPage = false, children }: TermLinksProps) {
  const links = useMemo(
    () => ({ find: createFinder(page.glossary), onGlossaryPage }),
    [page, onGlossaryPage],
  );
  return <PageLinksContext value={links}>{children}</PageLinksContext>;
}

const TermLink = ({ term, text, onGlossaryPage }: Required<TextPart> & Pick<PageLinks, "onGlossaryPage">) => {
  const anchor = `#${entryAnchor("glossaryTerm", term)}`;
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

/** Typesets a section's paragraphs, of one or more texts each, and links each term's first mention. Not for headings, links, buttons. */
export function useTermSpans(paragraphs: readonly (readonly string[])[]): ReactNode[][] {
  const page = useContext(PageLinksContext);
  if (!page) return paragraphs.map((texts) => texts.map(typeset));
  return linkTerms(page.find, paragraphs).map((texts) =>
    texts.map((parts) =>
      parts.map(({ text, term }, index) => (
        <Fragment key={index}>
          {term ? <TermLink term={term} text={text} onGlossaryPage={page.onGlossaryPage} /> : typeset(text)}
        </Fragment>
      )),
    ),
  );
}

/** `useTermSpans` for paragraphs of one text. @returns a function that gives a text with its links. */
export function useTermTexts(texts: readonly string[]): (text: string) => ReactNode {
  const paragraphs = useTermSpans(texts.map((text) => [text]));
  return (text) => paragraphs[texts.indexOf(text)];
}

/** For the only paragraph of a section that may link terms. */
export const TermText = ({ children }: { children: string }) => useTermTexts([children])(children);

export const fragment = graphql`
  fragment LinkedTerms on WhitePaperPage {
    glossary {
      term
      variants
    }
  }
`;
