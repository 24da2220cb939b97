/** The answer on a drawing of a house, whose windows are the weeks to the last day. */
import { css, keyframes } from "@emotion/react";
import { useEffect, useRef } from "react";

import { Figure } from "../components/Figure";
import { typeset } from "../components/typeset";
import type { Answer } from "../contract/answer";
import { type Delays, studyWeeks } from "../contract/date-rules";
import type { Plan } from "../contract/plan";
import { daysOf } from "../contract/plan-days";
import { type IsoDay, weeksBetween } from "../french/dates";
import { weeksInFrench } from "../french/numbers";
import { fillTemplate } from "../french/templates";
import { forcedColors, from, motionAllowed } from "../theme/media";
import { headingText, noteText } from "../theme/text";
import { colors, fontSizes, lineHeights, space } from "../theme/tokens";
import { Headline } from "./AnswerDetails";
import { GROUND_FLOOR, PITCH, SIZE, WEEKS, WINDOW, windows } from "./house-windows";

/** Left edges of the ground floor's arches, beside the door in the middle. */
const ARCHES = [16, 50, 84, 137, 171, 205] as const;
/** The top of the ground floor. */
const GROUND_TOP = SIZE.h - GROUND_FLOOR;
const BALCONIES = `M0 ${PITCH.y}h${SIZE.w}M0 ${GROUND_TOP}h${SIZE.w}`;

/** Balconies, cornice, arches and door, in the style of the hero. The windows between the balconies show the weeks. */
const Stonework = () => (
  <>
    <path d={ARCHES.map((x) => `M${x} ${SIZE.h}v-9a7 7 0 0 1 14 0v9z`).join("")} fill={colors.inkSoft} />
    <path d={`M${SIZE.w / 2 - 8} ${SIZE.h}v-12a8 8 0 0 1 16 0v12z`} fill={colors.lineStrong} />
    <path d={`M${SIZE.w / 2 - 8} ${SIZE.h}v-11h16v11z`} fill={colors.action} />
    <path d={`M${SIZE.w / 2} ${SIZE.h}v-11`} stroke={colors.ink} />
    <g stroke={colors.lineStrong}>
      <path d={`M0 1h${SIZE.w}`} strokeWidth="2" />
      <path d={`M0 3h${SIZE.w}`} strokeWidth="2" strokeDasharray="2 2" />
      <path d={BALCONIES} transform="translate(0 -2)" strokeWidth="3" strokeDasharray="1 2" />
      <path d={`${BALCONIES}M0 ${2 * PITCH.y}h${SIZE.w}`} />
    </g>
  </>
);

/** The lit windows appear from the top to the bottom. */
const light = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });

const house = css({
  color: colors.surface,
  [forcedColors]: { forcedColorAdjust: "none" },
  // Reserves the height of the longest sentence, so that the answer causes no layout shift.
  "> div": {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${4 * lineHeights.tight}em + ${space(3)})`,
    padding: `${space(1.5)} ${space(2)}`,
    background: colors.ink,
    fontSize: fontSizes.value,
    WebkitHyphens: "manual",
    hyphens: "manual",
    [from.desktop]: { fontSize: fontSizes.chapter },
    p: [headingText, { lineHeight: lineHeights.tight, textAlign: "center", textWrap: "balance" }],
    "p + p": { marginTop: space(1) },
    // The label « Exemple » is larger than the sentence, so that nobody takes it for an answer.
    "&[data-example]": {
      p: { color: colors.brandSoft, fontSize: fontSizes.body },
      strong: { color: "inherit" },
      "p:first-of-type": { color: colors.surface, fontSize: fontSizes.value },
    },
    strong: { color: colors.brand },
    "&[data-alarm] strong": { color: colors.accentOnInk },
  },
  "g g": { [motionAllowed]: { animation: `${light} 900ms ease-out` } },
});
const legend = css(noteText, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(2.5)}`,
  marginTop: space(1.5),
  color: colors.ink,
  span: {
    display: "inline-block",
    width: space(1.25),
    height: "1em",
    marginRight: space(1),
    outline: `2px solid ${colors.ink}`,
    verticalAlign: "-0.15em",
    [forcedColors]: { forcedColorAdjust: "none" },
  },
});

interface AnswerHouseProps {
  plan: Plan;
  answer: Answer;
  promptText: string;
  texts: Queries.AnswerBandContent;
  delays: Delays;
  /** Label that marks the drawing as an example; undefined for a visitor's own answer. */
  label: string | undefined;
}

/** The last day that the windows count to: of the letter, or of the signature. Null: the state has no such day. */
function lastDayOf(plan: Plan): IsoDay | null {
  const { receipt, signing, posting } = daysOf(plan);
  if (plan.state === "openEnded") return null;
  return (plan.state === "urgent" ? receipt : (signing ?? posting)) ?? null;
}

/** One window per week from today to the last day. Of more than 52 weeks, the last 52 have windows, and the legend says how many there are. */
export function AnswerHouse({ plan, answer, promptText, texts, delays, label }: AnswerHouseProps) {
  const { today } = plan;
  const last = lastDayOf(plan);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // While the visitor types, scrolls the new answer into view.
    if (!label && answer.headline && sentence.current?.closest("form")?.contains(document.activeElement))
      sentence.current.scrollIntoView({ block: "nearest" });
  }, [label, answer.headline]);
  // In this order: the free weeks, the weeks of the study, and the window of the last week, which is pink.
  const weeks = last ? weeksBetween(today, last) : -1;
  const free = Math.max(weeks - studyWeeks(delays), 0);
  const earlier = Math.max(weeks + 1 - WEEKS, 0);
  /** The index of a week's window. Earlier weeks have no window, so they get the first. */
  const windowOf = (week: number) => Math.max(week - earlier, 0);
  const parts = [
    { color: colors.surface, from: 0, to: free, template: texts.freeWeeksLabel },
    { color: colors.brand, from: free, to: weeks, template: texts.stepWeeksLabel },
    { color: colors.accent, from: weeks, to: weeks + 1, template: texts.lastWeekLabel },
  ]
    .filter(({ from, to }) => !label && from >= 0 && from < to)
    .map(({ template, ...part }) => ({
      ...part,
      text: fillTemplate(template, { semaines: weeksInFrench(part.to - part.from) }),
    }));
  const earlierText =
    earlier > 0 ? fillTemplate(texts.earlierWeeksText, { semaines: weeksInFrench(weeks + 1) }) : "";
  const legendTexts = [texts.processLegend, ...parts.map(({ text }) => text), earlierText].filter(Boolean);
  return (
    <Figure caption={last && !label ? legendTexts.join(" ") : label}>
      <div css={house}>
        <svg viewBox={`0 0 ${SIZE.w} 34`} aria-hidden="true">
          <path d="M30 14V2h14v12zm161 0V2h14v12z" fill={colors.ink} />
          <path d="M1 33 12 10h211l11 23v1H1z" fill={colors.lineStrong} />
          <path d="M24 23h200" stroke={colors.brand} strokeWidth="13" strokeDasharray="9 27" />
        </svg>
        <div data-alarm={answer.isAlarm || undefined} data-example={label ? "" : undefined}>
          {label && <p>{typeset(label)}</p>}
          <p ref={sentence}>
            <Headline answer={answer} prompt={promptText} />
          </p>
        </div>
        <svg viewBox={`0 0 ${SIZE.w} ${SIZE.h}`} fill="none" aria-hidden="true">
          <path d={`M0 0h${SIZE.w}v${SIZE.h}H0z`} fill={colors.ink} />
          <g strokeWidth={WINDOW.h} strokeDasharray={`${WINDOW.w} ${PITCH.x - WINDOW.w}`}>
            <path d={windows(0, WEEKS)} stroke={colors.inkSoft} />
            {/* The key restarts the animation for another day. */}
            <g key={last}>
              {parts.map(({ color, from, to }) => (
                <path key={color} d={windows(windowOf(from), windowOf(to))} stroke={color} />
              ))}
            </g>
          </g>
          <Stonework />
        </svg>
      </div>
      {/* No legend for the example: the visitor has no answer yet. */}
      {last && !label && (
        <figcaption css={legend}>
          <p>{typeset(texts.processLegend)}</p>
          {parts.map(({ color, from, to, text }) => (
            <p key={`${color} ${to - from}`}>
              <span style={{ background: color }} />
              {typeset(text)}
            </p>
          ))}
          {earlierText && <p key={weeks}>{typeset(earlierText)}</p>}
        </figcaption>
      )}
    </Figure>
  );
}
