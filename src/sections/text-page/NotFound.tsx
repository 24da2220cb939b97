import { css } from "@emotion/react";
import { Link } from "gatsby";
import { useEffect } from "react";

import { Column } from "../../components/Column";
import { type NavigationSettings, sectionIds, sectionLabels } from "../../components/layout/navigation";
import { SectionLink } from "../../components/layout/SectionLink";
import { Seo, type SeoSettings } from "../../components/layout/Seo";
import { softText, subtitleText } from "../../theme/text";
import { space, widths } from "../../theme/tokens";

interface Props {
  settings: NavigationSettings & SeoSettings;
  siteUrl: string;
  /** The unknown address. */
  pathname: string;
}

export const notFoundStyles = {
  page: css({ paddingBlock: space(12), minHeight: "60vh" }),
  message: css(subtitleText, { marginTop: space(2) }),
  wayHome: css({ marginTop: space(3) }),
  suggestion: css(softText, { marginTop: space(6), maxWidth: widths.lead }),
  links: css({
    display: "flex",
    flexWrap: "wrap",
    columnGap: space(3),
    marginTop: space(1),
    a: { display: "inline-block", paddingBlock: space(1) },
  }),
};

/** What every unknown address shows. Its English texts come from the product specification (section 8). */
export function NotFound({ settings, siteUrl, pathname }: Props) {
  const labels = sectionLabels(settings);

  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", pathname);
  }, [pathname]);

  return (
    <>
      <Seo
        settings={settings}
        siteUrl={siteUrl}
        title="Page introuvable"
        description="Cette page n’existe pas, ou n’existe plus."
      />
      <Column flush>
        <div css={notFoundStyles.page}>
          <h1>404</h1>
          <p lang="en" css={notFoundStyles.message}>
            Oops! Page not found
          </p>
          <p css={notFoundStyles.wayHome}>
            <Link to="/" lang="en">
              Return to Home
            </Link>
          </p>
          <p css={notFoundStyles.suggestion}>
            Cette adresse ne mène à aucune page. Vous cherchiez peut-être l’une de ces parties du site
            {"\u00a0"}:
          </p>
          <ul css={notFoundStyles.links}>
            {sectionIds.map((id) => (
              <li key={id}>
                <SectionLink to={id} onHomePage={false}>
                  {labels[id]}
                </SectionLink>
              </li>
            ))}
            <li>
              <Link to="/livre-blanc">{settings.navWhitePaper}</Link>
            </li>
          </ul>
        </div>
      </Column>
    </>
  );
}
