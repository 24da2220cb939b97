import { css } from "@emotion/react";
import type { ReactElement, ReactNode } from "react";

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
  const nodes: ReactNode[] = [];
  // Text as long as possible: React separates adjacent texts by comments in the HTML.
  let plain = "";
  const add = (element: ReactElement) => {
    nodes.push(plain, element);
    plain = "";
  };
  for (const [index, part] of text.split(SET_APART).entries()) {
    const [, number, letters] = ORDINAL.exec(part) ?? [];
    if (number && letters) {
      plain += number;
      add(<sup key={index}>{letters}</sup>);
    } else if (index % 2 === 1 && part.length <= LONGEST_WHOLE_NAME) {
      add(
        <span key={index} css={wholeName}>
          {part}
        </span>,
      );
    } else plain += part;
  }
  return nodes.length === 0 ? plain : [...nodes, plain];
}
