import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import { useForm } from "react-final-form";

import { textButton } from "../components/Button";
import type { Plan } from "../contract/plan";
import { setTexts } from "../forms/elements";
import { dayInFrench } from "../french/dates";
import type { Typed } from "./rules/fields";

const keepButton = css(textButton, { justifySelf: "start", padding: 0 });

interface KeepMeetingProps {
  plan: Plan;
  typed: Typed;
}

/** The renewal that the visitor confirms by keeping a late assembly, where none is chosen yet. It shows in its field. */
const YEARLY: Typed = { renewal: "renews", renewalMonths: "12" };

/** Keeps an assembly that is too late, for the next end; or no longer keeps it. */
export function KeepMeeting({ plan, typed }: KeepMeetingProps) {
  const form = useForm();
  const { meeting = "", keptMeeting = "" } = typed;
  const isKept = meeting !== "" && keptMeeting === meeting && plan.state !== "meetingTooLate";
  if (plan.state !== "meetingTooLate" && !isKept) return null;
  const day = dayInFrench(meeting);
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (!currentTarget.form) return;
    if (isKept) {
      setTexts(form, currentTarget.form, { keptMeeting: "" } satisfies Typed);
      return;
    }
    const kept: Typed = { keptMeeting: meeting, ...(typed.renewal ? {} : YEARLY) };
    setTexts(form, currentTarget.form, kept);
  };
  return (
    <button type="button" onClick={choose} css={keepButton}>
      {isKept ? `Avancer l’assemblée du ${day}` : `Garder le ${day}`}
    </button>
  );
}
