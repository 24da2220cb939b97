import { css } from "@emotion/react";
import type { MouseEvent } from "react";

import { textButton } from "../components/Button";
import { visuallyHidden } from "../theme/text";
import { space } from "../theme/tokens";
import { CopyButton } from "./CopyButton";
import type { Dossier, TitledText } from "./rules/dossier";
import type { FieldTexts } from "./rules/fields";
import { forwardLink } from "./rules/forwarded";
import { type Mail, mailOf, mailtoUrl } from "./rules/mail";

const list = css({
  display: "grid",
  gap: `${space(1)} ${space(3)}`,
  marginTop: space(2),
  "> div": { display: "flex", flexWrap: "wrap", columnGap: space(3), alignItems: "baseline" },
});
const link = css(textButton, { display: "inline-flex", alignItems: "center" });
const copyLook = css(textButton, { position: "relative" });

/** Web Share is for touch screens only: a desktop's share sheet offers few targets. */
const usesShareSheet = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Opens the share sheet of a phone with the message, in place of the link's `mailto:`. */
function share(event: MouseEvent, { subject, body }: Mail): void {
  if (!usesShareSheet()) return;
  event.preventDefault();
  // `share` rejects when the visitor cancels.
  void navigator.share({ title: subject, text: body }).catch(() => undefined);
}

interface NewMailLinkProps {
  mail: Mail;
  label: string;
  className?: string;
}

/** A link that opens a new e-mail, or a phone's share sheet. */
export const NewMailLink = ({ mail, label, className }: NewMailLinkProps) => (
  <a href={mailtoUrl(mail)} onClick={(event) => share(event, mail)} className={className}>
    {label}
  </a>
);

/** A dossier's message to a recipient, with a link that fills in the dates. */
export const mailWithLink = (
  message: TitledText,
  { answer }: Pick<Dossier, "answer">,
  typed: FieldTexts,
): Mail => mailOf(message, answer.headline, forwardLink(typed, window.location.origin));

interface ForwardProps {
  dossier: Dossier;
  typed: FieldTexts;
}

/** The message for each recipient, if the answer has one: to send by e-mail, or to copy where there is no mail program. */
export function Forward({ dossier, typed }: ForwardProps) {
  const { messages } = dossier;
  const recipients = [
    { to: "au syndic", message: messages.syndic },
    { to: "au conseil syndical", message: messages.council },
  ];
  return (
    <div css={list}>
      {recipients.map(({ to, message }) => {
        if (!message) return null;
        const mail = mailWithLink(message, dossier, typed);
        return (
          <div key={to}>
            <NewMailLink mail={mail} label={`Envoyer ${to}`} css={link} />
            {/* The key: after a change of the text, the button no longer says that it is copied. */}
            <CopyButton key={mail.body} text={`Objet : ${mail.subject}\n\n${mail.body}`} look={copyLook}>
              Copier le message<span css={visuallyHidden}> {to}</span>
            </CopyButton>
          </div>
        );
      })}
    </div>
  );
}
