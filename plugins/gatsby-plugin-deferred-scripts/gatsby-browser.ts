import type { GatsbyBrowser } from "gatsby";

import { HYDRATED } from "./contract";

/** Runs after hydration: React now handles the page's events. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(HYDRATED));
};
