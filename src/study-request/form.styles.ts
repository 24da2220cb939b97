import { css } from "@emotion/react";

import { control, inFieldRow } from "../components/field.styles";
import { coarsePointer, from } from "../theme/media";
import { smallText } from "../theme/text";
import { colors, radii, space, targets } from "../theme/tokens";

export * from "../components/field.styles";

export const form = css({ display: "grid", gap: space(5) });

/** Nobody drags a file with a finger. */
export const whereFilesDrop = css({ [coarsePointer]: { display: "none" } });

export const longText = css(control, { resize: "vertical" });

/** The file field and the list below it. */
export const files = inFieldRow;

/** What went wrong with a delivery. */
export const failedDelivery = css({
  marginBottom: space(3),
  padding: `${space(2)} ${space(3)}`,
  borderLeft: `6px solid ${colors.error}`,
  borderRadius: radii.small,
  background: colors.errorSoft,
  a: { color: colors.error },
});

export const submit = css({ minHeight: targets.large, width: "100%", [from.tablet]: { width: "auto" } });

/** The text below the button during a submission. */
export const waiting = css({ color: colors.inkSoft, "> span": { display: "block", marginTop: space(1.5) } });

/** Shown while a submission waits for hydration, which makes its button busy (gatsby-plugin-deferred-scripts). */
export const whileSubmissionWaits = css({ '[aria-busy="false"] + p > &': { display: "none" } });

/** The progress bar, with « Annuler » beside it. */
export const upload = css({
  display: "flex",
  alignItems: "end",
  gap: space(2),
  marginTop: space(1),
  "> div": { flex: 1, minWidth: 0 },
  label: [smallText, { fontVariantNumeric: "tabular-nums" }],
  progress: { display: "block", width: "100%", accentColor: colors.action },
});
