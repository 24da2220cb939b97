import { type ComponentProps, useEffect, useState } from "react";
import type { Helmet } from "react-helmet";

import { whenIdle } from "../when-idle";

/** Helmet, once it is fetched. It stays for all pages of the visit. */
let loaded: typeof Helmet | undefined;

/**
 * react-helmet in browsers, in place of `head-tags.ts` (scripts/build/webpack.ts): the served head is right until the next page, so the 5 KB of
 * Helmet are fetched when the browser is idle. The component is used as documented. A failed fetch is tried again on the next page.
 */
export function HeadTags(props: ComponentProps<typeof Helmet>) {
  const [Tags, setTags] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    const load = async () => {
      loaded = (await import(/* webpackChunkName: "helmet" */ "react-helmet")).Helmet;
      setTags(() => loaded);
    };
    whenIdle(() => void load().catch(() => undefined));
  }, []);
  return Tags ? <Tags {...props} /> : null;
}
