import { useSyncExternalStore } from "react";

import { dayOf, type IsoDay } from "../french/dates";

const visitorsDay = () => dayOf(new Date());

/** A tab may stay open for days: the day is read again when the visitor comes back to it. */
function onReturn(run: () => void): () => void {
  document.addEventListener("visibilitychange", run);
  return () => document.removeEventListener("visibilitychange", run);
}

/** The visitor's day. @param served the day that the built HTML was rendered with, where its text depends on the day. */
export const useToday = (served?: IsoDay): IsoDay =>
  useSyncExternalStore(onReturn, visitorsDay, served ? () => served : visitorsDay);
