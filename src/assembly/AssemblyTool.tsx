import { css } from "@emotion/react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { buttonRow, secondaryButton } from "../components/Button";
import { needsScript } from "../components/field.styles";
import { SectionLink } from "../components/layout/SectionLink";
import { onReturn } from "../components/on-return";
import { prefillRequest } from "../study-request/prefill";
import { from, print } from "../theme/media";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, gutters, radii, shadows, space } from "../theme/tokens";
import { type AssemblyContent, createAssemblyFile, requestElements } from "./assembly-file";
import { AssemblyForm } from "./AssemblyForm";
import { dayOf } from "./days";
import { Downloads } from "./Downloads";
import { readEntries, type Typed } from "./fields";
import { Resolutions } from "./Resolutions";
import { Calendar, Estimation } from "./Results";
import { useTyped } from "./use-typed";

const parts = css({ display: "grid", gap: space(6), [print]: { display: "block" } });
/** The form beside the results. Without scripts there is no form, and the results have the whole width. */
const sides = css({
  display: "grid",
  gap: space(4),
  "@media (scripting: enabled)": {
    [from.desktop]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", alignItems: "start" },
  },
  [print]: { display: "block" },
});
const sheet = css({
  display: "grid",
  gap: space(5),
  padding: `${space(4)} ${gutters.panel}`,
  borderTop: `4px solid ${colors.turquoise}`,
  borderRadius: radii.small,
  background: colors.surface,
  boxShadow: shadows.raised,
  [print]: { display: "block", padding: `${space(2)} 0`, "> *": { marginBottom: space(3) } },
});
const fileTitle = css(strongText, { color: colors.action });
const buttons = css(buttonRow, needsScript, { [print]: { display: "none" } });

const visitorsDay = () => dayOf(new Date());

/** How long nothing is typed before the results are announced, in ms. */
const PAUSE = 1500;

/** The texts that are new since the last pause, on one line: they are announced then, and not at each key (WCAG 4.1.3). */
function useAnnouncement(texts: readonly string[]): string {
  const [announced, announce] = useState("");
  const last = useRef<readonly string[]>([]);
  const lines = texts.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = lines.split("\n");
      const fresh = now.filter((line) => !last.current.includes(line));
      last.current = now;
      if (fresh.length > 0) announce(fresh.join(" "));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [lines]);
  return announced;
}

/** The form and the file that follows from it. With nothing typed it is the model with its blanks, which the server renders. */
export function AssemblyTool({ page, steps, settings }: AssemblyContent) {
  const form = useRef<HTMLFormElement>(null);
  const today = useSyncExternalStore(onReturn, visitorsDay, visitorsDay);
  const { convocationDays } = page;
  const read = useCallback(
    (typed: Typed) => readEntries(typed, { today, convocationDays }),
    [today, convocationDays],
  );
  const { entries, problems } = useTyped(form, read);
  const file = createAssemblyFile({ page, steps, settings }, entries, today);
  const announced = useAnnouncement([
    ...(file.estimate ? [file.estimate.result] : []),
    ...file.calendar.deadlines.map(({ title, date, advice }) => `${title}\u00a0: ${date}. ${advice}`.trim()),
    ...Object.values<string>(problems),
  ]);
  return (
    <div css={parts}>
      <noscript>
        <p>
          Votre navigateur n’exécute pas de scripts&nbsp;: le formulaire n’est pas montré. Tout ce qui suit se
          lit et s’imprime, et les pointillés se complètent à la main.
        </p>
      </noscript>
      <div css={sides}>
        <AssemblyForm element={form} problems={problems} />
        <div css={sheet}>
          <div>
            <p css={fileTitle}>{file.title}</p>
            {file.copropriete && <p css={noteText}>{file.copropriete}</p>}
          </div>
          <Calendar calendar={file.calendar} />
          <Estimation page={page} estimate={file.estimate} />
          <div css={buttons}>
            <Downloads settings={settings} file={file} energy={entries.energy} today={today} />
            <SectionLink
              to="contact"
              onHomePage={false}
              onClick={() => prefillRequest(requestElements(entries))}
              css={secondaryButton}
            >
              Demander l’étude avec ces éléments
            </SectionLink>
          </div>
        </div>
      </div>
      <Resolutions resolutions={file.resolutions} />
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}
