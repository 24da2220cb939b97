import { useSyncExternalStore } from "react";

import { dayOf, type IsoDay } from "../french/dates";

const visitorsDay = () => dayOf(new Date());

/** Unit: ms. Time until midnight, computed by the calendar: a day may have 23 or 25 hours. */
function untilTomorrow(): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

/**
 * Runs at each midnight, and when the tab becomes visible: a timer stops while the device sleeps.
 * @returns a function that stops it.
 */
function onNewDay(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(check, untilTomorrow());
    run();
  };
  check();
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
}

/** The visitor's day. @param served the day of the build, if the served HTML depends on it: hydration starts with it. */
export const useToday = (served?: IsoDay): IsoDay =>
  useSyncExternalStore(onNewDay, visitorsDay, served ? () => served : visitorsDay);
