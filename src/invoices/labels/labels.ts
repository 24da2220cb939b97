/** All labels, by field. */
import type { FieldLabels } from "./field-labels";
import { METER } from "./meter";
import { OTHERS } from "./others";
import { PARTIES } from "./parties";
import { TERMS } from "./terms";

const ALL = { ...METER, ...TERMS, ...PARTIES, ...OTHERS };

export type Field = keyof typeof ALL;

export const LABELS: Readonly<Record<Field, FieldLabels>> = ALL;
