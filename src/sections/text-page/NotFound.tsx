import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useEffect } from "react";

import { House } from "../../components/House";
import { MenuItems } from "../../components/layout/SectionLink";
import { column } from "../../components/Section";
import { from } from "../../theme/media";
import { softText, subtitleText } from "../../theme/text";
import { space, widths } from "../../theme/tokens";

const page = css({
  display: "grid",
  gap: space(6),
  paddingBlock: space(8),
  "> svg": { width: space(28), [from.tablet]: { width: space(36) }, [from.desktop]: { width: space(56) } },
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
    <div css={[column, page]}>
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
      <House floors={6} lit={false} />
    </div>
  );
}
