import { useSyncExternalStore } from "react";

import { dayOf, type IsoDay } from "../french/dates";

const visitorsDay = () => dayOf(new Date());

/** Reads the day again when the tab becomes visible, because it may stay open for days. */
function onReturn(run: () => void): () => void {
  document.addEventListener("visibilitychange", run);
  return () => document.removeEventListener("visibilitychange", run);
}

/** The visitor's day. @param served the day of the build, if the served HTML depends on it: hydration starts with it. */
export const useToday = (served?: IsoDay): IsoDay =>
  useSyncExternalStore(onReturn, visitorsDay, served ? () => served : visitorsDay);
