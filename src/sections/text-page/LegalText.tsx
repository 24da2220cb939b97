import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { Blocks } from "../../components/Blocks";
import { sectionColumn } from "../../components/Section";
import { Day, typeset } from "../../components/typeset";
import { noteText } from "../../theme/text";
import { space, widths } from "../../theme/tokens";

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

export const fragment = graphql`
  fragment LegalTextContent on LegalPage {
    kind
    title
    text
    updatedOn
  }
`;
