import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { createContext, Fragment, type ReactNode, useContext, useId, useMemo } from "react";

import { entryAnchor } from "../../content/anchors";
import { typeset } from "../typeset";
import { createLinker, type LinkTerms, type TextPart } from "./find-terms";

/** In the colour of its text, which differs between bands; the dots set it apart from links to other pages. */
const termLink = css({
  "&, &:hover": { color: "inherit", textDecorationStyle: "dotted" },
  "&:not(:hover)": { textDecorationThickness: 1, textUnderlineOffset: "0.25em" },
});

interface PageLinks {
  linkTerms: LinkTerms;
  onGlossaryPage: boolean;
}

/** Other pages have no links to the glossary. */
const PageLinksContext = createContext<PageLinks | null>(null);

interface TermLinksProps {
  page: Queries.LinkedTerms;
  onGlossaryPage?: boolean;
  children: ReactNode;
}

/** Links the first mention of each term on a page to the glossary on /livre-blanc, in the texts of `TermText` and `useTermLinks`. */
export function TermLinks({ page, onGlossaryPage = false, children }: TermLinksProps) {
  const links = useMemo(
    () => ({ linkTerms: createLinker(page.glossary), onGlossaryPage }),
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

/**
 * Sets the texts that a paragraph is made of, with the link that it may have. Not for headings, links and buttons. React renders
 * paragraphs in the order of the page, on the server as in the browser, and again with the same id: the first mention has the link.
 */
export function useTermLinks(texts: readonly string[]): ReactNode[] {
  const paragraph = useId();
  const page = useContext(PageLinksContext);
  if (!page) return texts.map(typeset);
  return page
    .linkTerms(paragraph, texts)
    .map((parts) =>
      parts.map(({ text, term }, index) => (
        <Fragment key={index}>
          {term ? <TermLink term={term} text={text} onGlossaryPage={page.onGlossaryPage} /> : typeset(text)}
        </Fragment>
      )),
    );
}

/** A paragraph's text, with the link that it may have. */
export const TermText = ({ children }: { children: string }) => useTermLinks([children]);

export const fragment = graphql`
  fragment LinkedTerms on WhitePaperPage {
    glossary {
      term
      variants
    }
  }
`;
