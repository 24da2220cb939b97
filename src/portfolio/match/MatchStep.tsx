import { css } from "@emotion/react";
import { useId, useState } from "react";

import { textButton } from "../../components/Button";
import { noteText, strongText, visuallyHidden } from "../../theme/text";
import { oneLine, stack } from "../step-parts";
import { type Matching, slotsOf, type Suggestion } from "../table/match";
import type { Sheet } from "../table/sheet";
import { titlesOf } from "./column-titles";
import { MatchForm } from "./MatchForm";

const columnsLine = css(oneLine, noteText);

interface MatchStepProps {
  sheet: Sheet;
  suggestion: Suggestion;
  /** Null until the visitor has confirmed it, unless it is clear. */
  matching: Matching | null;
  confirm: (matching: Matching) => void;
  readHeadings: (headingRow: number) => void;
}

/** « Ces colonnes sont justes »; once they are, one line with « Changer ». */
export function MatchStep({ sheet, suggestion, matching, confirm, readHeadings }: MatchStepProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const initial = matching ?? suggestion;
  const titles = titlesOf(sheet, initial.headingRow);
  const read = slotsOf(initial.hasBothEnergies).flatMap(({ slot }) => {
    const column = initial.columns[slot];
    return column === undefined ? [] : (titles[column] ?? []);
  });
  const form = (
    <MatchForm
      // A form whose columns are confirmed shows these.
      key={`${matching === null}`}
      sheet={sheet}
      initial={initial}
      maybe={suggestion.maybe}
      confirm={(next) => {
        setOpen(false);
        confirm(next);
      }}
      readHeadings={readHeadings}
    />
  );
  if (!matching)
    return (
      <div css={stack}>
        <p css={strongText} tabIndex={-1} data-result="">
          Vérifiez les colonnes, puis confirmez&nbsp;: aucune date n’est calculée avant.
        </p>
        {form}
      </div>
    );
  return (
    <div css={stack}>
      <div css={columnsLine}>
        <p>{`Colonnes lues\u00a0: ${[...new Set(read)].join(" · ")}`}</p>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          css={textButton}
          onClick={() => setOpen(!isOpen)}
        >
          Changer<span css={visuallyHidden}> les colonnes</span>
        </button>
      </div>
      {isOpen && <div id={id}>{form}</div>}
    </div>
  );
}
