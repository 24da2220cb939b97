import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";
import { useEffect } from "react";

import { Blocks } from "../components/Blocks";
import { House } from "../components/House";
import { MenuItems } from "../components/layout/SectionLink";
import { column, sectionColumn } from "../components/Section";
import { Day, typeset } from "../components/typeset";
import { from } from "../theme/media";
import { noteText, softText, subtitleText } from "../theme/text";
import { space, widths } from "../theme/tokens";

const text = css({ maxWidth: widths.text });
const version = css(noteText, { marginBlock: `${space(2)} ${space(4)}` });

export const LegalText = ({ page }: { page: Queries.LegalTextContent }) => (
  <div css={sectionColumn}>
    <div css={text}>
      <h1>{typeset(page.title)}</h1>
      <p css={version}>
        Dernière mise à jour{"\u00a0"}: <Day value={page.updatedOn} />
      </p>
      <Blocks blocks={page.text} under={1} />
    </div>
  </div>
);

const notFoundStyles = css({
  display: "grid",
  gap: space(6),
  paddingBlock: space(8),
  "> svg": { width: space(28), [from.tablet]: { width: space(36) }, [from.desktop]: { width: space(44) } },
  [from.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "end", minHeight: "60vh" },
});
const message = css(subtitleText, { marginTop: space(2) });
const wayHome = css({ marginTop: space(3) });
const suggestion = css(softText, { marginTop: space(6), maxWidth: widths.lead });
const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  marginTop: space(1),
  a: { display: "inline-block", paddingBlock: space(1) },
});

/** The not-found page, with the English texts of the product specification (section 8). */
export function NotFound({ settings, pathname }: { settings: Queries.HeaderSettings; pathname: string }) {
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);

  return (
    <div css={[column, notFoundStyles]}>
      <div>
        <h1>404</h1>
        <p lang="en" css={message}>
          Oops! Page not found
        </p>
        <p css={wayHome}>
          <Link to="/" lang="en">
            Return to Home
          </Link>
        </p>
        <p css={suggestion}>
          Cette adresse ne mène à aucune page. Vous cherchiez peut-être l’une de ces parties du site
          {"\u00a0"}:
        </p>
        <ul css={links}>
          <MenuItems settings={settings} onHomePage={false} />
        </ul>
      </div>
      <House floors={8} lit={false} />
    </div>
  );
}

export const fragment = graphql`
  fragment LegalTextContent on LegalPage {
    kind
    title
    text
    updatedOn
  }
`;
