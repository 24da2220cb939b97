import { counted } from "../../problem";
import { type Loss, lossName } from "./losses";
import type { MigrationPlan } from "./plan";

const LOSS_OPTION = "--allow-loss=";

/** The losses that a plan does not allow. */
export const refusedLosses = ({ losses }: MigrationPlan, allowed: ReadonlySet<string>): Loss[] =>
  losses.filter((loss) => !allowed.has(lossName(loss)));

/** Whether the space lacks something that the site needs. Fields that only the space has are no problem. */
export const isBehind = ({ types, losses }: MigrationPlan): boolean =>
  types.length > 0 || losses.some(({ needed }) => needed);

function lossLine(loss: Loss, allowed: ReadonlySet<string>): string {
  const name = lossName(loss);
  if (allowed.has(name))
    return `  ${name} : ${loss.reason}. Il est supprimé avec ses valeurs, comme demandé.`;
  const kept = loss.needed ? "refusé" : "gardé";
  return `  ${name} : ${loss.reason}. Le supprimer perd ses valeurs : ${kept}, sauf avec ${LOSS_OPTION}${name}`;
}

/**
 * Writes a plan in French: what changes without loss, type by type, then what would lose values.
 * @param allowed the names of the losses that the command allows.
 */
export function planInWords(plan: MigrationPlan, allowed: ReadonlySet<string>): string {
  const { types, losses } = plan;
  const count = types.reduce((total, { steps }) => total + steps.length, 0);
  const paragraphs = types.map(({ type, steps }) =>
    [`${type.label} (${type.id})`, ...steps.map((step) => `  • ${step}`)].join("\n"),
  );
  const lines = losses.map((loss) => lossLine(loss, allowed));
  return [
    count > 0
      ? `Sans perte : ${counted(count, "changement")}.`
      : "Le modèle de l’espace a tout ce que le site demande.",
    ...paragraphs,
    ...(lines.length > 0 ? [["Ce qui perdrait des valeurs :", ...lines].join("\n")] : []),
  ].join("\n\n");
}
