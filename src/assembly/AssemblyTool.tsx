import { css } from "@emotion/react";

import { buttonRow, secondaryButton } from "../components/Button";
import { SectionLink } from "../components/layout/SectionLink";
import { needsScript } from "../forms/field.styles";
import { FormElement } from "../forms/FormElement";
import { prefillRequest } from "../study-request/prefill";
import { below, from, print } from "../theme/media";
import { noteText, strongText } from "../theme/text";
import { colors, gutters, headerHeight, lineHeights, space } from "../theme/tokens";
import { type AssemblyContent, createAssemblyFile, requestElements } from "./assembly-file";
import {
  AssemblyForm,
  FIRST,
  FoldedFields,
  formName,
  type FormState,
  Group,
  groupStyles,
} from "./AssemblyForm";
import { inOneLine } from "./calendar";
import { Downloads, type DownloadsProps } from "./Downloads";
import { draft } from "./fields";
import { Resolutions, sheet } from "./Resolutions";
import { Announcement, Answer, Calendar, Estimation, Notes, stressed } from "./Results";

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

export type AssemblyToolProps = AssemblyContent & Pick<DownloadsProps, "fetchPdfMaker">;

/** The form, and with it the file that follows from what is typed. */
export const AssemblyTool = (props: AssemblyToolProps) => (
  <AssemblyForm convocationDays={props.page.convocationDays}>
    {(state) => <Preparation {...props} {...state} />}
  </AssemblyForm>
);

/** With nothing typed it is the model with its blanks, which the server renders. Nothing is submitted. */
function Preparation({
  fetchPdfMaker,
  today,
  typed,
  entries,
  problems,
  ...content
}: AssemblyToolProps & FormState) {
  const file = createAssemblyFile(content, entries, today);
  const { answer } = file;
  const { deadlines } = file.calendar;
  const next = deadlines.find(({ past }) => !past);
  const announced = [
    ...(file.estimate.result ? [file.estimate.result] : []),
    ...[answer.headline, answer.fit, ...answer.details],
    ...deadlines.map((deadline) => `${inOneLine(deadline)}. ${deadline.advice}`.trim()),
    ...Object.values<string>(problems),
  ];
  return (
    <div css={parts}>
      <noscript>
        <p>
          Votre navigateur n’exécute pas de scripts&nbsp;: le formulaire n’est pas affiché. Ce qui suit se
          lit, et les pointillés disent ce qui se complète.
        </p>
      </noscript>
      <FormElement name={formName} draft={draft} autoComplete="off" aria-label="Votre situation" css={card}>
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
      <Announcement texts={announced} />
    </div>
  );
}
