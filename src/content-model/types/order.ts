import { integer } from "../field";

/** The place of an entry among those of its type. */
export const order = integer({
  min: 1,
  max: 999,
  label: "Ordre",
  help: "Place dans la liste : 1 pour la première. Deux entrées ne peuvent pas avoir le même ordre.",
});
