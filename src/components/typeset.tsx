import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";

import { below, from } from "../theme/media";

/** « 1er », « 11e », and compound names: « Île-de-France ». */
const SET_APART = /(\d+(?:er|re|e)(?![\p{L}\d])|\p{Lu}\p{L}*(?:-\p{L}+)+)/u;
const ORDINAL = /^(\d+)(er|re|e)$/;

/** In characters. A longer name may break after its hyphens, so that it fits a narrow window. */
const LONGEST_WHOLE_NAME = 14;

/** A name that stays on one line. */
export const wholeName = css({
  [from.phone]: { whiteSpace: "nowrap" },
  // Where only the text is enlarged, a word of a heading may be wider than a phone. There the name breaks, but only inside itself.
  "h1 &, h2 &": { [below.tablet]: { display: "inline-block", whiteSpace: "normal" } },
});

/**
 * A text from the content as French typography sets it: the letters of an ordinal are raised, and a short compound name stays on
 * one line. Read aloud, searched or copied, it is the text as it was. Spaces are set at build time, by `withFrenchSpaces`.
 */
export function typeset(text: string): ReactNode {
  const parts = text.split(SET_APART);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const [, number, letters] = ORDINAL.exec(part) ?? [];
    if (number && letters) {
      return (
        <Fragment key={index}>
          {number}
          <sup>{letters}</sup>
        </Fragment>
      );
    }
    const isName = index % 2 === 1 && part.length <= LONGEST_WHOLE_NAME;
    return isName ? (
      <span key={index} css={wholeName}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
