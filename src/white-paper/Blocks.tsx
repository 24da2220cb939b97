import { css } from "@emotion/react";

import { pointList } from "../components/point-list";
import type { Block, Span } from "../content-model/content-type";
import { headingText, leadText } from "../theme/text";
import { colors, lineHeights, space } from "../theme/tokens";

const text = css({ display: "grid", gap: space(2), marginTop: space(2) });
const heading = css(headingText, leadText, { marginTop: space(4), lineHeight: lineHeights.tight });
const numberedList = css({ display: "grid", gap: space(1), paddingLeft: space(3), listStyle: "decimal" });
const callout = css(leadText, {
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.accent}`,
  background: colors.surfaceTint,
});

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading": {
      // The chapter's title is an h3.
      const Heading = block.level === 2 ? "h4" : "h5";
      return (
        <Heading css={heading}>
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

/** A Markdown text on the page, from the same blocks as the PDF. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <div css={text}>
    {blocks.map((block, index) => (
      <BlockElement key={index} block={block} />
    ))}
  </div>
);
