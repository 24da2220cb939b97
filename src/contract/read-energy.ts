import { anchorOf } from "../content/links";
import { isDoubtful } from "./doubtful";
import { quoted } from "./read-day";

/** The values of the field in both forms. */
export type EnergyId = "electricite" | "gaz" | "electricite-gaz";

export interface ReadEnergy {
  /** Null for an empty text, another energy and another trade. */
  energy: EnergyId | null;
  /** The contract is no contract of energy: lift, water, insurance. */
  isOtherTrade: boolean;
  /** French remark on an unknown or doubtful text. */
  remark?: string;
  /** « Gaz ? », « Hors gaz »: the energy counts, but it proves no small meter. */
  isDoubtful?: boolean;
}

const GAS = /\b(?:gaz|gn|biogaz|biomethane|grdf)\b/;
const POWER = /\b(?:elec|elect|electr|electricite|electrique|enedis)\b/;
/** Gas in tanks and other fuels, which the rules for small meters do not name. */
const OTHER_ENERGY =
  /\b(?:propane|butane|gpl|citerne|fioul|fuel|gazole|gasoil|mazout|bois|granules?|pellets?|chaleur|vapeur|cpcu|biomasse|solaire|photovoltaique)\b/;
const OTHER_TRADE =
  /\b(?:ascenseurs?|eau|entretien|menage|nettoyage|assurances?|maintenance|multirisque|mri|syndic|espaces-verts|jardins?|extincteurs?|portes?|portails?|gardien|gardiennage|telephonie|internet|fibre|vmc|toiture|desinfection|dechets|ordures|parking|interphones?|p1|p2|p3)\b/;

/** « Hors gaz », « ex-gaz », « Gaz (résilié) »: the contract may be of another energy. */
const NEGATION = /\b(?:hors|sans|pas|ex|ancienne?|non|sauf|resilie\w*)\b/;

/** The energy that a text names by its own name or by the name of its network. */
function namedIn(plain: string): EnergyId | null {
  const isGas = GAS.test(plain);
  const isPower = POWER.test(plain);
  if (isGas && isPower) return "electricite-gaz";
  if (isGas) return "gaz";
  return isPower ? "electricite" : null;
}

/** Reads the energy of a contract from the whole text: « Gaz et entretien » is still a contract of gas, with a remark. */
export function readEnergy(text: string): ReadEnergy {
  if (!text) return { energy: null, isOtherTrade: false };
  const plain = anchorOf(text);
  const energy = namedIn(plain);
  const isTrade = OTHER_TRADE.test(plain);
  if (OTHER_ENERGY.test(plain)) {
    const remark = `énergie ${quoted(text)}\u00a0: ni gaz de réseau ni électricité, le préavis compte`;
    return { energy: null, isOtherTrade: false, remark };
  }
  if (isDoubtful(text) || NEGATION.test(plain)) {
    const remark = `énergie ${quoted(text)}\u00a0: à vérifier, le préavis compte`;
    return { energy, isOtherTrade: false, isDoubtful: true, remark };
  }
  if (energy && isTrade)
    return {
      energy,
      isOtherTrade: false,
      remark: `${quoted(text)}\u00a0: compté comme un contrat d’énergie`,
    };
  if (energy || isTrade) return { energy, isOtherTrade: isTrade };
  const remark = `énergie ${quoted(text)} non reconnue\u00a0: le préavis compte`;
  return { energy: null, isOtherTrade: false, remark };
}
