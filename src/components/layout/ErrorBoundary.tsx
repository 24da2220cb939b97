/** What a visitor sees when a page or a section fails to render. */
import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

import { colors, fonts, space } from "../../theme/tokens";

const frame = css({ padding: space(4), color: colors.ink, fontFamily: fonts.text });
const reason = css({ marginBlock: space(2) });

interface BoundaryProps {
  /** Renders what replaces the children once one of them has failed. */
  instead: (error: Error) => ReactNode;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    // Gatsby's overlay shows only errors that nothing catches.
    if (process.env.NODE_ENV === "development") reportError(error);
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.instead(error) : this.props.children;
  }
}

/** A page that fails to render shows the error and a link home (product specification, section 8). */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    instead={({ message }) => (
      <main css={frame}>
        <h1 lang="en">Unexpected Application Error!</h1>
        {/* The page has disappeared, so screen readers must announce why. */}
        <p role="alert" css={reason}>
          {message}
        </p>
        {/* A plain link, because the page must reload, which Gatsby's `Link` does not. */}
        <a href="/">Revenir à l’accueil</a>
      </main>
    )}
  >
    {children}
  </Boundary>
);

/** Replaces a section that fails by a message, so that the other sections keep what was typed. */
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
