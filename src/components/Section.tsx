import type { ReactNode } from "react";

import { from } from "../theme/media";
import { fontSizes, space, widths } from "../theme/tokens";

interface SectionProps {
  /** The anchor that links and the address bar use. */
  id: string;
  heading: string;
  introduction?: string;
  /** Extra rules for the ground of the section, such as its colour. */
  className?: string;
  children: ReactNode;
}

export const container = {
  width: "100%",
  maxWidth: widths.page,
  marginInline: "auto",
  paddingInline: "clamp(1.25rem, 5vw, 3rem)",
};

/** A part of the page that links lead to: it takes focus on arrival, so that Tab goes on inside it (WCAG 2.4.3). */
export function Section({ id, heading, introduction, className, children }: SectionProps) {
  const headingId = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={headingId} tabIndex={-1} className={className}>
      <div css={[container, { paddingBlock: space(9), [from.desktop]: { paddingBlock: space(14) } }]}>
        <div css={{ maxWidth: "44rem", marginBottom: space(6), [from.desktop]: { marginBottom: space(8) } }}>
          <h2 id={headingId}>{heading}</h2>
          {introduction && <p css={{ marginTop: space(2), fontSize: fontSizes.lead }}>{introduction}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
