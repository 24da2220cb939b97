/** The states of a contract's plan (`planOf`), with their names for editors: content has one story of each. Kept out of the model, which the pages' bundle must not include. */
export const PLAN_STATES = {
  incomplete: "Incomplet",
  inTime: "À temps",
  tight: "Juste",
  assemblyTooLate: "Assemblée trop tardive",
  noVote: "Sans vote possible",
  urgent: "Urgent",
  missed: "Échéance manquée",
  openEnded: "Sans terme",
  endsByItself: "Prend fin",
  smallMeter: "Petit compteur",
} as const;

export type PlanState = keyof typeof PLAN_STATES;
