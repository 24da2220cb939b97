import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { createContext, Fragment, type ReactNode, useContext, useMemo } from "react";

import { typeset } from "../typeset";
import { createFinder, createFirstMentions, type FindTerms, type LinkedTerm, termAnchor } from "./find-terms";

/** The part of the content that `TermLinks` needs: all terms of the glossary. */
export interface LinkedTerms {
  glossary: readonly LinkedTerm[];
}

interface Glossary {
  find: FindTerms | null;
  /** Whether the glossary is on this page. */
  isHere: boolean;
}

interface TermLinksProps {
  page: LinkedTerms;
  onGlossaryPage?: boolean;
  children: ReactNode;
}

const GlossaryContext = createContext<Glossary>({ find: null, isHere: false });

/** In the colour of its text, which differs between bands; the dots set it apart from links to other pages. */
const termLink = css({ "&, &:hover": { color: "inherit", textDecorationStyle: "dotted" } });

/** Lets the texts inside link their first mention of a term to the glossary on /livre-blanc. */
export function TermLinks({ page, onGlossaryPage = false, children }: TermLinksProps) {
  const glossary = useMemo(
    () => ({ find: createFinder(page.glossary), isHere: onGlossaryPage }),
    [page.glossary, onGlossaryPage],
  );
  return <GlossaryContext value={glossary}>{children}</GlossaryContext>;
}

/** Sets a text, and links the first mentions of terms in it. */
export type WithTerms = (text: string) => ReactNode;

interface TermLinkProps {
  term: string;
  isHere: boolean;
  children: string;
}

function TermLink({ term, isHere, children }: TermLinkProps) {
  const anchor = `#${termAnchor(term)}`;
  return isHere ? (
    <a href={anchor} css={termLink}>
      {children}
    </a>
  ) : (
    <Link to={`/livre-blanc${anchor}`} css={termLink}>
      {children}
    </Link>
  );
}

/**
 * Returns a function that sets texts of one section, answer or chapter, as `typeset` does, and links the first mention of each
 * term among them. The component calls it during its own rendering, in the order of the page: each rendering starts anew, so
 * that server and browser agree. Not for headings, links and buttons. A component that gets the function from its parent must not
 * render on its own, without the parent: all mentions would then count as repeated.
 * @param own a term that is not linked, in its own definition.
 */
export function useTermLinks(own?: string): WithTerms {
  const { find, isHere } = useContext(GlossaryContext);
  if (!find) return typeset;
  const firstMentions = createFirstMentions(find, own);
  return (text) =>
    firstMentions(text).map((part, index) =>
      part.term === undefined ? (
        <Fragment key={index}>{typeset(part.text)}</Fragment>
      ) : (
        <TermLink key={index} term={part.term} isHere={isHere}>
          {part.text}
        </TermLink>
      ),
    );
}

export const fragment = graphql`
  fragment LinkedTerms on WhitePaperPage {
    glossary {
      term
      variants
    }
  }
`;
