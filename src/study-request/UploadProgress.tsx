import type { RefObject } from "react";

import { textButton } from "../components/Button";
import { cancelDelivery, useProgress } from "./delivery";
import { formatSize } from "./files";
import * as styles from "./form.styles";

const progressId = "demande-envoi";

/** What is announced: only a few sentences, although the figures change often. */
const milestones = [
  "Nous envoyons votre demande et vos fichiers.",
  "La moitié de l’envoi est faite.",
  "Tout est envoyé\u00a0: nous attendons la réponse du service.",
];

/** The sentence for a live region while a request is under way. */
export function UploadStatus() {
  const milestone = useProgress((progress) =>
    progress ? Math.floor((2 * progress.sent) / progress.total) : 0,
  );
  return <span>{milestones[milestone]}</span>;
}

/** The progress of a larger request, and the button that cancels it. */
export function UploadProgress({ submitButton }: { submitButton: RefObject<HTMLButtonElement | null> }) {
  const sent = useProgress((progress) => progress?.sent);
  const total = useProgress((progress) => progress?.total);
  if (sent === undefined || total === undefined) return null;
  return (
    <div css={styles.upload}>
      <div>
        <label htmlFor={progressId}>
          {formatSize(sent)} envoyés sur {formatSize(total)}
        </label>
        <progress id={progressId} value={sent} max={total} />
      </div>
      <button
        type="button"
        css={textButton}
        onClick={() => {
          cancelDelivery();
          // This button is about to disappear.
          submitButton.current?.focus();
        }}
      >
        Annuler
      </button>
    </div>
  );
}
