import { css } from "@emotion/react";

import { Figure } from "../components/Figure";
import { typeset } from "../components/typeset";
import { from } from "../theme/media";
import { noteText } from "../theme/text";
import { colors, shadows, space } from "../theme/tokens";
import facts from "./example-facts.json";
import { PICTURE_WIDTHS, pictureOf } from "./example-pictures";

/** On a phone, two pages fit side by side in a card, 170 px high. */
const PAGE_WIDTH = { phone: space(15), desktop: space(28) };
const SIZES = `${from.desktop.replace("@media ", "")} ${PAGE_WIDTH.desktop}, ${PAGE_WIDTH.phone}`;

// The pages are A4: 210 × 297 mm.
const [WIDTH] = PICTURE_WIDTHS;
const A4_HEIGHT = Math.round((WIDTH * 297) / 210);

const paper = css({
  display: "flex",
  gap: space(2),
  marginBlock: `${space(2)} ${space(1.5)}`,
  img: {
    flex: `0 1 ${PAGE_WIDTH.phone}`,
    [from.desktop]: { flexBasis: PAGE_WIDTH.desktop },
    display: "block",
    minWidth: 0,
    height: "auto",
    border: `1px solid ${colors.line}`,
    background: colors.surface,
    boxShadow: shadows.raised,
  },
});

/** The pictures of the example dossier's pages, on the guide. */
export const ExamplePages = () => (
  <Figure caption={facts.label}>
    <div css={paper}>
      {facts.alts.map((alt, index) => (
        <img
          key={alt}
          alt={alt}
          src={pictureOf(index, WIDTH)}
          srcSet={PICTURE_WIDTHS.map((width) => `${pictureOf(index, width)} ${width}w`).join(", ")}
          sizes={SIZES}
          width={WIDTH}
          height={A4_HEIGHT}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
    <figcaption css={noteText}>{typeset(facts.label)}</figcaption>
  </Figure>
);
