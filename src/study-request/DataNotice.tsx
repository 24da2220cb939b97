import { css } from "@emotion/react";
import { graphql } from "gatsby";

import { MailLink } from "../components/layout/ContactDetails";
import { typeset } from "../components/typeset";
import { noteText, strongText } from "../theme/text";
import { colors, space, targets } from "../theme/tokens";

interface DataNoticeProps {
  page: Queries.DataNoticeContent;
  email: string;
  /** Only delivered requests have recipients. */
  delivered: boolean;
}

const notice = css(noteText, {
  marginBottom: space(3),
  summary: [
    strongText,
    { minHeight: targets.line, marginTop: space(1), color: colors.action, cursor: "pointer" },
  ],
  li: { marginBottom: space(0.5) },
});

/** The privacy notice (GDPR, article 13). The first sentences are always shown. */
export const DataNotice = ({ page, email, delivered }: DataNoticeProps) => (
  <div css={notice}>
    <p>{typeset(page.dataNotice)}</p>
    <details>
      <summary>{page.dataNoticeHeading}</summary>
      <ul>
        {page.dataNoticeDetails.map((detail) => (
          <li key={detail}>{typeset(detail)}</li>
        ))}
        {delivered && page.dataRecipients && <li>{typeset(page.dataRecipients)}</li>}
      </ul>
      <p>
        {`${page.dataNoticeContact} `}
        <MailLink to={email} />.
      </p>
    </details>
  </div>
);

export const fragment = graphql`
  fragment DataNoticeContent on ContactSection {
    dataNotice
    dataNoticeHeading
    dataNoticeDetails
    dataRecipients
    dataNoticeContact
  }
`;
