import { css } from "@emotion/react";
import type { MouseEvent } from "react";

import { textButton } from "../components/Button";
import type { Answer } from "../contract/answer";
import { space } from "../theme/tokens";
import type { FieldTexts } from "./rules/fields";
import { forwardLink, forwardMail } from "./rules/forwarded";

const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  marginTop: space(1),
  a: [textButton, { padding: 0 }],
});

const ADDRESSEES = ["au syndic", "au conseil syndical"] as const;

/** Web Share on touch screens only: a desktop's share sheet offers few targets. */
const canShare = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

interface ForwardProps {
  answer: Answer;
  typed: FieldTexts;
}

/** Forwards the answer by e-mail or Web Share, with a link that fills in the dates. */
export function Forward({ answer, typed }: ForwardProps) {
  const { headline, act } = answer;
  const url = forwardLink(typed, window.location.origin);
  const share = (event: MouseEvent) => {
    if (!canShare()) return;
    event.preventDefault();
    // `share` rejects when the visitor cancels.
    void navigator.share({ title: headline, text: `${headline} ${act}`, url }).catch(() => undefined);
  };
  return (
    <p css={links}>
      {ADDRESSEES.map((addressee) => (
        <a key={addressee} href={forwardMail(answer, url)} onClick={share}>
          {`Envoyer ${addressee}`}
        </a>
      ))}
    </p>
  );
}
