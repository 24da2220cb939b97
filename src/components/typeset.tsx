/** French typography of texts in pages, days with their machine-readable date, and links of entries. */
import { css } from "@emotion/react";
import { Link } from "gatsby";
import { Fragment, type ReactNode } from "react";

import { dayInFrench } from "../french/dates";
import { BLANK } from "../french/templates";
import { below, from } from "../theme/media";

// Numbers and first words have a maximum length, so that the engine of regexes does not try a long row of digits or
// letters again from each character.
const SET_APART_PARTS = [
  BLANK,
  // « 1er », « 11e ».
  "\\d{1,9}(?:er|re|e)(?![\\p{L}\\d])",
  // « 2-3 semaines », « 2 à 4 mois ».
  "\\d{1,9}(?:-|\\sà\\s)\\d{1,9}\\s\\p{Ll}+",
  // « Île-de-France », « e-mail », « avancez-la ».
  "\\p{L}{1,30}(?:-\\p{L}+)+",
];
/** Takes the parts of a text that get an element of their own. */
const SET_APART = new RegExp(`(${SET_APART_PARTS.join("|")})`, "u");
const ORDINAL = /^(?<number>\d+)(?<letters>er|re|e)$/;

/** Unit: characters. A longer name may break after its hyphens, so that it fits a narrow window. */
const LONGEST_WHOLE_NAME = 14;

const wholeName = css({
  [from.phone]: { whiteSpace: "nowrap" },
  // With enlarged text only, a heading's word may be wider than a phone: it then breaks inside itself.
  "h1 &, h2 &": { [below.tablet]: { display: "inline-block", whiteSpace: "normal" } },
});

/** French typography: raised ordinals, unbroken ranges and short compound names. `withFrenchSpaces` sets spaces at build time. */
export const typeset = (text: string): ReactNode =>
  text.split(SET_APART).map((part, index) => {
    const { number, letters } = ORDINAL.exec(part)?.groups ?? {};
    if (number && letters)
      return (
        <Fragment key={index}>
          {number}
          <sup>{letters}</sup>
        </Fragment>
      );
    if (part === BLANK)
      return (
        <span key={index} role="img" aria-label="à compléter">
          {part}
        </span>
      );
    // `split` returns what the group of SET_APART takes at each odd index.
    const isSetApart = index % 2 === 1;
    if (!isSetApart || part.length > LONGEST_WHOLE_NAME) return part;
    return (
      <span key={index} css={wholeName}>
        {part}
      </span>
    );
  });

/** Splits a text at its line breaks. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*/).map((line) => line.trimEnd());

/** A day in French. The text that a preview has in place of a missing date is shown unchanged. */
export const Day = ({ value }: { value: string }) => {
  const text = dayInFrench(value);
  return text === value ? value : <time dateTime={value}>{typeset(text)}</time>;
};

/** The padding makes a target of 24 px (WCAG 2.5.8). */
const linkStyles = css({
  display: "inline-block",
  paddingBlock: "2px",
  color: "inherit",
  "&:hover": { color: "inherit", textDecorationThickness: "0.1em" },
});

interface EntryLinkProps {
  entry: { title: string; link: string | null; linkText: string | null };
}

/**
 * The link of a step or an advantage, below its text. `linkText` says where the link leads, if the title does
 * not.
 */
export const EntryLink = ({ entry: { title, link, linkText } }: EntryLinkProps) =>
  link && (
    <Link to={link} css={linkStyles}>
      {typeset(linkText ?? title)}
    </Link>
  );
