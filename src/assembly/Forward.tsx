import { css } from "@emotion/react";
import { type MouseEvent, useEffect, useState } from "react";
import { useForm } from "react-final-form";

import { textButton } from "../components/Button";
import type { Answer } from "../contract/answer";
import { formNamed, setTexts } from "../forms/elements";
import type { IsoDay } from "../french/dates";
import { noteText } from "../theme/text";
import { space } from "../theme/tokens";
import type { Typed } from "./rules/fields";
import { forwardLink, forwardMail, isForwarded, readForwarded } from "./rules/forwarded";

const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space(3),
  marginTop: space(1),
  a: [textButton, { padding: 0 }],
});
const received = css(noteText, { gridColumn: "1 / -1" });

const ADDRESSEES = ["au syndic", "au conseil syndical"] as const;

/** Web Share on touch screens only: a desktop's share sheet offers few targets. */
const canShare = () => "share" in navigator && matchMedia("(pointer: coarse)").matches;

interface ForwardProps {
  answer: Answer;
  typed: Typed;
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

const FILLED_IN = "Ces dates viennent du lien que vous avez reçu.";
const UNREADABLE = "Le lien que vous avez reçu ne se lit plus\u00a0: indiquez vos dates.";

/** Whether the form still has all of these texts. */
const holds = (typed: Typed, texts: Typed) =>
  Object.entries(texts).every(([name, text]) => typed[name as keyof Typed] === text);

interface ReceivedProps {
  formName: string;
  today: IsoDay;
  periods: Queries.AnswerPeriods;
  typed: Typed;
}

/** Fills in the dates of a forwarded link, and says where they come from. */
export function Received({ formName, today, periods, typed }: ReceivedProps) {
  const form = useForm();
  const [filledIn, setFilledIn] = useState<Typed | null>();
  useEffect(() => {
    if (!isForwarded(window.location.hash)) return undefined;
    // After FormElement has read the fields.
    const frame = requestAnimationFrame(() => {
      const element = formNamed(formName);
      if (!element) return;
      const texts = readForwarded(window.location.hash, today, periods);
      if (texts) setTexts(form, element, texts);
      setFilledIn(texts);
      // A reload must not replace what the visitor types from now on.
      window.history.replaceState(window.history.state, "", "#assemblee");
      document.getElementById("assemblee")?.scrollIntoView({ behavior: "instant" });
    });
    return () => cancelAnimationFrame(frame);
  }, [form, formName, today, periods]);
  return (
    <div role="status" css={received}>
      {filledIn === null && <p>{UNREADABLE}</p>}
      {filledIn && holds(typed, filledIn) && <p>{FILLED_IN}</p>}
    </div>
  );
}
