import type { Ref } from "react";

import { typeset } from "../components/typeset";
import { phoneLink } from "../content/links";
import * as styles from "./confirmation.styles";
import type { ContactSettings } from "./ContactInstead";
import type { StudyRequest } from "./fields";
import { NextSteps, type NextStepsContent } from "./NextSteps";
import { recapOf, thanks } from "./recap";

const headingId = `${styles.CONFIRMATION_ID}-titre`;

interface ConfirmationProps {
  request: StudyRequest;
  /** Whether an endpoint has received the request. Otherwise it is only in the browser's console. */
  delivered: boolean;
  page: NextStepsContent;
  settings: ContactSettings;
  ref: Ref<HTMLDivElement>;
}

/** The confirmation that stays when the toast is gone. It gets the focus, so that a screen reader reads its heading. */
export function Confirmation({
  request,
  delivered,
  page,
  settings: { email, phone },
  ref,
}: ConfirmationProps) {
  const call = <a href={phoneLink(phone)}>{phone}</a>;
  return (
    <div
      ref={ref}
      id={styles.CONFIRMATION_ID}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      css={styles.panel}
    >
      <h3 id={headingId} css={styles.heading}>
        {delivered ? thanks.delivered : thanks.kept}
      </h3>
      {delivered ? (
        <p>
          Nous vous répondons sous <strong>24h</strong>. Une erreur, une précision&nbsp;? Appelez le {call}.
        </p>
      ) : (
        <p>
          Elle est restée dans ce navigateur. Pour nous la transmettre, appelez le {call} ou écrivez à{" "}
          <a href={`mailto:${email}`}>{email}</a>&nbsp;: nous répondons sous <strong>24h</strong>.
        </p>
      )}
      <dl css={styles.recap}>
        {recapOf(request).map(({ label, answers }) => (
          <div key={label}>
            <dt>{label}</dt>
            {answers.map((answer, index) => (
              // The index, because two files can have the same name and size.
              <dd key={index}>{answer}</dd>
            ))}
          </div>
        ))}
      </dl>
      <button type="button" onClick={() => window.print()} css={styles.printButton}>
        Imprimer
      </button>
      {/* The same steps stand in the section, where their terms lead to the glossary. */}
      <NextSteps page={page} withTerms={typeset} css={styles.next} />
      <p css={styles.another}>Pour une autre copropriété, le formulaire est prêt.</p>
    </div>
  );
}
