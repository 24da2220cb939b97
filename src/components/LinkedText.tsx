import { css } from "@emotion/react";
import { Link } from "gatsby";

import { typeset } from "./typeset";

const styles = css({
  // A target of 24 px (WCAG 2.5.8).
  display: "inline-block",
  paddingBlock: "2px",
  color: "inherit",
  "&:hover": { color: "inherit", textDecorationThickness: "0.1em" },
});

/** A title from the content, as a link to a page of this site if the content has its address. */
export const LinkedText = ({ to, children }: { to: string | null; children: string }) =>
  to ? (
    <Link to={to} css={styles}>
      {typeset(children)}
    </Link>
  ) : (
    typeset(children)
  );
