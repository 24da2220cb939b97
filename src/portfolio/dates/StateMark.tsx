import { css } from "@emotion/react";

import type { PlanState } from "../../content/formats/plan-states";
import { forcedColors } from "../../theme/media";
import { strongText } from "../../theme/text";
import { colors, space } from "../../theme/tokens";
import type { DatedContract } from "./dated-contracts";

const CALM: readonly PlanState[] = ["inTime", "tight"];
const NEUTRAL: readonly PlanState[] = ["openEnded", "endsByItself", "smallMeter"];

/** The colour and the sign of a state: a check mark, a dash or an exclamation mark. */
function lookOf(state: PlanState): { color: string; path: string } {
  if (CALM.includes(state)) return { color: colors.action, path: "M4 8.5l2.5 2.5L12 5" };
  if (NEUTRAL.includes(state)) return { color: colors.inkSoft, path: "M4.5 8h7" };
  return { color: colors.accentStrong, path: "M8 3.5v5M8 11.5v1" };
}

const line = css(strongText, { display: "flex", alignItems: "center", gap: space(0.75) });
const sign = css({
  flex: "none",
  width: "1.25em",
  height: "1.25em",
  circle: { fill: "currentColor", [forcedColors]: { fill: "CanvasText" } },
  path: {
    fill: "none",
    stroke: colors.surface,
    strokeWidth: 2,
    strokeLinecap: "round",
    [forcedColors]: { stroke: "Canvas" },
  },
});

/** The word of a contract's state, with a sign and a colour. */
export function StateMark({ dated }: { dated: DatedContract }) {
  const { color, path } = lookOf(dated.plan.state);
  return (
    <p css={line} style={{ color }}>
      <svg viewBox="0 0 16 16" aria-hidden="true" css={sign}>
        <circle cx="8" cy="8" r="8" />
        <path d={path} />
      </svg>
      {dated.word}
    </p>
  );
}
