/** Shows Markdown's blocks in a page, with links to the glossary's terms where a section asks for them. */
import { css } from "@emotion/react";
import { Fragment } from "react";

import type { Block, Span } from "../content/model/content-type";
import { below, print } from "../theme/media";
import { headingOnPaper, headingText, leadText } from "../theme/text";
import { colors, fontSizes, lineHeights, space } from "../theme/tokens";
import { useTermSpans } from "./glossary/TermLinks";
import { pointList } from "./Section";
import { typeset } from "./typeset";

const textStyles = css({
  display: "grid",
  gap: space(2),
  marginTop: space(2),
  // In a grid, a printed sheet could end with a heading.
  [print]: { display: "block", "> * + *": { marginTop: space(2) } },
});
const heading = css(
  headingText,
  leadText,
  { margin: `${space(3)} 0 0`, lineHeight: lineHeights.tight },
  headingOnPaper,
);
const pageHeading = css(heading, { marginTop: space(4), fontSize: fontSizes.chapter });
const numberedList = css({ display: "grid", gap: space(1), paddingLeft: space(3), listStyle: "decimal" });
const callout = css(leadText, {
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.accent}`,
  background: colors.surfaceTint,
  // With enlarged text only, an unbroken name may be wider than the box: it then wraps inside itself.
  [below.tablet]: { span: { display: "inline-block", whiteSpace: "normal" } },
});

const textsOf = (spans: readonly Span[]) => spans.map(({ text }) => text);

/** The paragraphs of a block in which terms of the glossary may be linked. No link stands in a heading. */
function linkableParagraphs(block: Block): readonly (readonly Span[])[] {
  if (block.kind === "heading") return [];
  return block.kind === "list" ? block.items : [block.spans];
}

interface BlocksProps {
  blocks: readonly Block[];
  /** The level of the heading above. `##` becomes the next level, so that no level is skipped (WCAG 1.3.1). */
  under: 1 | 2 | 3;
  linksTerms?: boolean;
}

/** Markdown as elements. The PDF is made of the same parsed blocks. */
export function Blocks({ blocks, under, linksTerms = false }: BlocksProps) {
  const paragraphs = linksTerms ? blocks.flatMap(linkableParagraphs) : [];
  const linked = useTermSpans(paragraphs.map(textsOf));
  const linkedNodes = new Map(paragraphs.map((spans, index) => [spans, linked[index]]));

  const styled = (spans: readonly Span[]) => {
    const nodes = linkedNodes.get(spans) ?? textsOf(spans).map(typeset);
    return spans.map(({ text, bold, href }, index) => {
      const content = href ? <a href={href}>{text}</a> : nodes[index];
      return bold ? <strong key={index}>{content}</strong> : <Fragment key={index}>{content}</Fragment>;
    });
  };
  const elementOf = (block: Block) => {
    switch (block.kind) {
      case "heading": {
        const level = (block.level === 2 ? under + 1 : under + 2) as 2 | 3 | 4 | 5;
        const Heading = `h${level}` as const;
        return <Heading css={Heading === "h2" ? pageHeading : heading}>{styled(block.spans)}</Heading>;
      }
      case "list": {
        const items = block.items.map((spans, index) => <li key={index}>{styled(spans)}</li>);
        if (block.start === null) return <ul css={pointList}>{items}</ul>;
        return (
          <ol css={numberedList} start={block.start}>
            {items}
          </ol>
        );
      }
      default:
        return <p css={block.kind === "callout" && callout}>{styled(block.spans)}</p>;
    }
  };
  return (
    <div css={textStyles}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{elementOf(block)}</Fragment>
      ))}
    </div>
  );
}
