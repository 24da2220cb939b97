import { css, keyframes } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";

import { typeset } from "../components/typeset";
import { forcedColors, from, motionAllowed, withoutScript } from "../theme/media";
import { headingText, noteText } from "../theme/text";
import { colors, drawings, fontSizes, lineHeights, radii, space } from "../theme/tokens";
import { fillIn, weeksInFrench } from "./answer";
import type { Day } from "./day";
import { type Verdict, weeksBetween } from "./verdict";

/** A floor has a quarter of a year; the house has a year. Sizes are in the units of the drawing. */
const FLOOR = 13;
const FLOORS = [0, 1, 2, 3] as const;
const WEEKS = FLOORS.length * FLOOR;
const PITCH = { x: 18, y: 25 };
const WINDOW = { x: 5, w: 9, h: 17 };
const SIZE = { w: FLOOR * PITCH.x + 1, h: 4 * PITCH.y + 24 };
const DOOR = { x: SIZE.w / 2 - 8, w: 16, h: 20 };

/** The windows of the weeks from `first` up to `end`, as a dashed line on each floor: a dash is a window. */
const windows = (first: number, end: number) =>
  FLOORS.map((floor) => [floor, Math.max(first, floor * FLOOR), Math.min(end, (floor + 1) * FLOOR)] as const)
    .filter(([, from, to]) => from < to)
    .map(([floor, from, to]) => {
      const left = WINDOW.x + (from - floor * FLOOR) * PITCH.x;
      return `M${left} ${PITCH.y / 2 + floor * PITCH.y}h${(to - from - 1) * PITCH.x + WINDOW.w}`;
    })
    .join("");

const panes = { strokeWidth: WINDOW.h, strokeDasharray: `${WINDOW.w} ${PITCH.x - WINDOW.w}` };
/** The bars of all windows: one down the middle, one across. */
const bars = FLOORS.map((floor) => `M0 ${floor * PITCH.y + 10}h${SIZE.w}`).join("");

/** Five dormers in the roof, over every other window. */
const dormers = [1, 3.5, 6, 8.5, 11]
  .map((at) => `M${at * PITCH.x + WINDOW.x - 1} 34V21l5.5-4 5.5 4v13z`)
  .join("");

const light = keyframes({ from: { clipPath: "inset(0 0 100%)" }, to: { clipPath: "inset(0)" } });

const house = css({
  color: colors.surface,
  [forcedColors]: { forcedColorAdjust: "none" },
  svg: { width: "100%" },
  // The sign has room for its longest sentence, so that nothing moves when the answer comes.
  "> div": {
    display: "grid",
    alignContent: "center",
    minHeight: `calc(${4 * lineHeights.tight}em + ${space(3)})`,
    padding: `${space(1.5)} ${space(2)}`,
    background: colors.ink,
    fontSize: fontSizes.value,
    [from.desktop]: { fontSize: fontSizes.chapter },
    p: [headingText, { lineHeight: lineHeights.tight, textAlign: "center", textWrap: "balance" }],
    // Without scripts there are no fields, so no answer will come.
    [withoutScript]: { p: { visibility: "hidden" } },
    strong: { color: colors.brand },
    "&[data-late] strong": { color: colors.accentSoft },
  },
  "g + g": { [motionAllowed]: { animation: `${light} 900ms ease-out` } },
});
const legend = css(noteText, {
  display: "flex",
  flexWrap: "wrap",
  gap: `${space(0.5)} ${space(2.5)}`,
  marginTop: space(1.5),
  color: colors.ink,
  span: {
    display: "inline-block",
    width: drawings.legend,
    height: "1em",
    marginRight: space(1),
    outline: `2px solid ${colors.ink}`,
    borderRadius: radii.small,
    verticalAlign: "-0.15em",
    [forcedColors]: { forcedColorAdjust: "none" },
  },
});

interface AnswerHouseProps {
  verdict: Verdict;
  /** How long the process steps take. */
  studyWeeks: number;
  texts: Queries.AnswerTexts;
  today: Day;
  /** What is written on the house. */
  children: ReactNode;
}

/**
 * The house of the site as a calendar: a window a week, from today to the week of the last day. It has a year; of a longer time it
 * shows the last year, and the legend counts the weeks before. The legend says in words what the windows show.
 */
export function AnswerHouse({ verdict, studyWeeks, texts, today, children }: AnswerHouseProps) {
  const { kind, last } = verdict;
  const sign = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // While somebody types, the answer is in sight when it comes.
    if (last?.day && sign.current?.closest("form")?.contains(document.activeElement))
      sign.current.scrollIntoView({ block: "nearest" });
  }, [last?.day]);
  const shown = last && last.day >= today;
  // The week of the last day is the pink window. The steps come before it, and before them what is left.
  const weeks = shown ? weeksBetween(today, last.day) : 0;
  const free = Math.max(weeks - studyWeeks, 0);
  const earlier = Math.max(weeks + 1 - WEEKS, 0);
  const at = (week: number) => Math.max(week - earlier, 0);
  const parts = [
    { tone: colors.surface, from: 0, to: free, label: texts.freeWeeksLabel, weeks: free },
    { tone: colors.brand, from: free, to: weeks, label: texts.stepWeeksLabel, weeks: weeks - free },
    { tone: colors.accent, from: weeks, to: weeks + 1, label: texts.lastWeekLabel, weeks: 1 },
  ].filter((part) => part.weeks > 0);
  return (
    <figure>
      <div css={house}>
        <svg viewBox={`0 0 ${SIZE.w} 34`} aria-hidden="true">
          <path d="M30 12V2h15v10zm160 0V2h15v10zM4 34l5-17 8-6h201l8 6 5 17z" fill={colors.inkSoft} />
          <path d={dormers} fill={colors.ink} />
        </svg>
        <div data-late={kind === "late" || undefined}>
          <p ref={sign}>{children}</p>
        </div>
        <svg viewBox={`0 0 ${SIZE.w} ${SIZE.h}`} fill="none" aria-hidden="true">
          <path d={`M0 0h${SIZE.w}v${SIZE.h}H0z`} fill={colors.ink} />
          <path
            d={`M${DOOR.x} ${SIZE.h}v${-DOOR.h + 8}a8 8 0 0 1 ${DOOR.w} 0v${DOOR.h - 8}z`}
            fill={colors.action}
          />
          <g {...panes}>
            <path d={windows(0, WEEKS)} stroke={colors.inkSoft} />
          </g>
          {shown && (
            <g key={last.day} {...panes}>
              {parts.map(({ tone, from, to }) => (
                <path key={tone} d={windows(at(from), at(to))} stroke={tone} />
              ))}
            </g>
          )}
          <path
            d={windows(0, WEEKS)}
            stroke={colors.ink}
            strokeWidth={WINDOW.h}
            strokeDasharray={`1 ${PITCH.x - 1}`}
            strokeDashoffset={-(WINDOW.w - 1) / 2}
          />
          <path d={bars} stroke={colors.ink} />
          <path
            d={`M0 .5h${SIZE.w}M0 ${2 * PITCH.y}h${SIZE.w}M0 ${4 * PITCH.y}h${SIZE.w}`}
            stroke={colors.inkSoft}
          />
        </svg>
      </div>
      <figcaption css={legend}>
        <p>{typeset(texts.windowLabel)}</p>
        {shown &&
          parts.map(({ tone, label, weeks }) => (
            <p key={tone}>
              <span style={{ background: tone }} />
              {typeset(fillIn(label, { semaines: weeksInFrench(weeks) }))}
            </p>
          ))}
        {earlier > 0 && (
          <p>{typeset(fillIn(texts.earlierWeeksText, { semaines: weeksInFrench(earlier) }))}</p>
        )}
      </figcaption>
    </figure>
  );
}
