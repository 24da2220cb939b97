import { css } from "@emotion/react";
import { Link } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { dayInFrench } from "../french/dates";
import { below, from } from "../theme/media";

/** « 1er », « 11e », ranges: « 2-3 semaines », and compound names: « Île-de-France ». */
const SET_APART = /(\d+(?:er|re|e)(?![\p{L}\d])|\d+(?:-|\sà\s)\d+\s\p{Ll}+|\p{Lu}\p{L}*(?:-\p{L}+)+)/u;
const ORDINAL = /^(\d+)(er|re|e)$/;

/** In characters. A longer one may break after its hyphens, so that it fits a narrow window. */
const LONGEST_WHOLE_NAME = 14;

const wholeName = css({
  [from.phone]: { whiteSpace: "nowrap" },
  // Where only the text is enlarged, a word of a heading may be wider than a phone. There the name breaks, but only inside itself.
  "h1 &, h2 &": { [below.tablet]: { display: "inline-block", whiteSpace: "normal" } },
});

/**
 * A text from the content as French typography sets it: the letters of an ordinal are raised, and a range or a short compound name
 * stays on one line. Read aloud, searched or copied, it is the text as it was. Spaces are set at build time, by `withFrenchSpaces`.
 */
export const typeset = (text: string): ReactNode =>
  text.split(SET_APART).map((part, index) => {
    const [, number, letters] = ORDINAL.exec(part) ?? [];
    if (number && letters)
      return (
        <Fragment key={index}>
          {number}
          <sup>{letters}</sup>
        </Fragment>
      );
    if (index % 2 === 0 || part.length > LONGEST_WHOLE_NAME) return part;
    return (
      <span key={index} css={wholeName}>
        {part}
      </span>
    );
  });

export const paragraphsOf = (text: string): string[] => text.split(/\s*\n\s*/);

/** A date in French. In a preview, a note replaces a missing date, and is shown as it is. */
export const Day = ({ value }: { value: string }) => {
  const text = dayInFrench(value);
  return text === value ? value : <time dateTime={value}>{typeset(text)}</time>;
};

/** With a target of 24 px (WCAG 2.5.8). */
const linkStyles = css({
  display: "inline-block",
  paddingBlock: "2px",
  color: "inherit",
  "&:hover": { color: "inherit", textDecorationThickness: "0.1em" },
});

/** A title from the content, as a link to a page of this site if the content has its address. */
export const LinkedText = ({ to, children }: { to: string | null; children: string }) =>
  to ? (
    <Link to={to} css={linkStyles}>
      {typeset(children)}
    </Link>
  ) : (
    typeset(children)
  );
