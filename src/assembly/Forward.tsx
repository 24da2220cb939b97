import { css } from "@emotion/react";
import type { MouseEvent } from "react";

import { textButton } from "../components/Button";
import { visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import { CopyButton } from "./CopyButton";
import type { Dossier, TitledText } from "./rules/dossier";
import type { FieldTexts } from "./rules/fields";
import { forwardLink } from "./rules/forwarded";
import { type Mail, mailAddress, mailOf } from "./rules/mail";

const recipients = css({
  display: "grid",
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(2),
  "> div": { display: "flex", flexWrap: "wrap", columnGap: space(3), alignItems: "baseline" },
});
const link = css(textButton, { display: "inline-flex", alignItems: "center" });
const copyLook = css(textButton, { position: "relative" });

/** Web Share on touch screens only: a desktop's share sheet offers few targets. */
const canShare = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Offers the message to the apps of a phone. */
function share(event: MouseEvent, { subject, body }: Mail): void {
  if (!canShare()) return;
  event.preventDefault();
  // `share` rejects when the visitor cancels.
  void navigator.share({ title: subject, text: body }).catch(() => undefined);
}

interface MailLinkProps {
  mail: Mail;
  label: string;
  className?: string;
}

/** Opens a new e-mail, or a phone's share sheet. */
export const MailLink = ({ mail, label, className }: MailLinkProps) => (
  <a href={mailAddress(mail)} onClick={(event) => share(event, mail)} className={className}>
    {label}
  </a>
);

/** A dossier's message to a recipient, with a link that fills in the dates. */
export const mailTo = (message: TitledText, { answer }: Pick<Dossier, "answer">, typed: FieldTexts): Mail =>
  mailOf(message, answer.headline, forwardLink(typed, window.location.origin));

interface ForwardProps {
  dossier: Dossier;
  typed: FieldTexts;
}

/** A message for each recipient: by e-mail, or copied where there is no mail program. */
export function Forward({ dossier, typed }: ForwardProps) {
  const { messages } = dossier;
  const given = [
    { to: "au syndic", message: messages.syndic },
    { to: "au conseil syndical", message: messages.council },
  ];
  return (
    <div css={recipients}>
      {given.map(({ to, message }) => {
        if (!message) return null;
        const mail = mailTo(message, dossier, typed);
        return (
          <div key={to}>
            <MailLink mail={mail} label={`Envoyer ${to}`} css={link} />
            <CopyButton key={mail.body} text={`Objet : ${mail.subject}\n\n${mail.body}`} look={copyLook}>
              Copier le message<span css={visuallyHidden}> {to}</span>
            </CopyButton>
          </div>
        );
      })}
    </div>
  );
}
