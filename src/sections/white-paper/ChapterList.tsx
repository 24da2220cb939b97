import { css } from "@emotion/react";
import { useMemo } from "react";

import { primaryButton } from "../../components/Button";
import { SectionLink } from "../../components/layout/SectionLink";
import { useActiveSection } from "../../components/layout/use-active-section";
import { staysInView } from "../../components/Split";
import { typeset } from "../../components/typeset";
import { below, forcedColors, from } from "../../theme/media";
import { smallText } from "../../theme/text";
import { colors, headerHeight, space, weights } from "../../theme/tokens";

interface ChapterListProps {
  chapters: readonly { id: string; number: number; title: string }[];
  requestButton: string;
}

const column = css(staysInView, {
  [from.desktop]: {
    maxHeight: `calc(100vh - ${headerHeight} - ${space(8)})`,
    overflowY: "auto",
    // Without it, the scrolling box would cut off the focus outline of a link.
    margin: `-${space(0.75)}`,
    padding: space(0.75),
  },
});
const link = css(smallText, {
  display: "flex",
  gap: space(1.5),
  padding: `${space(1)} ${space(1.5)}`,
  borderLeft: `3px solid ${colors.line}`,
  color: colors.ink,
  textDecoration: "none",
  "&:hover": { color: colors.action, textDecoration: "underline" },
  '&[aria-current="true"]': {
    borderColor: colors.turquoise,
    color: colors.action,
    fontWeight: weights.strong,
    [forcedColors]: { borderColor: "Highlight", textDecoration: "underline" },
  },
});
const numberStyles = css({ minWidth: space(2), color: colors.action });
/** Below `desktop` the list does not stay in view, so the button would be far from the end of the guide. */
const request = css(primaryButton, { marginTop: space(3), [below.desktop]: { display: "none" } });

/** Links to the chapters, beside their text. The chapter in view is marked. Without scripts they are plain links. */
export function ChapterList({ chapters, requestButton }: ChapterListProps) {
  const ids = useMemo(() => chapters.map(({ id }) => id), [chapters]);
  const inView = useActiveSection(ids);
  return (
    <div css={column}>
      <nav aria-label="Chapitres du guide">
        <ul>
          {chapters.map(({ id, number, title }) => (
            <li key={id}>
              <SectionLink to={id} onHomePage current={id === inView} css={link}>
                <span aria-hidden="true" css={numberStyles}>
                  {number}
                </span>
                {typeset(title)}
              </SectionLink>
            </li>
          ))}
        </ul>
      </nav>
      <SectionLink to="contact" onHomePage={false} css={request}>
        {requestButton}
      </SectionLink>
    </div>
  );
}
