import type { RefObject } from "react";

import { textButton } from "../components/Button";
import { cancelDelivery, useProgress } from "./delivery";
import { formatSize } from "./files";
import * as styles from "./form.styles";

const progressId = "demande-envoi";

/** What is announced: a few sentences, however often the figures change. */
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

/** How far a larger request is, and the way to take it back. */
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
          // This button is about to go.
          submitButton.current?.focus();
        }}
      >
        Annuler
      </button>
    </div>
  );
}
