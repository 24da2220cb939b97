import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

import { colors, fonts, space } from "../../theme/tokens";

const frame = css({ padding: space(4), color: colors.ink, fontFamily: fonts.text });
const reason = css({ marginBlock: space(2) });

interface ErrorBoundaryState {
  error?: Error;
}

/** Replaces a page that fails to render with the error's message and a link home (product specification, section 8). */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main css={frame}>
        <h1 lang="en">Unexpected Application Error!</h1>
        {/* The page has disappeared, so a screen reader must announce why. */}
        <p role="alert" css={reason}>
          {error.message}
        </p>
        {/* Not Gatsby's `Link`: the page must be loaded again. */}
        <a href="/">Revenir à l’accueil</a>
      </main>
    );
  }
}
