import { css } from "@emotion/react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Form } from "react-final-form";

import { onReturn } from "../browser/navigation";
import { buttonRow, secondaryButton } from "../components/Button";
import { SectionLink } from "../components/layout/SectionLink";
import { type Day, dayOf } from "../content/day";
import { createDraft } from "../forms/elements";
import { needsScript } from "../forms/field.styles";
import { FormElement } from "../forms/FormElement";
import { prefillRequest } from "../study-request/prefill";
import { below, from, print } from "../theme/media";
import { noteText, strongText, visuallyHidden } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, space } from "../theme/tokens";
import { type AssemblyContent, createAssemblyFile, requestElements } from "./assembly-file";
import { FIRST, FoldedFields, Group, groupStyles } from "./AssemblyForm";
import { inOneLine } from "./calendar";
import { Downloads, type DownloadsProps } from "./Downloads";
import { type Entries, type Problems, readEntries, type Typed } from "./fields";
import { Resolutions, sheet } from "./Resolutions";
import { Answer, Calendar, Estimation, Notes, stressed } from "./Results";

const parts = css({ display: "grid", gap: space(6), [print]: { display: "block" } });
/** Each group of fields is followed by its results: in a wide window the dates are beside the first fields. */
const card = css(sheet, groupStyles, {
  display: "grid",
  gap: `${space(4)} ${space(5)}`,
  "> *": { minWidth: 0 },
  "> [data-dates]": {
    h3: { marginTop: space(3) },
    "> p:first-of-type": [strongText, { color: colors.action }],
  },
  // Without scripts there are no fields, and the results have the whole width.
  "@media (scripting: enabled)": {
    [from.desktop]: {
      gridTemplate: "auto 1fr / minmax(0, 2fr) minmax(0, 3fr)",
      "> [data-dates]": { gridArea: "1 / 2 / span 2" },
    },
  },
  [print]: { display: "block", "> *": { marginBottom: space(3) } },
});
/** A narrow window has no room for the answer beside the fields. A low one, such as at 400 % zoom, has none for this either. */
const strip = css(needsScript, noteText, {
  position: "sticky",
  zIndex: 1,
  top: headerHeight,
  margin: `${space(-4)} calc(-1 * ${gutters.panel}) 0`,
  padding: `${space(1)} ${gutters.panel}`,
  // Three lines on a phone, also while there is no answer: a text that comes later would move the fields.
  [below.tablet]: { minHeight: `calc(${3 * lineHeights.small}em + ${space(2)})` },
  borderBottom: `1px solid ${colors.line}`,
  background: colors.brandSoft,
  color: colors.ink,
  strong: { display: "inline-block" },
  "> strong + strong": { display: "block" },
  "&[data-late]": { borderColor: colors.accent, background: colors.accentSoft },
  [from.desktop]: { display: "none" },
  "@media (max-height: 30em)": { display: "none" },
  [print]: { display: "none" },
});
const buttons = css(buttonRow, needsScript, { marginTop: space(3), [print]: { display: "none" } });

const visitorsDay = () => dayOf(new Date());

/** The texts that are new since the last pause of 1.5 s, on one line: they are announced then, and not at each key (WCAG 4.1.3). */
function useAnnouncement(texts: readonly string[]): string {
  const [announced, announce] = useState("");
  const last = useRef<readonly string[]>([]);
  const lines = texts.join("\n");
  useEffect(() => {
    const timer = setTimeout(() => {
      const now = lines.split("\n");
      const fresh = now.filter((line) => line && !last.current.includes(line));
      last.current = now;
      if (fresh.length > 0) announce(fresh.join(" "));
    }, 1500);
    return () => clearTimeout(timer);
  }, [lines]);
  return announced;
}

export type AssemblyToolProps = AssemblyContent & Pick<DownloadsProps, "fetchPdfMaker">;

const draft = createDraft<Typed>({});
const state = { values: true, errors: true, touched: true };
const nothingToSubmit = () => undefined;

/** The form, and with it the file that follows from what is typed. */
export function AssemblyTool(props: AssemblyToolProps) {
  const today = useSyncExternalStore(onReturn, visitorsDay, visitorsDay);
  const { convocationDays } = props.page;
  const read = useCallback(
    (typed: Typed) => readEntries(typed, today, convocationDays),
    [today, convocationDays],
  );
  const findProblems = useCallback((typed: Typed) => read(typed).problems, [read]);
  return (
    <Form<Typed> onSubmit={nothingToSubmit} validate={findProblems} subscription={state}>
      {({ values, errors = {}, touched = {} }) => (
        <Preparation
          {...props}
          today={today}
          typed={values}
          entries={read(values)}
          problems={Object.fromEntries(Object.entries(errors).filter(([name]) => touched[name]))}
        />
      )}
    </Form>
  );
}

interface PreparationProps extends AssemblyToolProps {
  today: Day;
  typed: Typed;
  entries: Entries;
  /** What is wrong in the fields that were left. */
  problems: Problems;
}

/** With nothing typed it is the model with its blanks, which the server renders. Nothing is submitted. */
function Preparation({ fetchPdfMaker, today, typed, entries, problems, ...content }: PreparationProps) {
  const file = createAssemblyFile(content, entries, today);
  const { answer } = file;
  const { deadlines } = file.calendar;
  const next = deadlines.find(({ past }) => !past);
  const announced = useAnnouncement([
    ...(file.estimate.result ? [file.estimate.result] : []),
    ...[answer.headline, answer.fit, ...answer.details],
    ...deadlines.map((deadline) => `${inOneLine(deadline)}. ${deadline.advice}`.trim()),
    ...Object.values<string>(problems),
  ]);
  return (
    <div css={parts}>
      <noscript>
        <p>
          Votre navigateur n’exécute pas de scripts&nbsp;: le formulaire n’est pas affiché. Tout ce qui suit
          se lit et s’imprime, et les pointillés se complètent à la main.
        </p>
      </noscript>
      <FormElement name="dossier" draft={draft} autoComplete="off" aria-label="Votre situation" css={card}>
        {/* The same as below, so it is not read aloud. */}
        <p aria-hidden css={strip} data-late={answer.isLate || undefined}>
          {answer.headline
            ? stressed(answer.headline, answer.date)
            : next
              ? stressed(inOneLine(next), next.date)
              : "Indiquez la fin du contrat et son préavis\u00a0: vos dates s’affichent."}
          {answer.fit && <strong>{answer.fit}</strong>}
        </p>
        <Group legend="Votre situation" names={FIRST}>
          <p>Tout est facultatif, et rien ne quitte votre navigateur.</p>
        </Group>
        <div data-dates="">
          <p>{file.title}</p>
          {file.copropriete && <p css={noteText}>{file.copropriete}</p>}
          <Answer answer={answer} />
          <Calendar calendar={file.calendar} />
          <div css={buttons}>
            <Downloads file={file} fetchPdfMaker={fetchPdfMaker} />
            <SectionLink
              to="contact"
              onHomePage={false}
              onClick={() => prefillRequest(requestElements(entries, file))}
              css={secondaryButton}
            >
              Demander l’étude avec ces éléments
            </SectionLink>
          </div>
        </div>
        <Notes of={file.calendar.notes} />
        <FoldedFields typed={typed} problems={problems} />
        <Estimation estimate={file.estimate} />
      </FormElement>
      <Resolutions resolutions={file.resolutions} />
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}
