import { css, type SerializedStyles } from "@emotion/react";

import { buttonRow, primaryButton, secondaryButton, textButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import type { FirstStep } from "../contract/answer";
import { assemblyCalendarFile } from "../contract/calendar-file";
import { dayOf } from "../french/dates";
import { slugOf } from "../french/plain-letters";
import { StudyLink } from "../study-request/StudyLink";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { CopyButton } from "./CopyButton";
import { mailWithLink, NewMailLink } from "./Forward";
import type { Answered } from "./rules/answer-for";
import { asHtml, asPlainText } from "./rules/copied-text";
import type { Dossier, TitledText } from "./rules/dossier";
import type { FieldTexts } from "./rules/fields";
import { SENDING } from "./rules/first-step";
import { requestElements } from "./rules/request";

const buttons = css(buttonRow, { marginTop: space(3), alignItems: "start" });
const others = css(buttonRow, { columnGap: space(3), rowGap: 0, marginTop: space(1) });
const otherLook = css(textButton, { display: "inline-flex", alignItems: "center", padding: 0 });

/** Latin letters and digits only: `dossier-assemblee-les-erables.pdf`. A name without any gets the day and the time. */
export function fileName(copropriete: string, extension: "pdf" | "ics"): string {
  const now = new Date();
  const latin = slugOf(copropriete);
  const plain = latin || (copropriete && `${dayOf(now)} ${now.toTimeString().slice(0, 8)}`);
  return `${slugOf(`dossier-assemblee-${plain.slice(0, 60)}`)}.${extension}`;
}

/** Fallback for the copropriété's name in the UIDs of events. It differs in each visit. */
const visit = Date.now().toString(36);

interface AnswerActionsProps {
  studyButton: string;
  typed: FieldTexts;
  answered: Answered;
  dossier: Dossier;
  pdfNote: string;
  fetchPdfMaker: () => Promise<(dossier: Dossier) => Blob>;
}

/** What a visitor may do with an answer. */
type Action = "dossier" | "calendarFile" | "study" | "letter" | "agreement" | "question";

/** The actions after each first step: `beside` are buttons next to the filled one, `others` are links. */
const NEXT: Readonly<Record<FirstStep, { beside: readonly Action[]; others: readonly Action[] }>> = {
  dossier: { beside: ["calendarFile", "study"], others: [] },
  letter: { beside: ["dossier"], others: ["calendarFile", "study"] },
  agreement: { beside: ["letter"], others: ["dossier", "calendarFile", "study"] },
  question: { beside: ["dossier"], others: ["calendarFile", "study"] },
  study: { beside: ["dossier"], others: ["calendarFile"] },
};

const CopyText = ({
  text,
  look,
  label,
}: {
  text: TitledText | null;
  look: SerializedStyles;
  label: string;
}) =>
  text && (
    <CopyButton
      key={JSON.stringify(text)}
      text={asPlainText(text, false)}
      html={asHtml(text, false)}
      look={look}
    >
      {label}
    </CopyButton>
  );

/** What to do with the answer: its first step is filled. */
export function AnswerActions({
  studyButton,
  typed,
  answered,
  dossier,
  pdfNote,
  fetchPdfMaker,
}: AnswerActionsProps) {
  const { copropriete, deadlines, messages, answer } = dossier;
  const { firstStep } = answer;
  const named = copropriete
    ? ""
    : " Donnez un nom à la copropriété\u00a0: votre agenda peut alors remplacer ces dates par celles d’un nouveau fichier.";

  const actionFor = (name: Action, look: SerializedStyles) => {
    switch (name) {
      case "letter":
        return <CopyText key={name} text={messages.letter} look={look} label={SENDING.letter.label} />;
      case "question":
        return <CopyText key={name} text={messages.question} look={look} label={SENDING.question.label} />;
      case "agreement":
        return (
          messages.council && (
            <NewMailLink
              key={name}
              mail={mailWithLink(messages.council, dossier, typed)}
              label={SENDING.agreement.label}
              css={look}
            />
          )
        );
      case "study":
        return (
          <StudyLink key={name} prefill={requestElements(answered)} from="de votre dossier" css={look}>
            {studyButton}
          </StudyLink>
        );
      case "dossier":
        return (
          <DownloadButton
            key={name}
            of={typed}
            label="Télécharger le dossier"
            note={pdfNote || undefined}
            look={look}
            prefetch={fetchPdfMaker}
            make={async () => ({
              file: (await fetchPdfMaker())(dossier),
              name: fileName(copropriete, "pdf"),
            })}
            busy="Préparation du dossier…"
            ordered={(downloaded) => `Le téléchargement est lancé. Le dossier s’appelle ${downloaded}.`}
            failed="Le dossier n’a pas pu être préparé. Vérifiez votre connexion et réessayez."
          />
        );
      case "calendarFile":
        // A calendar file without events is invalid (RFC 5545, 3.6).
        if (!deadlines.rows.some(({ isReminder }) => isReminder)) return null;
        return (
          <DownloadButton
            key={name}
            of={typed}
            label="Ajouter ces dates à mon agenda"
            look={look}
            make={() => ({
              file: assemblyCalendarFile(deadlines.rows, {
                ...dossier,
                host: window.location.hostname,
                visit,
              }),
              name: fileName(copropriete, "ics"),
            })}
            busy="Préparation des dates…"
            ordered={(downloaded) =>
              `Le téléchargement est lancé. Ouvrez le fichier ${downloaded} pour ajouter les dates à votre agenda.${named}`
            }
            failed="Les dates n’ont pas pu être enregistrées. Réessayez."
          />
        );
    }
  };
  const next = NEXT[firstStep];
  return (
    <div {...needsScript}>
      <div css={buttons}>
        {actionFor(firstStep, primaryButton)}
        {next.beside.map((name) => actionFor(name, secondaryButton))}
      </div>
      <div css={others}>{next.others.map((name) => actionFor(name, otherLook))}</div>
    </div>
  );
}
