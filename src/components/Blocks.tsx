import { css } from "@emotion/react";

import type { Block, Span } from "../content-model/content-type";
import { below } from "../theme/media";
import { headingText, leadText } from "../theme/text";
import { colors, fontSizes, lineHeights, space } from "../theme/tokens";
import { pointList } from "./point-list";
import { typeset } from "./typeset";

const text = css({ display: "grid", gap: space(2), marginTop: space(2) });
const heading = css(headingText, leadText, {
  margin: `${space(3)} 0 0`,
  lineHeight: lineHeights.tight,
});
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

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ text, bold }, index) => (bold ? <strong key={index}>{typeset(text)}</strong> : typeset(text)));

/** The level of the heading above the text. */
type LevelAbove = 1 | 2 | 3;

function BlockElement({ block, under }: { block: Block; under: LevelAbove }) {
  switch (block.kind) {
    case "heading": {
      const level = block.level === 2 ? 1 : 2;
      const Heading = `h${(under + level) as 2 | 3 | 4 | 5}` as const;
      return (
        <Heading css={Heading === "h2" ? pageHeading : heading}>
          <Spans spans={block.spans} />
        </Heading>
      );
    }
    case "list": {
      const items = block.items.map((spans, index) => (
        <li key={index}>
          <Spans spans={spans} />
        </li>
      ));
      return block.ordered ? <ol css={numberedList}>{items}</ol> : <ul css={pointList}>{items}</ul>;
    }
    case "callout":
      return (
        <p css={callout}>
          <Spans spans={block.spans} />
        </p>
      );
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
}

/**
 * A Markdown text on the page, from the same blocks as in the PDF.
 * @param under the level of the heading above: `##` in the text becomes the next one, so that no level is skipped (WCAG 1.3.1).
 */
export const Blocks = ({ blocks, under }: { blocks: readonly Block[]; under: LevelAbove }) => (
  <div css={text}>
    {blocks.map((block, index) => (
      <BlockElement key={index} block={block} under={under} />
    ))}
  </div>
);
