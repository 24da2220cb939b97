import { Fold } from "../../components/Fold";
import { Notes } from "../../components/Notes";
import { counted } from "../../french/numbers";
import type { TableRow } from "../table/sheet";

/** « 3 lignes sans contrat : 1, 2, 6 » */
export function RowsWithoutContract({ rows }: { rows: readonly TableRow[] }) {
  const label = `${counted(rows.length, "ligne")} sans contrat\u00a0: ${rows.map(({ line }) => line).join(", ")}`;
  return (
    <Fold id="lignes-sans-contrat" label={<span key={label}>{label}</span>}>
      <Notes
        notes={rows.map(({ line, cells }) => `Ligne ${line}\u00a0: ${cells.filter(Boolean).join(", ")}`)}
      />
    </Fold>
  );
}
