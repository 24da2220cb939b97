import { useRef, useSyncExternalStore } from "react";

import { buttonRow, secondaryButton } from "../components/Button";
import { useTermLinks } from "../components/glossary/TermLinks";
import { SectionLink } from "../components/layout/SectionLink";
import { onReturn } from "../components/on-return";
import { typeset } from "../components/typeset";
import { phoneLink } from "../content/links";
import { prefillRequest } from "../study-request/prefill";
import { visuallyHidden } from "../theme/text";
import * as styles from "./assembly.styles";
import { AssemblyForm } from "./AssemblyForm";
import { Calendar } from "./Calendar";
import { type AssemblyContent, createAssemblyFile } from "./create-assembly-file";
import { dayOf } from "./days";
import { Downloads } from "./Downloads";
import { Estimation } from "./Estimation";
import { labelledMessages } from "./messages";
import { PrintButton } from "./PrintButton";
import { requestElements } from "./request-elements";
import { Resolutions } from "./Resolutions";
import { resultsOf, useAnnouncement } from "./use-announcement";
import { useEntries } from "./use-entries";

const visitorsDay = () => dayOf(new Date());

const noChange = () => () => undefined;

/**
 * The form and the file that follows from it. With nothing typed it is the model with its blanks, which the server renders.
 */
export default function AssemblyTool({ page, steps, settings }: AssemblyContent) {
  const form = useRef<HTMLFormElement>(null);
  const { entries, reported } = useEntries(form);
  const today = useSyncExternalStore(onReturn, visitorsDay, visitorsDay);
  const ready = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  const withTerms = useTermLinks();
  const file = createAssemblyFile({ page, steps, settings }, entries, today);
  const { announced, announce } = useAnnouncement([...resultsOf(file), ...labelledMessages(page, reported)]);
  return (
    <div css={styles.parts}>
      <noscript>
        <p>{page.withoutScript}</p>
      </noscript>
      <div css={styles.sides}>
        <AssemblyForm page={page} element={form} reported={reported} />
        <div css={styles.sheet}>
          <div>
            <p css={styles.fileTitle}>{file.title}</p>
            {file.copropriete && <p css={styles.buildingName}>{file.copropriete}</p>}
          </div>
          <Estimation page={page} estimate={file.estimate} withTerms={withTerms} />
          <Calendar page={page} calendar={file.calendar} withTerms={withTerms} />
          <div css={[buttonRow, styles.sheetEnd, styles.onlyForScripts(ready)]}>
            <Downloads page={page} settings={settings} file={file} energy={entries.energy} today={today} />
            <PrintButton label={page.buttons[3] ?? ""} />
          </div>
        </div>
      </div>
      <Resolutions page={page} resolutions={file.resolutions} ready={ready} announce={announce} />
      <div>
        <h3>{page.contactHeading}</h3>
        <p css={styles.contactText}>{typeset(page.contactText)}</p>
        <p>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
          {" · "}
          <a href={phoneLink(settings.phone)}>{settings.phone}</a>
        </p>
        <p css={[styles.request, styles.onlyForScripts(ready)]}>
          <SectionLink
            to="contact"
            onHomePage={false}
            onClick={() => prefillRequest(requestElements(entries, page))}
            css={secondaryButton}
          >
            {page.buttons[2]}
          </SectionLink>
        </p>
      </div>
      <p role="status" css={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}
