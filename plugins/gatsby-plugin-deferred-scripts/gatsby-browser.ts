import type { GatsbyBrowser } from "gatsby";

import { HYDRATED } from "./contract";

/** React's first commit is done: the page answers for itself from here on. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.dispatchEvent(new Event(HYDRATED));
};
