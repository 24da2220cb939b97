import { css } from "@emotion/react";
import { Component, type ReactNode } from "react";

import { colors, fonts, space } from "../theme/tokens";

const frame = css({ padding: space(4), color: colors.ink, fontFamily: fonts.text });
const reason = css({ marginBlock: space(2) });

interface ErrorBoundaryState {
  error?: Error;
}

/** The last resort when a page fails to render (product specification, section 8): what happened, and a way home. */
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
        {/* The page under the visitor's hands is gone: a screen reader says why. */}
        <p role="alert" css={reason}>
          {error.message}
        </p>
        {/* A plain link: a fresh page is what helps here. */}
        <a href="/">Revenir à l’accueil</a>
      </main>
    );
  }
}
