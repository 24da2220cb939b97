import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Blocks } from "../../components/Blocks";
import { Seo } from "../../components/layout/Seo";
import { Column } from "../../components/Section";
import { Day, typeset } from "../../components/typeset";
import { pathOf } from "../../content/links";
import { dayInFrench } from "../../french/dates";
import { noteText } from "../../theme/text";
import { space, widths } from "../../theme/tokens";

interface Props {
  settings: Queries.SeoSettings;
  siteUrl: string;
  page: Queries.LegalTextContent;
}

const text = css({ maxWidth: widths.text });
const version = css(noteText, { marginBlock: `${space(2)} ${space(4)}` });

export function LegalText({ settings, siteUrl, page }: Props) {
  return (
    <>
      <Seo
        settings={settings}
        siteUrl={siteUrl}
        path={pathOf(page.kind)}
        title={page.title}
        description={`${page.title} du site ${settings.brandName}. Dernière mise à jour\u00a0: ${dayInFrench(page.updatedOn)}.`}
      />
      <Column>
        <div css={text}>
          <h1>{typeset(page.title)}</h1>
          <p css={version}>
            Dernière mise à jour{"\u00a0"}: <Day value={page.updatedOn} />
          </p>
          <Blocks blocks={page.text} under={1} />
        </div>
      </Column>
    </>
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
