import { css } from "@emotion/react";
import type { ReactNode } from "react";

import { leadText } from "../theme/text";
import { space } from "../theme/tokens";
import { headingId } from "./Band";
import { typeset } from "./typeset";

const introductionSpace = css({ marginTop: space(2) });

interface HeadingProps {
  /** The anchor of the section that this heading names. */
  of: string;
  children: string;
  /** A text of the content as it is, or already set, with its links. */
  introduction?: ReactNode;
}

/** A section's heading and introduction. */
export const Heading = ({ of, children, introduction }: HeadingProps) => (
  <>
    <h2 id={headingId(of)}>{typeset(children)}</h2>
    {introduction && (
      <p css={[leadText, introductionSpace]}>
        {typeof introduction === "string" ? typeset(introduction) : introduction}
      </p>
    )}
  </>
);
