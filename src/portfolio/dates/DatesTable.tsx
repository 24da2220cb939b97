import { visuallyHidden } from "../../theme/text";
import type { DatedContract } from "./dated-contracts";
import { table } from "./dates-table.styles";
import { DatesRow } from "./DatesRow";
import { columnsFor } from "./row-texts";

interface DatesTableProps {
  dated: readonly DatedContract[];
  /** The `id` of each ticked contract. */
  tickedIds: readonly string[];
  toggle: (id: string) => void;
  /** Below the table. */
  note: string;
}

export function DatesTable({ dated, tickedIds, toggle, note }: DatesTableProps) {
  const { usual, rare } = columnsFor(dated);
  return (
    <table css={table}>
      <caption css={visuallyHidden}>Dates de chaque contrat, les plus urgentes d’abord</caption>
      <thead>
        <tr>
          {["Immeuble", "À faire", ...usual.map(({ heading }) => heading)].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dated.map((each) => (
          <DatesRow
            key={each.id}
            dated={each}
            usual={usual}
            rare={rare}
            isTicked={tickedIds.includes(each.id)}
            toggle={() => toggle(each.id)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={usual.length + 2}>{note}</td>
        </tr>
      </tfoot>
    </table>
  );
}
