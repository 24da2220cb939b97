import { css } from "@emotion/react";

import { needsScript } from "../components/field.styles";
import { from, print } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { colors, gutters, radii, shadows, space, widths } from "../theme/tokens";

/** The anchor of the section. */
export const sectionId = "assemblee";

/** A part that does nothing before its code has arrived, and nothing on paper. It keeps its place on the page. */
export const onlyForScripts = (ready: boolean) =>
  css(needsScript, !ready && { visibility: "hidden" }, { [print]: { display: "none" } });

export const parts = css({ display: "grid", gap: space(6), [print]: { display: "block" } });

/** The form beside the results. Without scripts there is no form, and the results have the whole width. */
export const sides = css({
  display: "grid",
  gap: space(4),
  "@media (scripting: enabled)": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" },
  },
  [print]: { display: "block" },
});

export const sheet = css({
  display: "grid",
  gridTemplateRows: "auto auto auto 1fr",
  gap: space(5),
  padding: `${space(4)} ${gutters.panel}`,
  borderTop: `4px solid ${colors.turquoise}`,
  borderRadius: radii.small,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "block", padding: `${space(2)} 0`, borderRadius: 0, "> *": { marginBottom: space(3) } },
});
/** At the lower edge, where the form is higher than the results. */
export const sheetEnd = css({ alignSelf: "end" });
export const fileTitle = css(strongText, { color: colors.action });
export const buildingName = css(noteText);

export const contactText = css({ marginTop: space(1), maxWidth: widths.text });
export const request = css({ marginTop: space(2) });
