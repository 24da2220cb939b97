import { css } from "@emotion/react";

import { primaryButton } from "../../components/Button";
import { counted } from "../../french/numbers";
import { StudyLink } from "../../study-request/StudyLink";
import { lowWindow, print } from "../../theme/media";
import { noteText, visuallyHidden } from "../../theme/text";
import { colors, space } from "../../theme/tokens";
import { oneLine } from "../step-parts";
import { buildingsOf, type DatedContract } from "./dated-contracts";
import { MOST_REQUESTED, requestFor } from "./fill-forms";

/** The bar stays in sight while the visitor ticks buildings. */
const inSight = css({ position: "sticky", bottom: 0, zIndex: 1, [lowWindow]: { position: "static" } });
const bar = css(oneLine, {
  paddingBlock: space(1.5),
  borderTop: `1px solid ${colors.line}`,
  background: colors.surface,
  [print]: { display: "none" },
});

const HINT = "Cochez des immeubles pour demander leur étude.";
const TOO_MANY = `${MOST_REQUESTED}\u00a0contrats au plus par demande.`;

/** A link to the study request for the ticked contracts, and a status that says how many buildings they are. */
export function RequestBar({ ticked }: { ticked: readonly DatedContract[] }) {
  const countText = counted(buildingsOf(ticked).size, "immeuble");
  const isTooMany = ticked.length > MOST_REQUESTED;
  const isPossible = ticked.length > 0 && !isTooMany;
  const hint = isTooMany ? TOO_MANY : HINT;
  const status = isPossible ? `Coché\u00a0: ${countText}.` : hint;
  return (
    <div css={[bar, ticked.length > 0 && inSight]}>
      {isPossible && (
        <StudyLink prefill={requestFor(ticked)} from="du tableau" css={primaryButton}>
          <span key={countText}>{`Demander l’étude pour ${countText}`}</span>
        </StudyLink>
      )}
      <p role="status" css={isPossible ? visuallyHidden : noteText}>
        <span key={status}>{status}</span>
      </p>
    </div>
  );
}
