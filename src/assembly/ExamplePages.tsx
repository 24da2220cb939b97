import { css } from "@emotion/react";

import { PictureFile } from "../components/Picture";
import { typeset } from "../components/typeset";
import { from } from "../theme/media";
import { noteText } from "../theme/text";
import { colors, shadows, space } from "../theme/tokens";
import { type ExampleDossierPages, PAGE_WIDTH } from "./example-pages";

const paper = css({
  display: "flex",
  gap: space(2),
  marginBlock: `${space(2)} ${space(1.5)}`,
  picture: { flex: `0 1 ${PAGE_WIDTH.phone}`, [from.desktop]: { flexBasis: PAGE_WIDTH.desktop } },
  img: {
    display: "block",
    width: "100%",
    height: "auto",
    border: `1px solid ${colors.line}`,
    background: colors.surface,
    boxShadow: shadows.raised,
  },
});

/** What a dossier looks like, until there is an answer. */
export const ExamplePages = ({ label, pages }: ExampleDossierPages) => (
  <figure>
    <div css={paper}>
      {pages.map(({ alt, image }) => (
        <PictureFile key={alt} alt={alt} data={image} loading="lazy" decoding="async" />
      ))}
    </div>
    <figcaption css={noteText}>{typeset(label)}</figcaption>
  </figure>
);
