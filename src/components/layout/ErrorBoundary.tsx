import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

import { colors, fonts, space } from "../../theme/tokens";

const frame = css({ padding: space(4), color: colors.ink, fontFamily: fonts.text });
const reason = css({ marginBlock: space(2) });

interface BoundaryProps {
  /** What stands in place of the children once one of them has failed. */
  instead: (error: Error) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error) : this.props.children;
  }
}

/** Replaces a page that fails to render with the error's message and a link home (product specification, section 8). */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    instead={({ message }) => (
      <main css={frame}>
        <h1 lang="en">Unexpected Application Error!</h1>
        {/* The page has disappeared, so a screen reader must announce why. */}
        <p role="alert" css={reason}>
          {message}
        </p>
        {/* Not Gatsby's `Link`: the page must be loaded again. */}
        <a href="/">Revenir à l’accueil</a>
      </main>
    )}
  >
    {children}
  </Boundary>
);

/** Replaces a section that fails, so that the others, and what a visitor typed in them, stay. */
export const SectionBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    instead={() => (
      <p role="alert" css={frame}>
        Cette partie de la page n’a pas pu être affichée. Rechargez la page pour la retrouver.
      </p>
    )}
  >
    {children}
  </Boundary>
);
