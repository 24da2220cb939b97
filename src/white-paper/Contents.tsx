import { graphql } from "gatsby";

import { staysInSight } from "../components/in-sight";
import { pointList } from "../components/point-list";
import { container } from "../components/Section";
import type { WhitePaperPage } from "../content-model/entries";
import { from } from "../theme/media";
import { colors, fonts, space } from "../theme/tokens";

export type ContentsContent = Pick<
  WhitePaperPage,
  "discoveriesHeading" | "discoveries" | "contentsHeading" | "contents"
>;

/** Lists of about the same length stay side by side, as the pages of a book do. */
const besideMuchLonger = (own: readonly string[], other: readonly string[]) =>
  own.length * 2 < other.length && staysInSight;

/** What the reader learns, and the table of contents, side by side like two pages of a book. */
export const Contents = ({ page }: { page: ContentsContent }) => (
  <div css={{ background: colors.surfaceTint }}>
    <div
      css={[
        container,
        {
          display: "grid",
          gap: space(6),
          paddingBlock: space(9),
          [from.desktop]: { gridTemplateColumns: "1fr 1fr", gap: space(10), paddingBlock: space(12) },
        },
      ]}
    >
      <section aria-labelledby="decouvertes-titre" css={besideMuchLonger(page.discoveries, page.contents)}>
        <h2 id="decouvertes-titre">{page.discoveriesHeading}</h2>
        <ul css={[pointList, { marginTop: space(4) }]}>
          {page.discoveries.map((discovery) => (
            <li key={discovery}>{discovery}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="table-titre" css={besideMuchLonger(page.contents, page.discoveries)}>
        <h2 id="table-titre">{page.contentsHeading}</h2>
        <ol css={{ marginTop: space(3), counterReset: "chapter" }}>
          {page.contents.map((line) => (
            <li
              key={line}
              css={{
                display: "flex",
                gap: space(2),
                paddingBlock: space(1.5),
                borderBottom: `1px solid ${colors.line}`,
                counterIncrement: "chapter",
                "&::before": {
                  content: "counter(chapter)",
                  minWidth: space(3),
                  color: colors.action,
                  fontFamily: fonts.display,
                  fontWeight: 750,
                },
              }}
            >
              {line}
            </li>
          ))}
        </ol>
      </section>
    </div>
  </div>
);

export const fragment = graphql`
  fragment ContentsContent on WhitePaperPage {
    discoveriesHeading
    discoveries
    contentsHeading
    contents
  }
`;
