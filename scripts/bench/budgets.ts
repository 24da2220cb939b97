import json from "../../budgets.json";

export const budgets = json;

export const pages = [
  { name: "home", path: "/" },
  { name: "white paper", path: "/livre-blanc" },
] as const;
