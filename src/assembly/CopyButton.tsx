import type { SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";

import { useCopy } from "../components/download/save-and-copy";
import { noteText } from "../theme/text";

interface CopyButtonProps {
  text: string;
  look: SerializedStyles;
  children: ReactNode;
}

/** Copies a text, and says so below. */
export function CopyButton({ text, look, children }: CopyButtonProps) {
  const [outcome, copy] = useCopy(
    "Le texte est copié\u00a0: collez-le dans votre document ou votre e-mail.",
    "La copie a échoué\u00a0: sélectionnez le texte, puis copiez-le au clavier.",
  );
  return (
    <div>
      <button type="button" onClick={() => copy(text)} css={look}>
        {children}
      </button>
      <p role="status" css={noteText}>
        <span key={outcome}>{outcome}</span>
      </p>
    </div>
  );
}
