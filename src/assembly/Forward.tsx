import { css } from "@emotion/react";

import { textButton } from "../components/Button";
import { visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import { CopyButton } from "./CopyButton";
import type { Dossier } from "./rules/dossier";
import type { FieldTexts } from "./rules/dossier-fields";
import { forwardLink } from "./rules/forwarded";
import { mailOf, mailtoUrl } from "./rules/mail";

const list = css({
  display: "grid",
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(2),
  "> div": { display: "flex", flexWrap: "wrap", columnGap: space(3), alignItems: "baseline" },
});
const link = css(textButton, { display: "inline-flex", alignItems: "center" });
const copyLook = css(textButton, { position: "relative" });

interface ForwardProps {
  dossier: Dossier;
  typed: FieldTexts;
}

/** The message to each recipient, to send by e-mail, or to copy where there is no mail program. */
export function Forward({ dossier, typed }: ForwardProps) {
  const { messages, answer } = dossier;
  const datesLink = forwardLink(typed, window.location.origin);
  const recipients = [
    { to: "au syndic", message: messages.syndic },
    { to: "au conseil syndical", message: messages.council },
  ];
  return (
    <div css={list}>
      {recipients.map(({ to, message }) => {
        if (!message) return null;
        const mail = mailOf(message, answer.headline, datesLink);
        return (
          <div key={to}>
            <a href={mailtoUrl(mail)} css={link}>
              {`Envoyer ${to}`}
            </a>
            {/* The key resets the button when the text changes, so that it no longer says « copié ». */}
            <CopyButton key={mail.body} text={`Objet : ${mail.subject}\n\n${mail.body}`} look={copyLook}>
              Copier le message<span css={visuallyHidden}> {to}</span>
            </CopyButton>
          </div>
        );
      })}
    </div>
  );
}
