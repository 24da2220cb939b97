import { css } from "@emotion/react";
import { graphql, Link } from "gatsby";

import { buttonRow, primaryButton, secondaryButton } from "../../components/Button";
import { PhoneLink } from "../../components/layout/ContactDetails";
import { Section } from "../../components/Section";
import { typeset } from "../../components/typeset";
import { below } from "../../theme/media";
import { space } from "../../theme/tokens";

interface GuideContactProps {
  /** The words of the PDF's last page. */
  texts: Queries.GuideContactTexts;
  settings: Queries.ContactDetailsSettings;
  studyButton: string;
}

const buttons = css(buttonRow, {
  marginTop: space(3),
  // The e-mail address stays on one line of a phone, unless text is larger.
  a: { overflowWrap: "anywhere", [below.tablet]: { paddingInline: space(1.5) } },
});

/** Target of « Nous Contacter »: e-mail, telephone and the study request. */
export const GuideContact = ({ texts, settings, studyButton }: GuideContactProps) => (
  <Section id="contact" heading={texts.contactHeading} beside>
    <div>
      <p>{typeset(texts.contactText)}</p>
      <div css={buttons}>
        <a href={`mailto:${settings.email}`} css={primaryButton}>
          {settings.email}
        </a>
        <PhoneLink to={settings.phone} css={secondaryButton} />
        <Link to="/#contact" css={secondaryButton}>
          {studyButton}
        </Link>
      </div>
    </div>
  </Section>
);

export const fragment = graphql`
  fragment GuideContactTexts on WhitePaperPdf {
    contactHeading
    contactText
  }
`;
