import { css } from "@emotion/react";

import { print } from "../theme/media";
import { colors, shadows, space } from "../theme/tokens";
import { PICTURE_WIDTHS, pictureOf } from "./example-pictures";

const [WIDTH] = PICTURE_WIDTHS;

const pages = css({
  display: "flex",
  img: {
    width: space(7),
    border: `1px solid ${colors.line}`,
    background: colors.surface,
    boxShadow: shadows.raised,
  },
  // The first page is in front.
  "img:first-of-type": { position: "relative", zIndex: 1 },
  "img + img": { marginTop: space(1), marginLeft: space(-4) },
  [print]: { display: "none" },
});

/** Two pages of a dossier, one over the other. Decorative: the guide shows them large, with descriptions. */
export const ExampleThumbnails = () => (
  <div css={pages}>
    {[0, 1].map((index) => (
      <img
        key={index}
        alt=""
        src={pictureOf(index, WIDTH)}
        width={WIDTH}
        // A4 is 210 × 297 mm.
        height={Math.round((WIDTH * 297) / 210)}
        loading="lazy"
        decoding="async"
      />
    ))}
  </div>
);
