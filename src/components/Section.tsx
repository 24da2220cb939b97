import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { from } from "../theme/media";
import { sectionSpaces, widths } from "../theme/tokens";
import { Band, type Tone } from "./Band";
import { Column } from "./Column";
import { Heading } from "./Heading";

const head = css({
  maxWidth: widths.heading,
  marginBottom: sectionSpaces.head.phone,
  [from.desktop]: { marginBottom: sectionSpaces.head.desktop },
});

interface SectionProps {
  /** The anchor that links and the address bar use. */
  id: string;
  heading: string;
  introduction?: ReactNode;
  tone?: Tone;
  children: ReactNode;
}

/** A section of the page with its heading above its content. `Split` puts the two side by side. */
export const Section = ({ id, heading, introduction, tone = "plain", children }: SectionProps) => (
  <Band id={id} tone={tone}>
    <Column>
      <div css={head}>
        <Heading of={id} introduction={introduction}>
          {heading}
        </Heading>
      </div>
      {children}
    </Column>
  </Band>
);
