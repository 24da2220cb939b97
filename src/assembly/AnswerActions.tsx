import { css, type SerializedStyles } from "@emotion/react";

import { buttonRow, primaryButton, secondaryButton, textButton } from "../components/Button";
import { DownloadButton } from "../components/download/DownloadButton";
import type { FirstStep } from "../contract/answer";
import { calendarFile, hasReminders } from "../contract/calendar-file";
import { slugOf } from "../french/plain-letters";
import { StudyLink } from "../study-request/StudyLink";
import { space } from "../theme/tokens";
import { needsScript } from "../theme/without-scripts";
import { CopyButton } from "./CopyButton";
import type { Answered } from "./rules/answer-for";
import { asPlainText } from "./rules/copied-text";
import type { Dossier } from "./rules/dossier";
import type { FieldTexts } from "./rules/dossier-fields";
import { SENDING } from "./rules/first-step";
import { forwardLink } from "./rules/forwarded";
import { mailOf, mailtoUrl } from "./rules/mail";
import { requestPrefill } from "./rules/request";

const buttons = css(buttonRow, { marginTop: space(3), alignItems: "start" });
const otherRow = css(buttonRow, { columnGap: space(3), rowGap: 0, marginTop: space(1) });
const otherLook = css(textButton, { display: "inline-flex", alignItems: "center", padding: 0 });

/** Latin letters and digits only: `dossier-assemblee-les-erables.pdf`. A name is cut to 80 characters. */
export const fileName = (copropriete: string, extension: "pdf" | "ics"): string =>
  `${slugOf(`dossier-assemblee-${copropriete}`.slice(0, 80))}.${extension}`;

interface AnswerActionsProps {
  studyButton: string;
  typed: FieldTexts;
  answered: Answered;
  dossier: Dossier;
  fetchPdfMaker: () => Promise<(dossier: Dossier) => Blob>;
}

/** What a visitor may do with an answer. A first step is one of them. */
type Action = FirstStep | "calendarFile";

/** The other actions for each first step: `beside` are buttons next to that of the first step, `others` look like links. */
const NEXT: Readonly<Record<FirstStep, { beside: readonly Action[]; others: readonly Action[] }>> = {
  dossier: { beside: ["calendarFile", "study"], others: [] },
  letter: { beside: ["dossier"], others: ["calendarFile", "study"] },
  agreement: { beside: ["letter"], others: ["dossier", "calendarFile", "study"] },
  question: { beside: ["dossier"], others: ["calendarFile", "study"] },
  study: { beside: ["dossier"], others: ["calendarFile"] },
};

/** What to do with the answer. The first step is the filled button. */
export function AnswerActions({ studyButton, typed, answered, dossier, fetchPdfMaker }: AnswerActionsProps) {
  const { brandName, copropriete, energy, deadlines, messages, answer } = dossier;
  const { firstStep } = answer;
  const nameAdvice = copropriete
    ? ""
    : " Donnez un nom à la copropriété\u00a0: votre agenda peut alors remplacer ces dates par celles d’un nouveau fichier.";

  const actionFor = (name: Action, look: SerializedStyles) => {
    switch (name) {
      case "letter":
      case "question": {
        const text = messages[name];
        if (!text) return null;
        return (
          // The key resets the button when the text changes, so that it no longer says « copié ».
          <CopyButton key={JSON.stringify(text)} text={asPlainText(text, false)} look={look}>
            {SENDING[name].label}
          </CopyButton>
        );
      }
      case "agreement": {
        if (!messages.council) return null;
        const datesLink = forwardLink(typed, window.location.origin);
        return (
          <a key={name} href={mailtoUrl(mailOf(messages.council, answer.headline, datesLink))} css={look}>
            {SENDING.agreement.label}
          </a>
        );
      }
      case "study":
        return (
          <StudyLink key={name} prefill={requestPrefill(answered)} from="de votre dossier" css={look}>
            {studyButton}
          </StudyLink>
        );
      case "dossier":
        return (
          <DownloadButton
            key={name}
            madeOf={typed}
            label="Télécharger le dossier"
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
      case "calendarFile": {
        const contract = { name: copropriete, energy, deadlines: deadlines.rows };
        if (!hasReminders([contract])) return null;
        return (
          <DownloadButton
            key={name}
            madeOf={typed}
            label="Ajouter ces dates à mon agenda"
            look={look}
            make={() => ({
              file: calendarFile([contract], { brandName, host: window.location.hostname }),
              name: fileName(copropriete, "ics"),
            })}
            busy="Préparation des dates…"
            ordered={(downloaded) =>
              `Le téléchargement est lancé. Ouvrez le fichier ${downloaded} pour ajouter les dates à votre agenda.${nameAdvice}`
            }
            failed="Les dates n’ont pas pu être enregistrées. Réessayez."
          />
        );
      }
    }
  };
  const { beside, others } = NEXT[firstStep];
  return (
    <div {...needsScript}>
      <div css={buttons}>
        {actionFor(firstStep, primaryButton)}
        {beside.map((name) => actionFor(name, secondaryButton))}
      </div>
      <div css={otherRow}>{others.map((name) => actionFor(name, otherLook))}</div>
    </div>
  );
}
