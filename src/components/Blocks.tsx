import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";

import type { Block, Span } from "../content/content-type";
import { below } from "../theme/media";
import { headingText, leadText } from "../theme/text";
import { colors, fontSizes, lineHeights, space } from "../theme/tokens";
import { useTermLinks } from "./glossary/TermLinks";
import { pointList } from "./lists";
import { typeset } from "./typeset";

const textStyles = css({ display: "grid", gap: space(2), marginTop: space(2) });
const heading = css(headingText, leadText, { margin: `${space(3)} 0 0`, lineHeight: lineHeights.tight });
/** Larger, where the text is the page itself and its headings come right below the title. */
const pageHeading = css(heading, { marginTop: space(4), fontSize: fontSizes.chapter });
const numberedList = css({ display: "grid", gap: space(1), paddingLeft: space(3), listStyle: "decimal" });
const callout = css(leadText, {
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.accent}`,
  background: colors.surfaceTint,
  // Where only the text is enlarged, a name that is kept on one line may be wider than the box: it breaks inside itself.
  [below.tablet]: { span: { display: "inline-block", whiteSpace: "normal" } },
});

/** Sets a text: with links to the glossary, or without. */
type SetText = (text: string) => ReactNode;

const spansOf = (spans: readonly Span[], set: SetText) =>
  spans.map(({ text, bold }, index) =>
    bold ? <strong key={index}>{set(text)}</strong> : <Fragment key={index}>{set(text)}</Fragment>,
  );

/** The level of the heading above the text. */
type LevelAbove = 1 | 2 | 3;

function elementOf(block: Block, under: LevelAbove, set: SetText) {
  switch (block.kind) {
    case "heading": {
      const level = block.level === 2 ? 1 : 2;
      const Heading = `h${(under + level) as 2 | 3 | 4 | 5}` as const;
      return (
        <Heading css={Heading === "h2" ? pageHeading : heading}>{spansOf(block.spans, typeset)}</Heading>
      );
    }
    case "list": {
      const items = block.items.map((spans, index) => <li key={index}>{spansOf(spans, set)}</li>);
      return block.ordered ? <ol css={numberedList}>{items}</ol> : <ul css={pointList}>{items}</ul>;
    }
    case "callout":
      return <p css={callout}>{spansOf(block.spans, set)}</p>;
    default:
      return <p>{spansOf(block.spans, set)}</p>;
  }
}

/** The paragraphs of a text and the items of its lists, each as its spans' texts. */
export const paragraphsOf = (blocks: readonly Block[]): string[][] =>
  blocks.flatMap((block) => {
    if (block.kind === "heading") return [];
    const paragraphs = block.kind === "list" ? block.items : [block.spans];
    return paragraphs.map((spans) => spans.map(({ text }) => text));
  });

interface BlocksProps {
  blocks: readonly Block[];
  /** The level of the heading above: `##` in the text becomes the next one, so that no level is skipped (WCAG 1.3.1). */
  under: LevelAbove;
  /** Whether the first mention of each term leads to the glossary. */
  linksTerms?: boolean;
}

/** A Markdown text on the page, from the same blocks as in the PDF. */
export function Blocks({ blocks, under, linksTerms = true }: BlocksProps) {
  const withTerms = useTermLinks();
  return (
    <div css={textStyles}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{elementOf(block, under, linksTerms ? withTerms : typeset)}</Fragment>
      ))}
    </div>
  );
}
