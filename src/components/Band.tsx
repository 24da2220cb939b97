import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { colors } from "../theme/tokens";

const tones = {
  plain: css({ background: colors.surface }),
  tint: css({ background: colors.surfaceTint }),
  turquoise: css({ background: colors.turquoiseSoft }),
  ink: css({ background: colors.ink, color: colors.surface }),
};

/** The colour of a band, and of the text on it. */
export type Tone = keyof typeof tones;

interface BandProps {
  /** The anchor of a section. Its heading has the id `headingId(id)`. */
  id?: string;
  tone?: Tone;
  children: ReactNode;
}

/** The id of the heading that names a section. */
export const headingId = (id: string) => `${id}-titre`;

/**
 * A strip across the page in one colour. With an anchor it is a section that links lead to. It can take focus, so that Tab
 * continues inside it after a jump (WCAG 2.4.3).
 */
export const Band = ({ id, tone = "plain", children }: BandProps) =>
  id ? (
    <section id={id} aria-labelledby={headingId(id)} tabIndex={-1} css={tones[tone]}>
      {children}
    </section>
  ) : (
    <div css={tones[tone]}>{children}</div>
  );
