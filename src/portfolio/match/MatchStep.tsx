import { css } from "@emotion/react";
import { useId, useState } from "react";

import { textButton } from "../../components/Button";
import { noteText, strongText, visuallyHidden } from "../../theme/text";
import { oneLine, stack } from "../step-parts";
import { COLUMN_IDS, type Columns } from "../table/fields";
import type { MatchedTable } from "../use-reading";
import { titlesOf } from "./column-titles";
import { MatchForm } from "./MatchForm";

const columnsLine = css(oneLine, noteText);

interface MatchStepProps extends MatchedTable {
  confirm: (columns: Columns) => void;
  readHeadings: (headingRow: number) => void;
}

/**
 * The form in which the visitor confirms the columns. Afterwards it is one line that names them, and « Changer »
 * opens the form again.
 */
export function MatchStep({ table, suggestion, columns, confirm, readHeadings }: MatchStepProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const form = (
    <MatchForm
      table={table}
      initial={columns ?? suggestion.columns}
      maybe={suggestion.maybe}
      confirm={(confirmed) => {
        setOpen(false);
        confirm(confirmed);
      }}
      readHeadings={readHeadings}
    />
  );
  if (!columns)
    return (
      <div css={stack}>
        <p css={strongText} tabIndex={-1} data-result="">
          Vérifiez les colonnes, puis confirmez&nbsp;: aucune date n’est calculée avant.
        </p>
        {form}
      </div>
    );
  const titles = titlesOf(table);
  const readTitles = new Set(COLUMN_IDS.flatMap((each) => titles[columns[each] ?? -1] ?? []));
  return (
    <div css={stack}>
      <div css={columnsLine}>
        <p>{`Colonnes lues\u00a0: ${[...readTitles].join(" · ")}`}</p>
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
