import { css } from "@emotion/react";
import { useState } from "react";

import { textButton } from "../../components/Button";
import { checkbox } from "../../forms/field.styles";
import { print } from "../../theme/media";
import { noteText, visuallyHidden } from "../../theme/text";
import { space } from "../../theme/tokens";
import { type DatedContract, energyInFrench } from "./dated-contracts";
import { cards } from "./dates-table.styles";
import { openDossier } from "./open-dossier";
import { type Column, taskOf } from "./row-texts";
import { StateMark } from "./StateMark";

const energyStyles = css(noteText, { display: "block" });
const actions = css({ button: { paddingInline: 0, marginRight: space(2) }, [print]: { display: "none" } });
const onlyCards = css({ display: "none", [cards]: { display: "inline-flex" } });

interface DatesRowProps {
  dated: DatedContract;
  /** Columns of the table. */
  usual: readonly Column[];
  /** Columns that most rows leave empty: they stand in the row. */
  rare: readonly Column[];
  isTicked: boolean;
  toggle: () => void;
}

/**
 * The row of a contract. On a phone it is a card: its state and what to do, and the other days after a press.
 */
export function DatesRow({ dated, usual, rare, isTicked, toggle }: DatesRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, energy } = dated;
  const about = [name, energyInFrench(energy).toLowerCase()].filter(Boolean).join(", ");
  const rareTexts = rare.flatMap(({ heading, lines }) =>
    lines(dated).map((text) => `${heading}\u00a0: ${text}`),
  );
  return (
    <tr data-open={isOpen ? "" : undefined}>
      <th scope="row">
        <label css={checkbox}>
          <input type="checkbox" checked={isTicked} onChange={toggle} />
          <span>
            <span css={visuallyHidden}>Demander l’étude de </span>
            {name}
            {energy && <span css={energyStyles}>{energyInFrench(energy)}</span>}
          </span>
        </label>
      </th>
      <td>
        <StateMark dated={dated} />
        {taskOf(dated).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {rareTexts.map((text) => (
          <p key={text} css={noteText}>
            {text}
          </p>
        ))}
        <div css={actions}>
          <button
            type="button"
            aria-expanded={isOpen}
            css={[textButton, onlyCards]}
            onClick={() => setOpen(!isOpen)}
          >
            Toutes les dates<span css={visuallyHidden}> de {about}</span>
          </button>
          <button type="button" css={textButton} onClick={() => openDossier(dated)}>
            Ouvrir le dossier<span css={visuallyHidden}> de {about}</span>
          </button>
        </div>
      </td>
      {usual.map(({ heading, lines }) => (
        <td key={heading} data-label={heading}>
          {lines(dated).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </td>
      ))}
    </tr>
  );
}
